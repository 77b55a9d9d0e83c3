// A short sound when it is the reader's turn: two soft notes, made here; off unless they asked for it.

/** @type {AudioContext | null} */
let context = null;

export function chime() {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, pitch] of [659.25, 987.77].entries()) {
    const tone = context.createOscillator();
    const level = context.createGain();
    const start = now + index * 0.14;
    tone.type = "sine";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(0.16, start + 0.02);
    level.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}
