// What the call-out tells: price and effect of what is being chosen, an action of the past, or what the drawing says of the
// thing that is pointed at.

export class Preview {
  constructor({ stage, choosing, call, turns, seats, names, ask }) {
    Object.assign(this, { stage, choosing, call, turns, seats, names, ask });
    this.told = new Map(); // what actions mean, in the present position
    this.recalled = null; // an action of the past that is pointed at
  }

  // The table has moved on.
  clear() {
    this.told.clear();
    this.recalled = null;
  }

  hear(message) {
    this.told.set(`${message.action} ${message.then}`, message);
  }

  show(seat, mayAct) {
    const { stage, call, choosing, recalled } = this;
    if (recalled) return void call.show({ ...recalled, about: recalled.at.map((p) => stage.marks.find(p)).filter(Boolean) });
    const meant = mayAct ? this.meant() : null;
    if (!meant) return void this.words();
    const { choice, then } = meant;
    const key = `${choice.action} ${then}`;
    const found = this.told.get(key);
    if (found) {
      const said = stage.said || choosing.chosen.map((t) => stage.find(t)?.dataset.says).filter(Boolean).at(-1);
      call.show({ most: said ? 9 : 5, text: said || found.text || choice.text, points: found.points, names: this.names(), seat, about: stage.about(), keep: choosing.complete });
    } else if (!this.told.has(key)) {
      this.told.set(key, null);
      this.ask(choice.action, then);
    }
  }

  // What the table says of the action that is chosen; nothing as long as it has not answered.
  get answer() {
    const done = this.choosing.complete;
    const meant = done ? this.meant() : null;
    return meant ? this.told.get(`${meant.choice.action} ${meant.then}`) ?? null : null;
  }

  // The action that is chosen, or would be by a click on what is pointed at; before anything is chosen only if it is whole.
  meant() {
    const { choosing, stage } = this;
    const done = choosing.complete;
    if (done) return { choice: done.choice, then: choosing.chosen.find((t) => done.choice.ahead?.includes(t)) ?? "" };
    const meant = stage.pointed ? choosing.before(stage.pointed) : null;
    return meant && !choosing.chosen.length && (meant.choice.targets.length > 1 || meant.then) ? null : meant;
  }

  words() {
    const { stage, call } = this;
    if (stage.said) call.show({ text: stage.said, about: stage.about(), most: 9 });
    else if (stage.words) call.show({ text: stage.words, about: [] });
    else call.hide();
  }

  // An action of the past, pointed at in the recap: where it happened, by whom, what it changed.
  recall(deed, follow = false) {
    const { turns, seats } = this;
    const told = deed ? (turns.sentences(deed.seq, deed.by) || turns.sentences(deed.seq)).split(/(?<=\.) /) : [];
    const head = deed?.text ? `${seats.name(deed.by)}: ${deed.text}` : told.shift();
    const text = [head, ...told.slice(0, 3)].join("; ").replaceAll(".;", ";").replace(/\.$/, "");
    this.recalled = deed ? { text, points: deed.points, names: this.names(), seat: deed.by, at: deed.at } : null;
    this.ring(deed, follow);
  }

  ring(deed, follow) {
    const { marks, board } = this.stage;
    marks.rings = deed ? deed.at.map((place) => ({ place, seat: deed.by })) : [];
    marks.draw();
    if (deed && follow) board.reveal(deed.at.map((place) => marks.find(place)).filter(Boolean));
  }
}
