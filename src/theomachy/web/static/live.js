// The line to the table. It comes back by itself, says what it has seen, and sends nothing twice.

export class Line {
  constructor(address, { onMessage, onState }) {
    this.address = address; // () => URL, with what has been seen so far
    this.onMessage = onMessage;
    this.onState = onState;
    this.waiting = new Map(); // requests without an answer, by token: sent again on a new line
    this.tries = 0;
    this.closed = false;
    this.open();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
      this.beat(); // who does not look wants a notice
    });
    setInterval(() => this.beat(), 20000);
  }

  get up() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    let queue = Promise.resolve(); // unpacking takes a moment, and what came first is heard first
    socket.addEventListener("open", () => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.heard = Date.now();
      this.onState("open");
      if (document.hidden) this.beat();
      for (const message of this.waiting.values()) socket.send(JSON.stringify(message));
    });
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      queue = queue.then(async () => {
        const text = typeof event.data === "string" ? event.data : await unpacked(event.data);
        if (this.socket === socket) this.hear(JSON.parse(text));
      });
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket || this.closed) return;
      if (event.code === 4403) { // banned: the page says until when, and why
        this.closed = true;
        location.reload();
        return;
      }
      if (event.code === 4404) {
        this.closed = true;
        this.onState("gone");
        return;
      }
      if (event.code === 4401) { // signed out from another device
        this.closed = true;
        location.href = "/me";
        return;
      }
      this.onState("lost");
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), Math.min(8000, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2));
    });
  }

  hear(message) {
    if (message.type === "unsure") setTimeout(() => this.again(message.token), 2000);
    else if (message.token) this.waiting.delete(message.token);
    this.onMessage(message);
  }

  // Another line in place of this one. The old one is not waited for: its end may take a browser minutes to notice.
  renew() {
    const old = this.socket;
    this.open();
    old.close();
  }

  hurry() {
    if (!this.closed && this.socket.readyState === WebSocket.CLOSED) this.open();
  }

  // A line that is dead without knowing it is found out.
  beat() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > 50000) this.renew();
    else this.send({ type: "ping", hidden: document.hidden });
  }

  // It is not known whether this was carried out: ask again, under the same name, until it is.
  again(token) {
    const message = this.waiting.get(token);
    if (message) this.send(message);
  }

  send(message) {
    if (message.token) this.waiting.set(message.token, message);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

// Long messages come compressed.
async function unpacked(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

export function token() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
}
