// A bot that plays over the network, in JavaScript without any library: it plays anything that is allowed.
//
//   THEOMACHY_TOKEN=... node network_bot.mjs "https://HOST/t/TABLE?key=KEY"
//
// Node 22 has WebSocket built in; Node 20 wants `node --experimental-websocket`. The same works in a browser.
// A token is made on the page /bots of the server. docs/protocol.md has every message.

const link = new URL(process.argv[2]);
const token = process.env.THEOMACHY_TOKEN;
const table = link.pathname.split("/").pop();
const key = link.searchParams.get("key") ?? "";
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function api(method, path, body) {
  const response = await fetch(`${link.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const data = await response.json();
  if (!response.ok) throw new Error(data.detail ?? data.reason);
  return data;
}

// Sit down on the first free seat, or stay where we sit already.
async function sit() {
  const { chairs } = await api("GET", `/tables/${table}?key=${key}`);
  const chair = chairs.find((c) => c.mine) ?? chairs.find((c) => !c.who && (c.kind === "open" || key));
  if (!chair) throw new Error("no seat is free");
  if (!chair.mine) await api("PUT", `/tables/${table}/seats/${chair.seat}`, { key });
  return chair.seat;
}

// One line, until it is lost (then false) or the game is over (then the last thing seen). `memory` outlives lines.
function follow(seat, memory) {
  return new Promise((done, fail) => {
    const query = `seat=${seat}&since=${memory.seq}&plain=1`;
    // Browsers send no headers with a websocket, so the token stands beside the name of the protocol.
    const line = new WebSocket(`${link.origin.replace("http", "ws")}/api/tables/${table}/live?${query}`, [
      "theomachy", `bearer.${token}`,
    ]);
    const send = (message) => line.readyState === 1 && line.send(JSON.stringify(message));
    const beat = setInterval(() => send({ type: "ping" }), 20000);
    let seen = null;
    function act() {
      if (memory.wish || !seen || seen.seq < memory.seq || !seen.choices.length) return;
      const { action, text } = seen.choices[Math.floor(Math.random() * seen.choices.length)];
      console.log(`> ${text}`);
      memory.wish = { type: "play", seat, action, seq: seen.seq, token: crypto.randomUUID() };
      send(memory.wish);
    }
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "seen") {
        // What a lost line left without an answer is sent again as it was: with the same token it is done once.
        if (!seen && memory.wish) send(memory.wish);
        seen = message;
        memory.seq = seen.seq;
        for (const entry of seen.log) console.log(entry.text);
        if (seen.over || seen.abandoned) return void line.close();
        act();
      } else if (message.type === "done" || message.type === "refused") {
        if (message.type === "refused") console.log(`refused: ${message.reason} ${message.clause}`);
        memory.wish = null;
        memory.seq = Math.max(memory.seq, message.seq);
        act();
      } else if (message.type === "unsure") setTimeout(() => send(memory.wish), 1000);
    };
    line.onerror = () => {};
    line.onclose = ({ code, reason }) => {
      clearInterval(beat);
      if (code === 4401 || code === 4404) fail(new Error(reason));
      else done(seen?.over || seen?.abandoned ? seen : null);
    };
  });
}

const seat = await sit();
const memory = { seq: 0, wish: null };
let end = null;
while (!(end = await follow(seat, memory))) await pause(1000);
for (const place of end.result) console.log(`${place.rank}. ${end.chairs[place.seat].who}: ${place.points} points`);
