# The guided first game: what the coach says. One bold sentence and one plain one, each short.

step-aim = All build one world together. The greatest influence on it wins.
    .why = One after the other does one thing. East and South have begun; for a first game this world is small.

step-first-hold = Take up this tile, turned as you see it: forest above, sea below.
    .why = Each tile has two sides, and you may turn it as you like before it goes into the world.
    .wrong = That can be done too, but turned like this, forest meets forest and sea meets sea beside East's tile.

step-first-place = Put it beside East's tile.
    .why = A tile must touch two straight edges, of tiles or of the frame, and match every tile beside it.

step-god = Become the goddess of the sea, for the sea is growing.
    .why = Only gods send prophets. The largest and the most kingdoms of your land bring up to 15 points each.
    .wrong = Possible, but you are a god once and for good, and the sea is what grows here.

step-second-hold = Take up the tile with the large sea, like this.
    .why = Its two upper corners are sea, as on the tile that it will lie below.

step-second-place = Put it below East's tile, at the edge of the world.
    .why = Now the sea spreads over three tiles. From two tiles on it is a kingdom.

step-prophet = Send a prophet into the sea.
    .why = Whoever has the most prophets in a kingdom earns 1 point for each of its tiles without a prophet.
    .wrong = Also allowed, but the kingdom of the sea is where the points are.

step-rival = East has sent a prophet into your sea: now you are tied.
    .why = Those who are tied all earn, but two of the four tiles are occupied: only 2 points for each of you.

step-draw = Your hands are empty: draw two tiles.
    .why = You draw only with both hands free. What fits nowhere you put into your row, where all may take it.
    .wrong = Possible, but to win back the sea you need tiles: draw two.

step-third-hold = The new tile has much sea: take it up like this.
    .why = Above on the left it has the plain, which must meet the plain of your last tile.

step-third-place = Put it below your last tile.
    .why = It goes on with the sea and with the plain, and the frame is its second edge.

step-more = Send a second prophet into the sea.
    .why = Two against one: now you alone earn there. But every prophet makes a kingdom worth 1 point less.
    .wrong = Also allowed, but with a second prophet in the sea you lead there alone.

step-city = Now take a city; it needs a prophet of yours, too.
    .why = A city that stands at the end brings 5 points. A tile that fits in its place would destroy it.

step-city-place = Build it in the gap above.
    .why = All four lands meet there, and no tile shows four: nothing can ever destroy this city.
    .wrong = There somebody could lay a fitting tile and destroy it. The gap above is safe for ever.

step-free = Well done, you lead. Now it is your game.
    .why = When the world is full, all may still act for a while; then it is scored. The bulb shows good moves.
