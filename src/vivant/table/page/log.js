// The log, newest on top: a sentence a turn, each with its rule behind a small mark, the newest step tinted.

import { fill, make } from "./dom.js";
import { ruleMark } from "./links.js";

/** @typedef {import("./model.js").Entry} Entry */

/**
 * @param {Element} list an `ol` @param {Entry[]} entries oldest first @param {string} rules
 * @param {number} [fresh] steps after this one are tinted; without it the newest alone
 */
export function showLog(list, entries, rules, fresh) {
  const told = foldTurns(entries);
  const newest = told.at(-1)?.n ?? 0;
  const from = fresh === undefined || fresh >= newest ? newest - 1 : fresh;
  fill(
    list,
    ...told.toReversed().map((entry) => {
      const lines = entry.lines.map((line) => {
        if (!line) return null;
        const link = ruleMark(rules, line.rule);
        return make("p", {}, line.text, link ? " " : null, link);
      });
      const step = make("span", { class: "step" }, `${entry.n}`);
      return make("li", { class: entry.n > from ? "fresh" : null }, step, make("div", {}, ...lines));
    }),
  );
}

const LATELY = 8; // more than there is room for

/** What happened last, in few lines for eyes; who listens has heard it, and it stands in the log. @param {Entry[]} entries */
export function lately(entries) {
  const lines = foldTurns(entries.slice(-6 * LATELY)).flatMap((entry) => entry.lines).filter((line) => line !== null);
  return make("div", { class: "lately", "aria-hidden": "true" }, ...lines.slice(-LATELY).toReversed().map((line) => make("p", {}, line.text)));
}

/**
 * The same entries, where the sentence of a whole turn stands for its parts. What is not complete, or was undone, is
 * still told part by part.
 * @param {Entry[]} entries oldest first @returns {Entry[]}
 */
export function foldTurns(entries) {
  const folded = new Set();
  /** @type {Map<number, import("./model.js").Line[]>} */
  const parts = new Map(); // of turns that are not complete, by seat
  for (const { lines } of entries) {
    for (const line of lines) {
      if (line?.turn === undefined || line.whole) continue;
      parts.set(line.turn, [...(parts.get(line.turn) ?? []), line]);
    }
    for (const whole of lines.filter((line) => line?.whole)) {
      for (const part of parts.get(whole?.turn ?? -1) ?? []) folded.add(part);
      parts.delete(whole?.turn ?? -1);
    }
  }
  const kept = entries.map(({ n, lines }) => ({ n, lines: lines.filter((line) => !folded.has(line)) }));
  return kept.filter((entry) => entry.lines.some(Boolean));
}

/** @param {Entry[]} before @param {Entry[]} after @returns {import("./model.js").Line[]} the lines that came in */
export function newLines(before, after) {
  const last = before.at(-1)?.n ?? 0;
  const fresh = after.filter((entry) => entry.n > last).slice(-4);
  const lines = fresh.flatMap((entry) => entry.lines).filter((line) => line !== null);
  return lines.filter((line) => !line.whole); // its parts were told
}
