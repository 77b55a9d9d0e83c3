// Which puzzles were solved in this browser, which were looked up before that, and for how many days in a row.

import { recall, remember } from "./keep.js";

/** @typedef {{solved: Record<string, string>, seen: Record<string, string>, days: Record<string, string>}} Kept */

const KEY = "vivant.puzzles";

/** The reader's own day, `ago` days before today. @param {number} [ago] @returns {string} as 2026-12-24 */
export function dayOf(ago = 0) {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, 12);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
}

/** @param {string} game @returns {Kept} */
export function keptPuzzles(game) {
  const all = recall(KEY);
  const found = all && typeof all === "object" ? all[game] : null;
  return { solved: {}, seen: {}, days: {}, ...(found && typeof found === "object" ? found : {}) };
}

/** @param {string} game @param {(kept: Kept) => void} change */
function change(game, change) {
  const all = recall(KEY);
  const kept = keptPuzzles(game);
  change(kept);
  remember(KEY, { ...(all && typeof all === "object" ? all : {}), [game]: kept });
}

/** The solution was looked up: from now on it does not count. @param {string} game @param {number} number */
export function sawSolution(game, number) {
  change(game, (kept) => {
    if (!kept.solved[number]) kept.seen[number] ??= dayOf();
  });
}

/** @param {string} game @param {number} number @param {boolean} ofToday */
export function solvedPuzzle(game, number, ofToday) {
  change(game, (kept) => {
    if (kept.seen[number]) return;
    kept.solved[number] ??= dayOf();
    if (ofToday) kept.days[dayOf()] = String(number);
  });
}

/** Days in a row up to today, or to yesterday while today's is still to come. @param {string} game @returns {number} */
export function streakOf(game) {
  const { days } = keptPuzzles(game);
  let ago = days[dayOf()] ? 0 : 1;
  let count = 0;
  while (days[dayOf(ago)]) {
    count += 1;
    ago += 1;
  }
  return count;
}
