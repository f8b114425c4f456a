// Sounds, made here and off until somebody switches them on.

// Of each note: pitch, when it begins, how long it takes to fade (seconds), its wave and how loud it is.
const NOTES = {
  turn: [[660, 0, 0.5, "sine", 0.16], [990, 0.09, 0.6, "sine", 0.1]],
  piece: [[180, 0, 0.09, "triangle", 0.3], [90, 0.01, 0.12, "sine", 0.3]],
  choose: [[520, 0, 0.05, "triangle", 0.1]],
  gain: [[523, 0, 0.18, "triangle", 0.15], [784, 0.12, 0.3, "triangle", 0.15]],
  loss: [[440, 0, 0.18, "triangle", 0.15], [311, 0.13, 0.35, "triangle", 0.15]],
  clock: [[1200, 0, 0.06, "triangle", 0.2], [1200, 0.2, 0.06, "triangle", 0.2]],
  end: [[392, 0, 0.8, "triangle", 0.12], [494, 0.08, 0.8, "triangle", 0.12], [587, 0.16, 1, "triangle", 0.12]],
};
export const NAMES = Object.keys(NOTES);
const USUAL = 0.7; // the volume of whoever only switches them on
const AGAIN = 80; // milliseconds within which the same sound is one: several actions that are shown at once
const LATE = 300; // milliseconds after which a sound that could not be made is out of place
const AFTER = 0.45; // seconds before a second sound that belongs to the same moment

// Put the notes of a sound into what an audio context will play.
export function compose(context, name, volume, delay = 0) {
  for (const [pitch, after, long, shape, loud] of NOTES[name] ?? []) {
    const [wave, gain] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + after + delay;
    wave.type = shape;
    wave.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    wave.connect(gain).connect(context.destination);
    wave.start(start);
    wave.stop(start + long + 0.05);
  }
}

export class Sound {
  constructor(button, slider) {
    this.volume = Number(localStorage.getItem("volume") ?? 0);
    this.context = null;
    this.last = new Map();
    Object.assign(this, { button, slider });
    button?.addEventListener("click", () => this.set(this.volume ? 0 : USUAL));
    slider?.addEventListener("change", () => this.set(Number(slider.value)));
    this.show();
  }

  set(volume) {
    this.volume = volume;
    localStorage.setItem("volume", String(volume));
    this.show();
    this.play("piece"); // so loud is it
  }

  show() {
    if (this.slider) this.slider.value = String(this.volume);
    this.button?.setAttribute("aria-pressed", String(this.volume > 0));
    this.button?.classList.toggle("on", this.volume > 0);
  }

  // One sound tells what happened between two states of a table; that it is my turn is heard as well.
  tell(before, next) {
    if (!before || before.seq === next.seq) return;
    const sum = next.did.reduce((n, deed) => n + (deed.points[next.seat] ?? 0), 0);
    const mine = next.asked.includes(next.seat) && !before.asked.includes(next.seat);
    if (next.over && !before.over) this.play("end");
    else if (sum) this.play(sum > 0 ? "gain" : "loss", ...(mine ? ["turn"] : []));
    else if (mine) this.play("turn");
    else if (next.did.length) this.play("piece");
  }

  // The sounds of one moment, one after the other.
  play(...names) {
    if (!this.volume || document.hidden) return;
    const now = performance.now();
    const fresh = names.filter((name) => now - (this.last.get(name) ?? -Infinity) > AGAIN);
    for (const name of fresh) this.last.set(name, now);
    this.context ??= new AudioContext();
    const { context } = this;
    const make = () => fresh.forEach((name, i) => compose(context, name, this.volume, i * AFTER));
    if (context.state !== "suspended") return void make();
    // Before the first click a browser makes no sound: what it was asked for until then is not made up for later.
    context.resume().then(() => { if (performance.now() - now < LATE) make(); });
  }
}
