// Short sounds, made here, each off unless the reader asked for it: two soft notes for their turn, a knock for a piece.

/** @type {AudioContext | null} */
let context = null;

export function chime() {
  tone("sine", 659.25, 659.25, 0, 0.7, 0.16);
  tone("sine", 987.77, 987.77, 0.14, 0.7, 0.16);
}

/** Wood on the table. */
export function knock() {
  tone("triangle", 210, 80, 0, 0.09, 0.3);
}

/** @param {OscillatorType} type @param {number} from @param {number} to in Hz @param {number} after @param {number} long in seconds @param {number} loud */
function tone(type, from, to, after, long, loud) {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const sound = context.createOscillator();
  const level = context.createGain();
  sound.type = type;
  sound.frequency.setValueAtTime(from, start);
  sound.frequency.exponentialRampToValueAtTime(to, start + long);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.02);
  level.gain.exponentialRampToValueAtTime(0.001, start + long);
  sound.connect(level).connect(context.destination);
  sound.start(start);
  sound.stop(start + long + 0.05);
}
