// What the server has told about a table: messages put together, whole or by what changed. Knows nothing of the page.

/**
 * @typedef {{id: string, name: string, game: string, title: string, state: "open" | "playing" | "over", players: number,
 *   options: {name: string, sentence: string, text: string}[], edition: string, house_rules: {text: string, rule: string}[], rules: string, seal: string | null, words: string[] | null,
 *   notice: string, about: boolean, away_seconds: number, again: string | null, watchers: number, pace: string, listed: boolean,
 *   clocks: {each: string, seconds: number, increment: number, bot: string, text: string, paused: boolean} | null}} Table
 * @typedef {{seat: number, host: boolean, decision: number, asked: boolean}} You
 * @typedef {{seat: number, name: string, kind: "person" | "bot" | "empty" | "rival", bot: string | null, lent: boolean, kept?: string, here: boolean,
 *   lendable: boolean, since: number | null, asked: boolean, score: number | null, note: string,
 *   gone?: "" | "resigned" | "out", clock?: {left: number, runs: boolean} | null}} Seat
 * @typedef {{title: string, help: string}} Question
 * @typedef {{do: string, label: string, short?: string, keys: string[]}} Action
 * @typedef {{name: string, box: string, keys: string[], fragments: Record<string, string>}} Picture
 * @typedef {{pictures: Picture[], moves: [string, string][], whole?: boolean}} Scene
 * @typedef {{text: string, points: number, rule: string}} Points
 * @typedef {{seat: number, name: string, points: number, secret?: number, lines: Points[]}} Score
 * @typedef {{text: string, rule: string, aloud?: true, turn?: number, whole?: true}} Line
 * @typedef {{n: number, lines: (Line | null)[]}} Entry
 * @typedef {{step: number, text: string, free: boolean, why?: string}} Undo
 * @typedef {{id: number, by: number, step: number, text: string, yours: boolean, waiting: number[],
 *   away: number[], patience: string}} Ask
 * @typedef {{id: number, seat: number, name: string, text: string, at: number}} Chat
 * @typedef {{title: string, points: number[], lines: number[][]}} SheetRow
 * @typedef {{sections: {title: string, points: number[], rows: SheetRow[]}[], points: number[]}} Sheet
 * @typedef {{ranking: {seat: number, name: string, rank: number, points: number}[], sheet: Sheet,
 *   moment: {seat: number, name: string, step: number, points: number, text: string} | null, departures?: {seat: number, how: string, text: string}[], seal: string}} Over
 * @typedef {{seat: number, points: number, keys: string[]}} Count
 * @typedef {{lines: Line[], scene: Scene, counts: Count[], points: number[], status: string,
 *   notes: string[], quick: boolean}} Frame
 * @typedef {{id: string, title: string, step: number, steps: number, right: string, says: {text: string, keys: string[]}[],
 *   do: string[], last: boolean}} Lesson
 * @typedef {{table: Table, you: You, seats: Seat[], status: string, question: Question, actions: Action[], scene: Scene,
 *   scores: Score[], log: Entry[], undo: Undo | null, ask: Ask | null, chat: Chat[], over: Over | null,
 *   lesson: Lesson | null, film: Frame[]}} State
 * @typedef {{number: number, whole: boolean} & Record<string, any>} Message
 */

/** @returns {State} */
export function emptyState() {
  return {
    table: {
      id: "",
      name: "",
      game: "",
      title: "",
      state: "open",
      players: 0,
      options: [],
      edition: "",
      house_rules: [],
      rules: "",
      seal: "",
      words: null,
      notice: "",
      about: false,
      away_seconds: 0,
      again: null,
      listed: false,
      watchers: 0,
      pace: "human",
      clocks: null,
    },
    you: { seat: -1, host: false, decision: 0, asked: false },
    seats: [],
    status: "",
    question: { title: "", help: "" },
    actions: [],
    scene: { pictures: [], moves: [] },
    scores: [],
    log: [],
    undo: null,
    ask: null,
    chat: [],
    over: null,
    lesson: null,
    film: [],
  };
}

/**
 * The state after a message; the one before is left as it was.
 * @param {State} before @param {Message} message @returns {State}
 */
export function merge(before, message) {
  const state = message.whole ? emptyState() : { ...before };
  state.film = mergeFilm(before.scene, message.film ?? []);
  for (const key of /** @type {(keyof State)[]} */ (Object.keys(state))) {
    if (!(key in message) || key === "film") continue;
    const told = message[key];
    if (key === "scene") state.scene = mergeScene(state.scene, told);
    else if (key === "log") state.log = mergeLog(state.log, told);
    else if (key === "chat") state.chat = Array.isArray(told) ? told : [...state.chat, ...told.add];
    else /** @type {any} */ (state)[key] = told;
  }
  if (!("scene" in message)) state.scene = { ...state.scene, moves: [] };
  return state;
}

/** What happened in pieces, each the picture after it. @param {Scene} before @param {any[]} told @returns {Frame[]} */
export function mergeFilm(before, told) {
  let scene = before;
  return told.map((piece) => {
    scene = piece.scene ? mergeScene(scene, piece.scene) : { ...scene, moves: [] };
    const { lines, counts = [], points = [], status = "", notes = [], quick = false } = piece;
    return { lines, scene, counts, points, status, notes, quick };
  });
}

/** @param {Scene} before @param {Scene} told @returns {Scene} */
function mergeScene(before, told) {
  if (!told) return { pictures: [], moves: [] }; // nothing is drawn before the match
  if (told.whole) before = { pictures: [], moves: [] }; // other pictures than before
  const pictures = before.pictures.map((picture) => {
    const news = told.pictures.find((other) => other.name === picture.name);
    return news ? mergePicture(picture, news) : picture;
  });
  const names = new Set(before.pictures.map((picture) => picture.name));
  const added = told.pictures.filter((picture) => !names.has(picture.name));
  pictures.push(
    ...added.map((news) => mergePicture({ name: news.name, box: news.box, keys: [], fragments: {} }, news)),
  );
  return { pictures, moves: told.moves ?? [] };
}

/** @param {Picture} before @param {Picture} news @returns {Picture} */
function mergePicture(before, news) {
  const keys = news.keys ?? before.keys;
  const all = { ...before.fragments, ...news.fragments };
  const fragments = Object.fromEntries(keys.map((key) => [key, all[key] ?? ""]));
  return { name: before.name, box: news.box ?? before.box, keys, fragments };
}

/** @param {Entry[]} before @param {any} told @returns {Entry[]} */
function mergeLog(before, told) {
  if (Array.isArray(told)) return told;
  const drop = new Set(/** @type {string[]} */ (told.drop ?? []));
  const kept = before
    .filter((entry) => !drop.has(`${entry.n}`))
    .map((entry) => {
      if (![...drop].some((name) => name.startsWith(`${entry.n}.`))) return entry;
      return { n: entry.n, lines: entry.lines.map((line, index) => (drop.has(`${entry.n}.${index}`) ? null : line)) };
    });
  return [...kept.filter((entry) => entry.lines.some(Boolean)), ...(told.add ?? [])];
}
