// What this browser remembers: its seats at each table, the reader's name and word, whom they muted, their settings.

/**
 * @typedef {{token: string, name: string, notify?: boolean, call?: string}} Seat
 * @typedef {{seats: Record<string, Seat>, watch: string | null, game: string, title: string, name: string,
 *   at: number, ended?: boolean, book?: string}} Kept
 */

const TABLES = "vivant.tables";

/**
 * A browser may refuse to keep anything (private windows, full disks): then it is kept until the page is left.
 * @type {Map<string, string>}
 */
const spare = new Map();

/** @param {string} key @returns {any} what was kept under the key, or null */
export function recall(key) {
  try {
    const text = localStorage.getItem(key) ?? spare.get(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    spare.set(key, text);
  }
}

/** @returns {Record<string, Kept>} all tables of this browser, by id */
export function keptTables() {
  const stored = recall(TABLES);
  return stored && typeof stored === "object" ? stored : {};
}

/** @param {string} id @returns {Kept} what is kept of one table; empty for a table never seen */
export function keptTable(id) {
  /** @type {Partial<Kept>} */
  const stored = keptTables()[id] ?? {};
  return { seats: {}, watch: null, game: "", title: "", name: "", at: 0, ...stored };
}

/** Whether this browser has seen how the match at a table ended. @param {string} id @returns {boolean} */
export function sawEnding(id) {
  return keptTable(id).ended === true;
}

/** @param {string} id @param {(kept: Kept) => void} change @param {boolean} [quiet] nobody was at the table for it */
export function changeTable(id, change, quiet = false) {
  const tables = keptTables();
  const kept = keptTable(id);
  change(kept);
  tables[id] = { ...kept, at: quiet ? kept.at : Date.now() };
  remember(TABLES, tables);
}
