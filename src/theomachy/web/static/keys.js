// The keyboard: what each key does, in one table. In fields where people write, letters are letters.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listen(does) {
  const held = (on) => (event) => { if (event.key.toLowerCase() === "v" && !event.repeat && !event.target.closest?.("input, textarea, select")) does.lens(on); };
  addEventListener("keydown", held(true));
  addEventListener("keyup", held(false));
  addEventListener("blur", () => does.lens(false));
  addEventListener("keydown", (event) => {
    const { key } = event;
    const typing = event.target.closest?.("input, textarea, select");
    if ((event.ctrlKey || event.metaKey) && key === "z" && !typing) return void does.undo();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape") return void does.back();
    if (typing || document.querySelector("dialog[open]")) return;
    if (ARROWS[key]) {
      if (does.step(...ARROWS[key])) event.preventDefault();
      return;
    }
    const number = Number(key);
    if (number >= 1 && number <= 9) return void does.number(number);
    // Keys of a thing in hand, while there is one; else they mean what they mean at any table.
    if (does.turn({ r: "quarter", f: "over" }[key.toLowerCase()])) return void event.preventDefault();
    const action = { u: "undo", h: "hint", r: "recap", "[": "slower", "]": "faster", "+": "zoomIn", "-": "zoomOut", 0: "fit", g: "rules", t: "turns", c: "chat", n: "nextGame", i: "explain", "?": "help" }[key.toLowerCase()];
    if (action) {
      event.preventDefault();
      does[action]();
    } else if (key === " " && !event.target.closest?.("button, [data-target], a, summary")) {
      event.preventDefault();
      does.next();
    }
  });
}
