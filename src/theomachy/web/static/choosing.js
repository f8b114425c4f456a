// From clicks to an action: each legal action is a path of targets, and clicks narrow the list, in any order. An action
// may have targets `ahead`: those of the step after it. They can be clicked before it, and are kept until then.

export class Choosing {
  // `alike(target)`: other targets that stand for the same thing turned another way.
  constructor(alike = () => []) {
    this.alike = alike;
    this.choices = [];
    this.chosen = [];
    this.follows = false; // an action was sent, and what was clicked for the step after it is still to be done
    this.filled = false; // what goes with a place was chosen for it, as only one thing fits: it is not done unasked
  }

  // New choices. What was clicked stays as far as it still means something: in real-time play the others go on
  // while I choose.
  take(choices) {
    this.choices = choices;
    while (this.chosen.length && !this.open.length) this.chosen = this.chosen.slice(0, -1);
    if (!this.chosen.length) this.follows = this.filled = false;
  }

  with(chosen) {
    return this.choices.filter((choice) => chosen.every((t) => choice.targets.includes(t) || ahead(choice).includes(t)));
  }

  get open() {
    return this.with(this.chosen);
  }

  // What can be clicked now.
  get lit() {
    const found = new Set();
    for (const choice of this.open) {
      for (const target of choice.targets) if (!this.chosen.includes(target)) found.add(target);
      if (!this.chosen.some((target) => ahead(choice).includes(target))) for (const target of ahead(choice)) found.add(target);
    }
    // A thing may go wherever it fits, turned as it must be for that.
    for (const chosen of this.turns(this.chosen)) {
      for (const choice of this.with(chosen)) if (!chosen.some((t) => ahead(choice).includes(t))) for (const target of ahead(choice)) found.add(target);
    }
    return found;
  }

  // The same choice with one thing turned another way, nearest turn first.
  turns(chosen) {
    return chosen.flatMap((target, i) => this.alike(target).map((other) => chosen.with(i, other)));
  }

  // What is chosen after a click on this target; null if it means nothing then.
  chosenWith(target) {
    return [this.chosen, ...this.turns(this.chosen)].map((chosen) => [...chosen, target]).find((chosen) => this.with(chosen).length) ?? null;
  }

  // The action whose path has been clicked to its end; `alone` if no longer path has all that was clicked, `unseen` if
  // the click that completed it was not on the place at the end of the path, where it would have been seen before.
  get complete() {
    return this.completed(this.chosen);
  }

  completed(chosen) {
    const open = this.with(chosen);
    const whole = open.find((choice) => choice.targets.length > 0 && choice.targets.every((t) => chosen.includes(t)));
    // What only begins something waits for the step after it: until then it can be put back without a word.
    if (!whole || (ahead(whole).length && !chosen.some((t) => ahead(whole).includes(t)))) return null;
    // Whoever chose the place first and then a card may still want a second card; who chose the place last is done with cards.
    const early = chosen.slice(0, -1).some((t) => ahead(whole).includes(t));
    const rivals = open.filter((choice) => choice !== whole && (early || chosen.every((t) => choice.targets.includes(t))));
    const [, ...steps] = [...whole.targets, ...chosen.filter((t) => ahead(whole).includes(t))];
    return { choice: whole, alone: rivals.length === 0 && !this.filled, unseen: steps.length > 0 && chosen.at(-1) !== steps.at(-1) };
  }

  // Was a place clicked before what is done there?
  get placed() {
    return this.chosen.length === 1 && this.open.length > 0 && this.open.every((choice) => choice.targets[0] !== this.chosen[0]);
  }

  // The one action that a click on this target would complete, if it is only one.
  before(target) {
    const chosen = this.chosen.includes(target) ? this.chosen : this.chosenWith(target);
    const done = chosen && this.completed(chosen);
    if (!done?.alone) return null;
    if (done.choice.targets.includes(target)) return { choice: done.choice, then: "" };
    return ahead(done.choice).includes(target) ? { choice: done.choice, then: target } : null;
  }

  // True if the click meant something.
  click(target) {
    this.filled = false;
    if (this.chosen.includes(target)) {
      this.chosen = this.chosen.filter((t) => t !== target);
      return true;
    }
    const chosen = this.chosenWith(target);
    if (chosen) {
      this.chosen = chosen;
      const [only, ...more] = this.open;
      // A place that only one thing can be done to: that is taken up with it.
      if (chosen.length === 1 && !more.length && ahead(only).includes(target) && only.targets.length) {
        this.chosen = [target, ...only.targets];
        this.filled = true;
      }
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

  // The action is on its way: what was clicked for the step after it is kept.
  sent(choice) {
    this.filled = false;
    this.chosen = this.chosen.filter((target) => !choice.targets.includes(target) && ahead(choice).includes(target));
    this.follows = this.chosen.length > 0;
  }

  cancel() {
    this.chosen = [];
    this.filled = false;
    this.follows = false;
  }
}

function ahead(choice) {
  return choice.ahead ?? [];
}
