// The log, newest on top: step numbers, rule ids as links, the newest step tinted.

import { fill, make } from "./dom.js";
import { ruleLink } from "./links.js";

/** @typedef {import("./model.js").Entry} Entry */

/**
 * @param {Element} list an `ol` @param {Entry[]} entries oldest first @param {string} game
 * @param {number} [fresh] steps after this one are tinted; without it the newest alone
 */
export function showLog(list, entries, game, fresh) {
  const newest = entries.at(-1)?.n ?? 0;
  const from = fresh === undefined || fresh >= newest ? newest - 1 : fresh;
  fill(
    list,
    ...entries.toReversed().map((entry) => {
      const lines = entry.lines.map((line) => {
        if (!line) return null;
        const link = ruleLink(game, line.rule);
        return make("p", {}, line.text, link ? " " : null, link);
      });
      const step = make("span", { class: "step" }, `${entry.n}`);
      return make("li", { class: entry.n > from ? "fresh" : null }, step, make("div", {}, ...lines));
    }),
  );
}

/** @param {Entry[]} before @param {Entry[]} after @returns {import("./model.js").Line[]} the lines that came in */
export function newLines(before, after) {
  const last = before.at(-1)?.n ?? 0;
  const fresh = after.filter((entry) => entry.n > last).slice(-4);
  return fresh.flatMap((entry) => entry.lines.filter((line) => line !== null));
}
