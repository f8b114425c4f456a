# The guided first game: what the coach says. One bold sentence and one plain one, each short.

step-aim = All build one world together. The greatest influence on it wins.
    .why = One after the other does one thing. East and South have begun; for a first game this world is small.

step-first = Take up this tile and put it beside East's: forest to forest, sea to sea.
    .why = A tile must touch two straight edges, of tiles or of the frame, and match every tile beside it.
    .wrong = That can be done too, but turned like this and laid beside East's tile it makes the sea grow.

step-god = Become the goddess of the sea, for the sea is growing.
    .why = Only gods send prophets. The largest and the most kingdoms of your land bring up to 15 points each.
    .wrong = Possible, but you are a god once and for good, and the sea is what grows here.

step-second = Take up the tile with the large sea and put it below East's.
    .why = You may turn a tile or turn it over. Then the sea has three tiles; from two on it is a kingdom.
    .wrong = Possible, but below East's tile, turned like this, it goes on with the sea.

step-prophet = Send a prophet into the sea.
    .why = Whoever has the most prophets in a kingdom earns 1 point for each of its tiles without a prophet.
    .wrong = Also allowed, but the kingdom of the sea is where the points are.

step-rival = East has sent a prophet into your sea: now you are tied.
    .why = Those who are tied all earn, but two of the four tiles are occupied: only 2 points for each of you.

step-draw = Your hands are empty: draw two tiles.
    .why = You draw only with both hands free. What fits nowhere you put into your row, where all may take it.
    .wrong = Possible, but to win back the sea you need tiles: draw two.

step-third = The new tile has much sea: put it below your last one.
    .why = Both lands go on: sea meets sea and plain meets plain. The frame is the second edge.
    .wrong = Possible, but below your last tile, turned like this, it goes on with the sea.

step-more = Send a second prophet into the sea.
    .why = Two against one: now you alone earn there. But every prophet makes a kingdom worth 1 point less.
    .wrong = Also allowed, but with a second prophet in the sea you lead there alone.

step-city = Build a city in the gap above. It needs a prophet of yours, too.
    .why = It brings 5 points, unless a fitting tile destroys it. Here four lands meet, and no tile shows four: it is safe.
    .wrong = There somebody could lay a fitting tile and destroy it. In the gap above it is safe for ever.

step-free = Well done, you lead. Now it is your game.
    .why = When the world is full, all may still act for a while; then it is scored. The bulb shows good moves.

# What puzzles are about, and why such a deed is strong.

theme-finish = Finish in time
    .why = The game ends while you are ahead.

theme-city = Found a city
    .why = A city is worth 5 points if no tile destroys it.

theme-prophet = Send a prophet
    .why = The most prophets in a kingdom earn its points; a prophet comes only with a new tile.

theme-destroy = Destroy
    .why = A fitting tile destroys a city: 5 points for you, and its builder loses 5.

theme-god = Become the right god
    .why = You are a god once and for good: choose the land that grows.

theme-place = Lay the right tile
    .why = Where it lies and how it is turned decides which kingdoms grow.

theme-row = Choose tiles
    .why = What you take up decides what you can build.

theme-patience = The quiet way
    .why = Sometimes what you hold back is worth more than what you could do now.
