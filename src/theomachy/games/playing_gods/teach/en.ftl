# The guided first game: what the coach says. One bold sentence and one plain one, each short.

step-aim = You are Ignis, the flame. Rule eleven territories.
    .why = You rule where your chip, a sect, lies on top. Your home is North America: four territories already.

step-way = You rolled a 2: your figure walks forward or back, always in full. Go forward.
    .why = There you gain a sect. Where the walk ends decides what you may do this turn.
    .wrong = That way there is a conversion card. But a new sect at once is worth more: go forward.

step-settle = Put your new sect into empty Egypt.
    .why = Nobody lives in Africa yet: an empty territory costs no fight, and it is your fifth.
    .wrong = That is allowed too. Only an empty territory is one more for you, and this time we take Egypt.

step-lost = Meanwhile Silva came to your portal and converted Alaska.
    .why = Silva's chip covers yours. One sect alone can be converted; what lies below counts for nothing.

step-faith = You will win it back. Walk one space forward to a conversion card.
    .why = To convert, you need more conversion cards than the other god shows.
    .wrong = A wrath card is useful too, but for converting you need a conversion card.

step-draw = Draw the card.
    .why = You could strengthen your holy city instead, but now you need something to convert with.
    .wrong = Your holy city holds two sects already. Take the card this time.

step-home = A 3: walk back to your own portal.
    .why = Cards are played only on a portal, and only on its continent. No other figure may stand there.
    .wrong = Another wrath card can wait: only on your portal can you win Alaska back.

step-convert = Convert Silva's followers.
    .why = The card open before each god counts by itself: one for you, one for Silva. You must have more.
    .wrong = Wrath would free Alaska too, but converting leaves you two sects there.

step-offer = Show your card as well: two against one.
    .why = The difference is the number of territories you convert. Shown cards go back under the pile.
    .wrong = One against one converts nobody: show your card.

step-safe = Alaska is yours, with two sects now. End your turn.
    .why = Two sects of one god on top cannot be converted. Your own chip below helped: Silva's was taken away.

step-portal = A 4: walk forward to the portal of South America.
    .why = That is where Sol lives, and you still hold a wrath card.
    .wrong = Nobody lives in Asia yet, so your wrath would hit nobody there.

step-attack = Attack Amazonia: choose your air card, then the territory.
    .why = One element kills one sect, two that go together three, all four eight. Wrath makes room, but wins nothing.
    .wrong = Possible, but today we strike with air, and only in Amazonia.

step-free = Well done. Eleven territories win at once: now it is your game.
    .why = The bulb shows good moves, and a click on anything tells you why it cannot be done now. Good luck!

# What puzzles are about, and why such a deed is strong.

theme-finish = Win the game
    .why = With it you rule as many territories as the victory asks for.

theme-godkill = Kill a god
    .why = Whoever is out of the game takes no more territories from you.

theme-attack = The right attack
    .why = It strikes where the most is lost and nothing protects.

theme-convert = Convert a territory
    .why = A territory for you is one less for another.

theme-steal = Steal a card
    .why = You gain what another meant to use against you.

theme-spread = Spread the faith
    .why = A sect in the right territory is worth a whole turn.

theme-way = The right way
    .why = Only the space where the walk ends counts, and this one gives you more than the other way round.

theme-patience = The quiet way
    .why = It keeps what you need and leaves the others nothing to use.
