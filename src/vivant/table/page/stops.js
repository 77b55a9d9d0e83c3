// A finished match as a strip of stops: where somebody was asked, and the end. Knows nothing of the page.

import { call } from "./send.js";

/**
 * @typedef {{n: number, who: number | "chance", text: string, mark: "round" | null, stop: boolean}} Step
 * @typedef {{valid: boolean, seal: string, sentence: string, explained: string, uncovered: string}} Verdict
 * @typedef {{table: any, steps: Step[], seats: string[], verdict: Verdict}} About
 */

const KEPT = 80;

export class Stops {
  /** @param {string} id @param {string} lang @param {About} about */
  constructor(id, lang, about) {
    this.id = id;
    this.lang = lang;
    this.about = about;
    const first = about.steps[0]?.who === "chance" ? [] : [0];
    const later = about.steps.flatMap((step, index) => (step.stop ? [index + 1] : []));
    /** How many steps stand at each stop. @type {number[]} */
    this.stops = [...first, ...later];
    /** @type {Map<string, Promise<any>>} */
    this.kept = new Map();
  }

  get last() {
    return this.stops.length - 1;
  }

  /** The step that led to a stop; none led to the beginning. @param {number} at @returns {Step | null} */
  stepAt(at) {
    return this.about.steps[this.stops[at] - 1] ?? null;
  }

  /** The last stop at or before a step number. @param {number} n @returns {number} */
  stopOf(n) {
    let last = 0;
    for (let at = 0; at <= this.last; at++) if ((this.stepAt(at)?.n ?? 0) <= n) last = at;
    return last;
  }

  /** The stop at which the step at this index is still to come. @param {number} index @returns {number} */
  stopBefore(index) {
    return Math.max(0, this.stops.findLastIndex((standing) => standing <= index));
  }

  /** The stops at which a round begins. @returns {number[]} */
  rounds() {
    const begun = this.about.steps.flatMap((step, index) => (step.mark === "round" ? [index + 1] : []));
    return begun.map((index) => this.stops.findIndex((stop) => stop >= index)).filter((at) => at > 0);
  }

  /** The whole message at a stop. @param {number} at @param {string} view @param {string} shape @returns {Promise<any>} */
  look(at, view, shape) {
    const query = new URLSearchParams({ seat: view, lang: this.lang, shape });
    const path = `/api/replays/${encodeURIComponent(this.id)}/at/${this.stops[at]}?${query}`;
    let asked = this.kept.get(path);
    if (!asked) {
      asked = call("GET", path, null);
      asked.catch(() => this.kept.delete(path));
      this.kept.set(path, asked);
      const oldest = this.kept.keys().next().value;
      if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    }
    return asked;
  }
}
