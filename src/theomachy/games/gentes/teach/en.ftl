# The guided first game: what the coach says. One bold sentence and one plain one, each short.

step-aim = You are Blue. Here is all you have: points, coins, your people and your time.
    .why = After six rounds the most points win. Every action fills spaces of time; when all are full, you wait.

step-play = Take the chronicler for 1 coin: it plays your Treasure Chamber.
    .why = Noble, priest and merchant are there, as the card asks. They stay with you; the card brings points and coins.
    .wrong = That is possible too, but this is the cheapest way to play a card: 1 coin and 1 hourglass.

step-train = Now the Monument: it wants a second priest. Take the philosopher for 4 coins.
    .why = The philosopher trains people. The tile and 1 hourglass take up two spaces of your time.
    .wrong = Also possible, but without a second priest you cannot play the Monument.

step-two = Train two persons at once.
    .why = You pay 4 coins anyway. For two, that price reaches only the two groups on the left.

step-priest = First a priest: that is the one the Monument still needs.
    .why = With two priests, a noble and a merchant you have everyone it asks for.

step-noble = And a noble, for the next card.
    .why = Groups that were trained then move to the dear end of the row. The others become cheaper.

step-sail = Found a city: take the navigator for 6 coins.
    .why = Two spaces are left: one for the tile, one for a double hourglass. It counts two but fills only one.

step-city = Build in Syracusae: this trade city brings 5 coins.
    .why = A new city makes all your cities in its region pay. Others bring temple or oracle cubes, or points.
    .wrong = That place is free too, but now coins help you most, and Syracusae brings 5.

step-income = The round is over, income comes: let Syracusae pay.
    .why = After each round one city in each region pays again. Your Treasure Chamber gives 1 coin as well.

step-time = Look at your time: one hourglass still lies there.
    .why = Single hourglasses go away after a round, but a double stays as a single. That space is missing now.

step-again = Orange began and took the cheap chronicler. Take the one for 4 coins.
    .why = It plays the Monument: 3 points, and 2 more, since two of your cards now show the same symbol.
    .wrong = Also possible, but the other chroniclers here cost 2 hourglasses, and time is dearer than coins.

step-scribe = Your hand is empty: take the scribe for 6 coins.
    .why = It takes new cards from the display. The more you pay, the further to the right it reaches.

step-one = Take only one card this time.
    .why = For 6 coins you could take two of the first four, but the one that suits you lies further right.

step-press = Take the Olive Press.
    .why = Two nobles and an artisan: you have them all. And it shows a symbol that both your cards show.

step-free = Well done. Time for one more card is left: now it is your game.
    .why = The bulb shows good moves, and a click on anything tells you why it cannot be done now. Good luck!

# What puzzles are about, and why such a deed is strong.

theme-finish = Finish in time
    .why = The game ends while you are ahead.

theme-play = Play the right card
    .why = You have the people it asks for, and it brings points now.

theme-build = The right city
    .why = A city works for you again and again.

theme-train = Train people
    .why = These are the people that your cards wait for.

theme-cards = Take a card
    .why = It fits your people, and nobody else gets it.

theme-sun = Use what lies there
    .why = It costs no tile, and so you keep the better ones.

theme-tax = Raise taxes
    .why = Without coins the strong tiles are out of reach.

theme-tile = Choose the right tile
    .why = It does the most for its price and its time, and another turn would be too late.

theme-patience = The quiet way
    .why = It keeps what you need and leaves the others nothing to use.
