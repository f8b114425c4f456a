# The guided first game: what the coach says. One bold sentence and one plain one, each short.

step-aim = You are Red, the flame. Found villages: three tribes of one kind.
    .why = A village counts 3 points while it holds, and with it you get a points tile: 2 points for good.

step-tribe = Take the mountain tribe and put it beside your temple.
    .why = It costs 1 crystal for each tile it touches, and follows the god whose temple stands beside it.
    .wrong = That is allowed too, but look: only beside your temple alone does the tribe follow you for 1 crystal.

step-mediation = Take the mediation: it is free.
    .why = In a later turn it gives you one action more. It lies in front of you until then.

step-recap = Meanwhile the others have played: here you see what they did.
    .why = Point at an entry and the board shows it. Blue and Yellow have mountain tribes now, too.

step-second-tribe = Get a second mountain tribe, here beside temple and tribe.
    .why = It touches two tiles, so it costs 2 crystals. Your temple decides whom it follows.

step-temple = Build a temple below: it takes the mountain tribe from Blue.
    .why = A temple costs 3 crystals for each tile it touches, and turns every tribe beside it. Your first village!
    .wrong = Also possible, but this place is the cheapest from which a temple reaches Blue's mountain tribe.

step-extra = Your two actions are done. Use the mediation for one more.
    .why = Only a second temple in the same turn is not allowed.

step-desert = Put the desert beside your new tribe.
    .why = A desert is free and even brings 1 crystal, and a hostile temple there costs more.

step-lost = Yellow's temple has turned one of your tribes: the village is lost.
    .why = Its 3 points are gone. The points tile, 2 points, stays with you for good.

step-again = Put a new mountain tribe on the far side of your temple.
    .why = The village is yours again, and founding it again brings another points tile: 5 points.

step-discard = Take the forest tribe out of the game.
    .why = Nobody can use it now. Removing an open tile is free and always allowed.

step-free = Well done. Mind the temples: everybody who has the most on the field loses 4 points.
    .why = The end comes with the end tile, or when somebody has three different villages or four. Good luck!

# What puzzles are about, and why such a deed is strong.

theme-finish = Finish in time
    .why = The game ends while you are ahead.

theme-found = Found a village
    .why = A village is 3 points while it holds, and its points tile 2 for good.

theme-break = Break a village
    .why = Another god loses 3 points at once.

theme-convert = Win over tribes
    .why = A temple turns every tribe beside it, and what comes to you the others lose.

theme-rob = Weaken another
    .why = What it takes away is what another god was counting on.

theme-shield = Shape the land
    .why = Where the land changes, hostile temples cost more or reach nothing.

theme-temple = Found a temple
    .why = From there you reach tribes that nobody else reaches.

theme-tribe = Place a tribe
    .why = It follows you, and it lies where the others hardly reach it.

theme-patience = The quiet way
    .why = It keeps what you need and leaves the others nothing to use.
