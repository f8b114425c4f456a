// From clicks to an action: each legal action is a path of targets, and clicks narrow the list, in any order.

export class Choosing {
  constructor() {
    this.choices = [];
    this.chosen = [];
  }

  // New choices. What was clicked stays as far as it still means something: in real-time play the others go on
  // while I choose.
  take(choices) {
    this.choices = choices;
    while (this.chosen.length && !this.open.length) this.chosen = this.chosen.slice(0, -1);
  }

  with(chosen) {
    return this.choices.filter((choice) => chosen.every((target) => choice.targets.includes(target)));
  }

  get open() {
    return this.with(this.chosen);
  }

  // What can be clicked now.
  get lit() {
    const found = new Set();
    for (const choice of this.open) for (const target of choice.targets) if (!this.chosen.includes(target)) found.add(target);
    return found;
  }

  // The action whose path has been clicked to its end; `alone` if nothing longer begins with it.
  get complete() {
    const open = this.open;
    const whole = open.find((choice) => choice.targets.length === this.chosen.length && choice.targets.length > 0);
    return whole ? { choice: whole, alone: open.length === 1 } : null;
  }

  // The one action that a click on this target would complete, if it is only one.
  before(target) {
    const open = this.with([...this.chosen, target]);
    return open.length === 1 && open[0].targets.length === this.chosen.length + 1 ? open[0] : null;
  }

  // True if the click meant something.
  click(target) {
    if (this.chosen.includes(target)) {
      this.chosen = this.chosen.filter((t) => t !== target);
      return true;
    }
    if (this.with([...this.chosen, target]).length) {
      this.chosen = [...this.chosen, target];
      return true;
    }
    // Another card instead of the one chosen first: keep what still fits.
    const kept = this.chosen.filter((t) => this.with([t, target]).length);
    if (this.chosen.length && this.with([target]).length && this.with([...kept, target]).length) {
      this.chosen = [...kept, target];
      return true;
    }
    return false;
  }

  cancel() {
    this.chosen = [];
  }
}
