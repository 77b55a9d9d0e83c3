// A puzzle: the position is shown, what is chosen is sent with all that was chosen before, and the answer is told.

import { closeBubble, openBubble } from "./bubble.js";
import { choices, listen, offer, towards, unlook } from "./choose.js";
import { fill, find, make } from "./dom.js";
import { raise, raiseGhosts } from "./ghost.js";
import { showFrame, shapeNow } from "./layout.js";
import { dayOf, keptPuzzles, learnSolved, noteSolved, sawSolution, solvedPuzzle, streakOf } from "./puzzlebook.js";
import { sentenceOf } from "./refusals.js";
import { loadSprite, SceneView } from "./scene.js";
import { call, Refusal } from "./send.js";
import { applySettings } from "./settings.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").Action} Action
 * @typedef {{number: number, title: string, grade: string, difficulty: string}} Entry
 * @typedef {{game: string, title: string, today: number, puzzles: Entry[]}} Pack
 * @typedef {{puzzle: {number: number, title: string, task: string, difficulty: string, difficulty_about: string},
 *   status: string, question: {title: string, help: string}, actions: Action[], done: string[], labels: string[],
 *   answer: {whole: boolean, right: boolean, text: string}, scene: import("./model.js").Scene,
 *   solution: {steps: string[], text: string, proof: string, why: string} | null}} Told
 */

const FEW = 4; // buttons for what has no thing in the picture; more of them stand in the list alone

const FEW_STEPS = 2; // more of them are a list
const AROUND = 76; // px of the bar and the edges above and below the picture

const game = String(data.table);
const rules = `/rules/${game}`;
const scene = new SceneView((name) => document.getElementById(`picture-${name}`), (name) => say(`picture-${name}`));

/** @type {Pack} */
let pack;
let number = 0;
/** @type {string[]} */
let done = []; // what was chosen so far
/** @type {Told | null} */
let told = null;
let shape = "";
let over = false; // solved, or given up
let busy = false;

/** @param {string} id @param {string} text */
function write(id, text) {
  const element = find(id, HTMLElement);
  element.textContent = text;
  return element;
}

/** The shape for the room that the window leaves. */
function shapeHere() {
  const width = find("pictures", HTMLElement).clientWidth || innerWidth;
  return shapeNow({ width, height: innerHeight - AROUND });
}

/** Pictures as large as their room: as wide, and beside the words no higher than the window. */
function fit() {
  const svgs = [...document.querySelectorAll("#pictures .picture > svg.scene")].filter((svg) => svg instanceof SVGSVGElement);
  const boxes = svgs.map((svg) => svg.viewBox.baseVal);
  const full = find("pictures", HTMLElement).clientWidth / Math.max(...boxes.map((box) => box.width));
  for (const [index, svg] of svgs.entries()) {
    const { width, height } = boxes[index];
    const scale = shape === "tall" ? full : Math.min(full, (innerHeight - AROUND) / height);
    svg.style.width = `${Math.floor(width * scale)}px`;
    svg.style.height = `${Math.floor(height * scale)}px`;
  }
}

/**
 * Ask what stands after these actions, and show it.
 * @param {string[]} actions @param {boolean} [solution] whether the reader gives up @returns {Promise<boolean>}
 */
async function ask(actions, solution = false) {
  if (busy) return false;
  busy = true;
  try {
    shape = shapeHere();
    const path = `/api/puzzles/${game}/${number}?lang=${data.lang}&shape=${shape}`;
    const answer = await call("POST", path, null, { do: actions, solution });
    await loadSprite(game, `${data.assets}/art/${game}.svg`);
    problem("");
    show(answer);
    return true;
  } catch (error) {
    problem(sentenceOf(error));
    return false;
  } finally {
    busy = false;
  }
}

/** @param {string} sentence */
function problem(sentence) {
  const place = write("problem", sentence);
  place.hidden = !sentence;
}

/** @param {Told} answer */
function show(answer) {
  const still = !told || told.puzzle.number !== answer.puzzle.number;
  told = answer;
  done = answer.done;
  over = over || answer.solution !== null;
  const today = number === pack.today;
  if (answer.answer.right && solvedPuzzle(game, number, today)) noteSolved(game, number, today).catch(() => {}); // kept here
  find("puzzle", HTMLElement).hidden = false;
  closeBubble();
  unlook();
  if (still) scene.clear();
  scene.show(game, answer.scene, still, true);
  offer(answer.actions);
  fit();
  raise(find("pictures", HTMLElement));
  write("status", answer.status);
  write("puzzle-which", say(today ? "puzzle-which-today" : "puzzle-which", { number, last: pack.puzzles.length }));
  write("puzzle-grade", answer.puzzle.difficulty);
  write("puzzle-kind", answer.puzzle.title);
  write("puzzle-task", answer.puzzle.task);
  find("puzzle-asking", HTMLElement).hidden = answer.answer.whole;
  write("puzzle-question", answer.question.title);
  write("puzzle-help", answer.question.help);
  write("puzzle-done", say("puzzle-done", { text: answer.labels.join(" → ") })).hidden = !answer.labels.length;
  write("puzzle-said", answer.answer.text);
  find("puzzle-said", HTMLElement).dataset.right = String(answer.answer.right);
  showActions(answer);
  showSolution(answer);
  showProgress();
}

/** What has no thing in the picture has a button; everything stands in the list by name. @param {Told} answer */
function showActions(answer) {
  const drawn = new Set(answer.scene.pictures.flatMap((picture) => picture.keys));
  const named = answer.actions.filter((action) => !action.keys.some((key) => drawn.has(key)));
  const few = named.length <= FEW ? named : [];
  fill(find("puzzle-choices", HTMLElement), ...few.map((action) => button(action, "button primary")));
  fill(find("puzzle-actions", HTMLElement), ...answer.actions.map((action) => make("li", {}, button(action, "button"))));
  find("puzzle-named", HTMLElement).hidden = !answer.actions.length;
  find("puzzle-undo", HTMLButtonElement).disabled = !done.length;
  find("puzzle-again", HTMLButtonElement).disabled = !done.length;
  find("puzzle-give-up", HTMLButtonElement).hidden = over;
}

/** @param {Action} action @param {string} kind */
function button(action, kind) {
  return make("button", { type: "button", class: kind, "data-do": action.do, click: () => void choose(action.do) }, action.label);
}

/** @param {Told} answer */
function showSolution(answer) {
  const { solution } = answer;
  if (solution) {
    const steps = solution.steps.map((step) => make("li", {}, step));
    fill(find("puzzle-best", HTMLElement), steps.length > FEW_STEPS ? make("ol", {}, ...steps) : solution.text);
    write("puzzle-proof", solution.proof);
    write("puzzle-why", solution.why);
    write("puzzle-grade-about", answer.puzzle.difficulty_about);
  }
  find("puzzle-solution", HTMLElement).hidden = !over;
}

function showProgress() {
  const kept = keptPuzzles(game);
  const days = streakOf(game);
  const last = pack.puzzles.length;
  const today = number === pack.today;
  const solved = Object.keys(kept.solved).filter((one) => Number(one) <= last).length;
  write("puzzle-solved-count", say("puzzle-solved-count", { solved, last }));
  const own = today && kept.days[dayOf()];
  const running = days > 1 ? say("puzzle-running", { days }) : "";
  write("puzzle-streak", own ? say(days > 1 ? "puzzle-streak" : "puzzle-streak-one", { days }) : running);
  const open = pack.puzzles.map((entry) => entry.number).filter((one) => one !== number && !kept.solved[one]);
  const next = open.find((one) => one > number) ?? open[0] ?? (number % last) + 1;
  link("puzzle-next", next, over);
  link("puzzle-today", pack.today, !today);
  for (const entry of find("puzzle-numbers", HTMLElement).querySelectorAll("a")) {
    const own = Number(entry.dataset.number);
    entry.classList.toggle("solved", Boolean(kept.solved[own]));
    entry.toggleAttribute("aria-current", own === number);
    if (own === number) entry.setAttribute("aria-current", "true");
    fill(find(`puzzle-solved-${own}`, HTMLElement), kept.solved[own] ? `, ${say("puzzle-solved")}` : "");
  }
}

/** @param {string} id @param {number} to @param {boolean} shown */
function link(id, to, shown) {
  const place = find(id, HTMLAnchorElement);
  place.href = `/${data.lang}/puzzle/${game}?number=${to}`;
  place.hidden = !shown;
}

// choosing

/** @param {string} action */
async function choose(action) {
  if (!told || told.answer.whole) return;
  const before = document.activeElement;
  if (!(await ask([...done, action])) || !told) return;
  write("ear", told.answer.whole ? "" : `${told.labels.at(-1) ?? ""}. ${told.question.title}`);
  if (told.answer.right) {
    find("puzzle-solution-title", HTMLElement).focus({ preventScroll: true });
  } else if (told.answer.whole) {
    find("puzzle-again", HTMLButtonElement).focus({ preventScroll: true });
  } else if (!before?.isConnected || before === document.body) {
    const first = find("puzzle-actions", HTMLElement).querySelector("button");
    (find("puzzle-named", HTMLDetailsElement).open ? first : choices()[0])?.focus({ preventScroll: true });
  }
  if (told.answer.whole) find("puzzle-reply", HTMLElement).scrollIntoView({ block: "nearest" });
}

/** Why something grey may not be done: the reason that its thing brings, or the server's. @param {string} action @param {Element} at */
async function why(action, at) {
  const label = at.getAttribute("aria-label") ?? action;
  const brought = at.getAttribute("data-say");
  /** @param {string} reason @param {string} rule */
  const tell = (reason, rule) => {
    openBubble(at, label, reason, rule, rules);
    write("ear", `${reason} ${rule}`);
  };
  if (brought) return tell(brought, at.getAttribute("data-why") ?? "");
  try {
    await call("POST", `/api/puzzles/${game}/${number}?lang=${data.lang}`, null, { do: [...done, action] });
  } catch (error) {
    if (at.isConnected) tell(sentenceOf(error), error instanceof Refusal ? error.rule : "");
  }
  return undefined;
}

// all of them

function showNumbers() {
  const rows = pack.puzzles.map((entry) => {
    const label = say("puzzle-entry", { number: entry.number, title: entry.title, difficulty: entry.difficulty });
    const href = `/${data.lang}/puzzle/${game}?number=${entry.number}`;
    const today = entry.number === pack.today ? `, ${say("puzzle-of-day")}` : "";
    const told = make("span", { class: "unseen" }, `${label}${today}`, make("span", { id: `puzzle-solved-${entry.number}` }));
    const shown = make("span", { "aria-hidden": "true" }, String(entry.number));
    const attributes = { href, "data-number": entry.number, "data-grade": entry.grade, title: label, class: today ? "today" : null };
    return make("li", { "data-grade": entry.grade }, make("a", attributes, shown, told));
  });
  fill(find("puzzle-numbers", HTMLElement), ...rows);
  const grades = new Map(pack.puzzles.map((entry) => [entry.grade, entry.difficulty]));
  const order = ["easy", "normal", "hard", "expert", "beyond"].filter((grade) => grades.has(grade));
  const filter = find("puzzle-filter", HTMLSelectElement);
  filter.append(...order.map((grade) => make("option", { value: grade }, grades.get(grade) ?? grade)));
  filter.addEventListener("change", () => {
    for (const row of find("puzzle-numbers", HTMLElement).children) {
      if (row instanceof HTMLElement) row.hidden = filter.value !== "" && row.dataset.grade !== filter.value;
    }
  });
}

async function open() {
  const asked = new URLSearchParams(location.search);
  const day = asked.get("date") ?? dayOf();
  pack = await call("GET", `/api/puzzles/${game}?lang=${data.lang}&date=${encodeURIComponent(day)}`, null);
  if (day !== dayOf()) {
    number = pack.today;
    pack = await call("GET", `/api/puzzles/${game}?lang=${data.lang}&date=${dayOf()}`, null);
  }
  number = Number(asked.get("number")) || number || pack.today;
  find("puzzle", HTMLElement).hidden = false; // its room is measured
  showNumbers();
  await ask([]);
  await learnSolved(game).catch(() => {}); // nobody waits for the book
  showProgress();
}

/** Arrows go from choice to choice in the pictures, as at a table. @param {KeyboardEvent} event */
function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || !/^(Arrow|Home|End)/.test(event.key)) return;
  if (!(document.activeElement instanceof SVGElement)) return;
  const next = towards(event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function attend() {
  const area = find("pictures", HTMLElement);
  listen(area, {
    choose: (action) => void choose(action),
    ask: (action, at) => void why(action, at),
    look: () => raise(area),
  });
  raiseGhosts(area);
  addEventListener("keydown", onKey);
  find("puzzle-undo", HTMLButtonElement).addEventListener("click", () => void ask(done.slice(0, -1)));
  find("puzzle-again", HTMLButtonElement).addEventListener("click", () => void ask([]));
  find("puzzle-give-up", HTMLButtonElement).addEventListener("click", async () => {
    sawSolution(game, number);
    await ask(done, true);
    find("puzzle-solution-title", HTMLElement).focus({ preventScroll: true });
  });
  let waiting = 0;
  addEventListener("resize", () => {
    showFrame();
    if (told) fit();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (told && shapeHere() !== shape) void ask(done);
    }, 200);
  });
}

applySettings();
showFrame();
attend();
open().catch((error) => problem(sentenceOf(error)));
