# The guided first game: what the coach says. One bold sentence and one plain one, each short.

step-aim = You are Red, the flame. Win three tribes of one kind.
    .why = Three tribes of one kind that follow you are a nation: 3 points, and 1 more for the first to unite it.

step-tribe = Take the fisher tribe and put it beside your temple.
    .why = It costs 1 power for each card it touches, and follows the god whose temple stands beside it.
    .wrong = That is allowed too, but look: only beside your temple alone does the tribe follow you for 1 power.

step-desert = Now put the desert between your tribe and Blue's temple.
    .why = A desert is free and even brings 1 power. A hostile temple beside your tribe then costs more.

step-recap = Meanwhile the others have played: here you see what they did.
    .why = Point at an entry and the board shows it. Blue and Yellow have fisher tribes now, too.

step-second-tribe = Get a second fisher tribe, here beside temple and tribe.
    .why = It touches two cards, so it costs 2 power. Your temple decides whom it follows.

step-temple = Build a temple below: it takes the fisher tribe from Blue.
    .why = A temple costs 3 power for each card it touches, and turns every tribe beside it. Your third fisher!
    .wrong = Also possible, but this place is the cheapest from which a temple reaches Blue's fisher tribe.

step-lost = Yellow's temple has turned one of your tribes: the nation is broken.
    .why = Its 3 points are gone. The 1 point for the first nation of a people stays with you for good.

step-again = Put a new fisher tribe on the far side of your temple.
    .why = With three the nation is yours again. Out here hardly anybody reaches it.

step-protect = Protect it: put the desert beside it.
    .why = A temple there would now touch two cards and cost 6 power instead of 3.

step-free = Well done. 9 points win at once: now it is your game.
    .why = The bulb suggests moves. Click anything to see why you can't use it. Good luck!

# What puzzles are about, and why such a deed is strong.

theme-finish = Finish in time
    .why = The game ends while you are ahead.

theme-unite = Unite a nation
    .why = Three tribes of one people are 3 points, and 1 more if you are first.

theme-break = Break a nation
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
