// What one step did, to be watched piece by piece: on its own pace, or by pressing Next; a key or a tap ends it.

import { fill, make } from "./dom.js";
import { ruleMark } from "./links.js";
import { say } from "./words.js";

/**
 * @typedef {import("./model.js").Frame} Frame
 * @typedef {{host: HTMLElement, rules: string, show: (frame: Frame) => void, done: () => void}} Stage
 */

const QUICK = 500; // ms for a piece with nothing to read
const COUNT = 1300; // for one in which something is counted
const BRIEF = 700; // and for one of somebody else
const LETTER = 24; // for each letter of a sentence
const SHORTEST = 1500;
const LONGEST = 3600;
const SWALLOW = 700; // how long the click after a tap that ended it is kept from what lies there then
const PASSIVE = ["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"];
const PRESSES = ["Enter", " ", "Escape"];

/** How long a piece is shown, in ms. @param {Frame} frame @returns {number} */
export function pace(frame) {
  if (frame.quick) return BRIEF;
  const letters = frame.lines.reduce((sum, line) => sum + line.text.length, 0);
  const read = letters ? Math.min(LONGEST, Math.max(SHORTEST, LETTER * letters)) : QUICK;
  return frame.counts.length ? Math.max(COUNT, read) : read;
}

export class Watch {
  /** @param {Frame[]} frames @param {Stage} stage where it is told, and who shows it */
  constructor(frames, stage) {
    this.frames = frames;
    this.stage = stage;
    this.at = -1;
    this.alone = true; // whether it goes on by itself
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.over = false;
    this.listening = new AbortController();
    const { signal } = this.listening;
    addEventListener("keydown", (event) => this.pressed(event), { capture: true, signal });
    addEventListener("pointerdown", (event) => this.tapped(event), { capture: true, signal });
  }

  /** The piece that is shown. @returns {Frame | null} */
  get frame() {
    return this.over ? null : (this.frames[this.at] ?? null);
  }

  /** The next piece, or the end. */
  next() {
    clearTimeout(this.timer);
    if (this.over) return;
    this.at += 1;
    const frame = this.frames[this.at];
    if (!frame) return this.end();
    this.tell(frame);
    this.stage.show(frame); // where it is told is known to whoever makes room for it
    // Where there is nothing to read there is no Next to press, either.
    if (this.alone || !frame.lines.length) this.timer = setTimeout(() => this.next(), pace(frame));
  }

  /** From now on only when the reader says so. */
  step() {
    this.alone = false;
    this.next();
  }

  end() {
    if (this.stop()) this.stage.done();
  }

  /** Leave off: something else is shown instead. @returns {boolean} whether it was still running */
  stop() {
    clearTimeout(this.timer);
    if (this.over) return false;
    this.over = true;
    this.listening.abort();
    this.stage.host.hidden = true;
    fill(this.stage.host);
    return true;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const { target } = event;
    if (PASSIVE.includes(event.key) || !(target instanceof Element)) return;
    if (target.closest("input, textarea, select, dialog") || this.stage.host.contains(target)) return;
    this.end();
    if (!PRESSES.includes(event.key) || target.closest("button, a, summary")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A tap on a picture ends it, and does not choose what comes to lie there. @param {PointerEvent} event */
  tapped(event) {
    if (!(event.target instanceof Element) || !event.target.closest(".picture")) return;
    this.end();
    const swallowing = new AbortController();
    const swallow = (/** @type {Event} */ click) => (click.preventDefault(), click.stopPropagation());
    addEventListener("click", swallow, { capture: true, once: true, signal: swallowing.signal });
    setTimeout(() => swallowing.abort(), SWALLOW);
  }

  /** Where there is nothing to say, nothing is written. @param {Frame} frame */
  tell(frame) {
    const { host, rules } = this.stage;
    const lines = frame.lines.map((line) => {
      const link = ruleMark(rules, line.rule);
      return make("p", {}, line.text, link ? " " : null, link);
    });
    const had = document.activeElement instanceof HTMLElement ? document.activeElement.id : "";
    host.hidden = !lines.length;
    if (!lines.length) return fill(host);
    const told = this.frames.filter((other) => other.lines.length);
    const count = make("span", { class: "soft small" }, `${told.indexOf(frame) + 1} / ${told.length}`);
    const next = make("button", { type: "button", class: "button tight", id: "film-next", click: () => this.step() }, say("film-next"));
    const skip = make("button", { type: "button", class: "button tight", id: "film-skip", click: () => this.end() }, say("film-skip"));
    fill(host, make("div", { class: "lines" }, ...lines), make("div", { class: "row" }, count, next, skip));
    if (had === "film-next") next.focus();
    return undefined;
  }
}
