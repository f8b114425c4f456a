// Sounds, made here and off until somebody switches them on.

const NOTES = {
  turn: [[660, 0, 0.5, "sine", 0.16], [990, 0.09, 0.6, "sine", 0.1]],
  piece: [[180, 0, 0.09, "triangle", 0.3], [90, 0.01, 0.12, "sine", 0.3]],
  choose: [[520, 0, 0.05, "triangle", 0.1]],
  gain: [[523, 0, 0.18, "triangle", 0.15], [784, 0.12, 0.3, "triangle", 0.15]],
  loss: [[440, 0, 0.18, "triangle", 0.15], [311, 0.13, 0.35, "triangle", 0.15]],
  clock: [[1200, 0, 0.03, "square", 0.05]],
  end: [[392, 0, 0.8, "triangle", 0.12], [494, 0.08, 0.8, "triangle", 0.12], [587, 0.16, 1, "triangle", 0.12]],
};

export class Sound {
  constructor(button, words) {
    this.volume = Number(localStorage.getItem("volume") ?? 0);
    this.context = null;
    this.button = button;
    this.words = words;
    button?.addEventListener("click", () => this.set(this.volume ? 0 : 0.7));
    this.show();
  }

  set(volume) {
    this.volume = volume;
    localStorage.setItem("volume", String(volume));
    this.show();
    this.play("choose");
  }

  show() {
    if (!this.button) return;
    this.button.setAttribute("aria-pressed", String(this.volume > 0));
    this.button.classList.toggle("on", this.volume > 0);
  }

  play(name) {
    if (!this.volume || document.hidden) return;
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === "suspended") context.resume();
    for (const [pitch, after, long, shape, loud] of NOTES[name] ?? []) {
      const [wave, gain] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + after;
      wave.type = shape;
      wave.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime(loud * this.volume, start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
      wave.connect(gain).connect(context.destination);
      wave.start(start);
      wave.stop(start + long + 0.05);
    }
  }
}
