// What an automaton did, to be watched piece by piece: on its own pace, or by pressing Next, or not at all.

import { fill, find, make } from "./dom.js";
import { ruleLink } from "./links.js";
import { say } from "./words.js";

/** @typedef {import("./model.js").Frame} Frame */

const PACE = 1700; // ms for a piece with a sentence
const QUICK = 500; // and for one without

export class Watch {
  /**
   * @param {Frame[]} frames @param {string} game
   * @param {(frame: Frame) => void} show @param {() => void} done
   */
  constructor(frames, game, show, done) {
    this.frames = frames;
    this.game = game;
    this.show = show;
    this.done = done;
    this.at = -1;
    this.alone = true; // whether it goes on by itself
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.over = false;
  }

  /** The next piece, or the end. */
  next() {
    clearTimeout(this.timer);
    if (this.over) return;
    this.at += 1;
    const frame = this.frames[this.at];
    if (!frame) return this.end();
    this.show(frame);
    this.bar(frame);
    if (this.alone) this.timer = setTimeout(() => this.next(), frame.lines.length ? PACE : QUICK);
  }

  /** From now on only when the reader says so. */
  step() {
    this.alone = false;
    this.next();
  }

  end() {
    clearTimeout(this.timer);
    if (this.over) return;
    this.over = true;
    const host = find("film", HTMLElement);
    host.hidden = true;
    fill(host);
    this.done();
  }

  /** @param {Frame} frame */
  bar(frame) {
    const host = find("film", HTMLElement);
    const lines = frame.lines.map((line) => {
      const link = ruleLink(this.game, line.rule);
      return make("p", {}, line.text, link ? " " : null, link);
    });
    const count = make("span", { class: "soft small" }, `${this.at + 1} / ${this.frames.length}`);
    const next = make("button", { type: "button", class: "button tight", id: "film-next" }, say("film-next"));
    next.addEventListener("click", () => this.step());
    const skip = make("button", { type: "button", class: "button tight", id: "film-skip" }, say("film-skip"));
    skip.addEventListener("click", () => this.end());
    const had = document.activeElement instanceof HTMLElement ? document.activeElement.id : "";
    host.hidden = false;
    fill(host, make("div", { class: "lines" }, ...lines), make("div", { class: "row" }, count, next, skip));
    if (had === "film-next") next.focus();
  }
}
