// The replay of a finished match: scrubber, keys, whose view, log and scores at that step, and whether it is true.

import { markAdvised } from "./advised.js";
import { sentenceOf } from "./refusals.js";
import { Counting } from "./counting.js";
import { fill, find, make } from "./dom.js";
import { calm } from "./fly.js";
import { Graph } from "./graph.js";
import { houseRules } from "./houserules.js";
import { Stops } from "./stops.js";
import { keptTable } from "./keep.js";
import { frameNow, isNarrow, readableScale, shapeNow, showFrame } from "./layout.js";
import { legendPage } from "./links.js";
import { showLog } from "./log.js";
import { mergeFilm } from "./model.js";
import { offerReview } from "./review.js";
import { loadSprite, SceneView } from "./scene.js";
import { ScoreView } from "./scores.js";
import { scoreSheet } from "./scoresheet.js";
import { call, Refusal } from "./send.js";
import { applySettings, settings } from "./settings.js";
import { Watch } from "./watch.js";
import { data, say } from "./words.js";

const QUICKEST = 1000; // ms a step: who plays faster does not watch pieces
const SEEN = 1200; // ms
const SMALLEST = 0.75; // of the page's width

const range = find("at", HTMLInputElement);
const view = find("view", HTMLSelectElement);
const play = find("play", HTMLButtonElement);
const scene = new SceneView((name) => document.getElementById(`picture-${name}`), (name) => say(`picture-${name}`));
const scores = new ScoreView(find("scores", HTMLElement));
const counting = new Counting(scene);

/** @type {Watch | null} */
let watch = null; // what led to the stop that is seen
/** @type {Stops} */
let stops;
let at = 0; // the stop that is wanted
let shown = -1; // the stop that is seen
let shownAs = ""; // in whose view, in which shape
let looking = false;
/** What is marked in the picture of a stop: what was done there, and what was better. @type {{stop: number, marks: import("./advised.js").Advised[]}} */
let advised = { stop: -1, marks: [] };
let least = Infinity; // the smallest scale of pictures in this window so far
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;

/** The shape for the room that the style sheet leaves. @returns {string} */
function shape() {
  const { clientWidth: width, clientHeight: height } = find("pictures", HTMLElement);
  return shapeNow({ width, height });
}

/** Beside a rail points stand next to the picture, and all else that is told below it. */
function lay() {
  showFrame();
  find(frameNow() === "rail" ? "stage" : "counts", HTMLElement).prepend(find("points", HTMLElement));
  least = Infinity;
}

/** Pictures as large as the room; tall ones together as high as the scrubber leaves, if all can be read then. */
function fit() {
  const svgs = [...document.querySelectorAll(".replay .picture:not(#picture-others) > svg")].filter((svg) => svg instanceof SVGSVGElement);
  const host = find("pictures", HTMLElement);
  const boxes = svgs.map((svg) => svg.viewBox.baseVal);
  const width = Math.max(...boxes.map((box) => box.width));
  const height = boxes.reduce((sum, box) => sum + box.height, 0);
  const free = innerHeight - find("scrubber", HTMLElement).offsetHeight - host.offsetTop - 16 - 8 * boxes.length;
  const full = host.clientWidth / width;
  const small = Math.max(SMALLEST * full, free / height);
  const seen = small < readableScale(width) ? full : small; // what could not be read is as large as the page is wide
  // Within one window the pictures only get smaller: what breathes with every card tires the eye.
  least = Math.min(least, full, seen);
  const scale = isNarrow() ? least : Math.min(full, host.clientHeight / height);
  for (const [index, svg] of svgs.entries()) {
    svg.style.width = `${Math.floor(boxes[index].width * scale)}px`;
    svg.style.height = `${Math.floor(boxes[index].height * scale)}px`;
  }
}

/** What is marked has to be seen: above what steers, below what is said of it. */
function seeMarks() {
  if (!isNarrow()) return;
  const boxes = [...document.querySelectorAll("svg.scene .advised")].map((mark) => mark.getBoundingClientRect());
  if (!boxes.length) return;
  const low = find("scrubber", HTMLElement).getBoundingClientRect().top - 24;
  const high = find("noted", HTMLElement).getBoundingClientRect().bottom + 8;
  const over = Math.max(...boxes.map((box) => box.bottom)) - low;
  const room = Math.min(...boxes.map((box) => box.top)) - high;
  scrollBy({ top: room < 0 ? room : Math.max(0, Math.min(over, room)), behavior: "instant" });
}

/** Go to a stop; the address names it. @param {number} stop */
function go(stop) {
  find("noted", HTMLElement).hidden = true;
  at = Math.max(0, Math.min(stops.last, stop));
  range.value = String(at);
  history.replaceState(null, "", addressHere());
  look();
}

function addressHere() {
  const here = new URL(location.href);
  here.searchParams.set("seat", view.value);
  here.searchParams.set("at", String(stops.stepAt(at)?.n ?? 0));
  return here.href;
}

/** Show the stop that is wanted; while an answer is awaited only the latest wish counts. */
async function look() {
  if (looking) return;
  looking = true;
  try {
    while (shown !== at || shownAs !== `${view.value} ${shape()}`) {
      const [stop, whose, form] = [at, view.value, shape()];
      const message = await stops.look(stop, whose, form);
      await loadSprite(stops.about.table.game, `${data.assets}/art/${stops.about.table.game}.svg`);
      show(stop, `${whose} ${form}`, message);
    }
    if (at < stops.last) stops.look(at + 1, view.value, shape()).catch(() => {});
  } catch (error) {
    pause();
    tellProblem(sentenceOf(error));
  }
  looking = false;
}

/** @param {number} stop @param {string} as @param {any} message */
function show(stop, as, message) {
  const beside = shownAs === as && Math.abs(stop - shown) === 1;
  const moves = stop > shown ? message.scene.moves : [];
  const game = message.table.game;
  find("problem", HTMLElement).hidden = true;
  if (as.split(" ")[1] !== shownAs.split(" ")[1]) {
    scene.clear();
    least = Infinity;
  }
  const tell = (/** @type {import("./model.js").Frame | null} */ frame) => {
    const seats = message.seats.map((/** @type {any} */ seat) => ({ ...seat, note: frame?.notes[seat.seat] ?? seat.note }));
    scores.show(seats, reached(message.scores, frame?.points ?? []), message.you.seat, stops.about.table.rules);
    find("status", HTMLElement).textContent = frame?.status || message.status;
  };
  leaveFilm();
  const film = beside && stop > shown && mayWatch() ? mergeFilm(message.scene, message.film ?? []) : [];
  if (film.length) roll(film, message, tell);
  else {
    scene.show(game, { ...message.scene, moves }, !beside);
    tell(null);
  }
  fit();
  if (!film.length) markAdvised(stop === advised.stop ? advised.marks : []); // their size is that of the screen
  if (stop === advised.stop) seeMarks();
  find("pad", HTMLElement).hidden = !message.over;
  fill(find("pad-body", HTMLElement), message.over ? scoreSheet(message.over, message.scores, message.you.seat, stops.about.table.rules) : null);
  showLog(find("log", HTMLElement), message.log, stops.about.table.rules, stops.stepAt(Math.max(0, stop - 1))?.n ?? 0);
  const step = stops.stepAt(stop);
  const newest = message.log.at(-1);
  const lines = newest && step && newest.n === step.n ? newest.lines : [];
  const where = step ? say("replay-step", { at: step.n, last: stops.stepAt(stops.last)?.n ?? 0 }) : say("replay-begin");
  const sentence = lines[0]?.text ?? message.question.title;
  find("sentence", HTMLElement).textContent = message.over ? message.question.title : sentence;
  find("where", HTMLElement).textContent = where;
  find("copied", HTMLElement).textContent = "";
  range.setAttribute("aria-valuetext", `${where}. ${sentence}`);
  for (const [id, edge] of /** @type {[string, number][]} */ ([["start", 0], ["back", 0], ["forward", stops.last], ["end", stops.last]])) {
    find(id, HTMLButtonElement).setAttribute("aria-disabled", String(stop === edge));
  }
  shown = stop;
  shownAs = as;
}

// what one step did, piece by piece

/** Whether there is time for it, and somebody who wants it. */
function mayWatch() {
  const quick = playing !== undefined && Number(find("speed", HTMLSelectElement).value) < QUICKEST;
  return !quick && !calm() && settings().watch && !document.hidden;
}

/**
 * @param {import("./model.js").Frame[]} film @param {any} message what stands after it
 * @param {(frame: import("./model.js").Frame | null) => void} tell everybody's points, and how far the match had come
 */
function roll(film, message, tell) {
  const game = message.table.game;
  watch = new Watch(film, {
    host: find("pieces", HTMLElement),
    rules: stops.about.table.rules,
    show: (frame) => {
      scene.show(game, frame.scene, false);
      counting.show(frame.counts);
      tell(frame);
    },
    done: () => {
      leaveFilm();
      scene.show(game, { ...message.scene, moves: [] }, false);
      tell(null);
      fit();
    },
  });
  watch.next();
}

function leaveFilm() {
  watch?.stop();
  watch = null;
  counting.clear();
}

/** @param {import("./model.js").Score[]} told @param {number[]} points */
function reached(told, points) {
  return told.map((score) => ({ ...score, points: points[score.seat] ?? score.points }));
}

/** @param {string} sentence */
function tellProblem(sentence) {
  const problem = find("problem", HTMLElement);
  problem.textContent = sentence;
  problem.hidden = false;
}

// playing

function pause() {
  clearTimeout(playing);
  playing = undefined;
  markPlaying(false);
}

/** @param {boolean} on */
function markPlaying(on) {
  const label = (on ? play.dataset.pause : play.dataset.play) ?? "";
  play.classList.toggle("playing", on);
  play.setAttribute("aria-label", label);
  play.title = label;
}

function turn() {
  if (watch) {
    playing = setTimeout(turn, 200);
    return;
  }
  if (at >= stops.last) {
    pause();
    return;
  }
  go(at + 1);
  playing = setTimeout(turn, Number(find("speed", HTMLSelectElement).value));
}

function togglePlay() {
  if (playing !== undefined) {
    pause();
    return;
  }
  markPlaying(true);
  if (at >= stops.last) go(0);
  playing = setTimeout(turn, at === shown ? 150 : 600);
}

/** By hand: whoever steps does not want it to run on. @param {number} stop */
function walk(stop) {
  pause();
  go(stop);
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => walk(at - 1),
  ArrowRight: () => walk(at + 1),
  Home: () => walk(0),
  End: () => walk(stops.last),
  " ": togglePlay,
};

/** @param {KeyboardEvent} event whether the key means something to what has the focus */
function isTaken(event) {
  const target = event.target;
  if (event.altKey || event.ctrlKey || event.metaKey) return true;
  if (target instanceof HTMLSelectElement) return true;
  if (target === range) return event.key !== " "; // it moves by itself
  return event.key === " " && target instanceof Element && target.closest("button, a, summary") !== null;
}

// the page

function showVerdict() {
  const { verdict, table } = stops.about;
  find("verdict", HTMLElement).textContent = verdict.sentence;
  find("explained", HTMLElement).textContent = verdict.explained;
  find("uncovered", HTMLElement).textContent = verdict.uncovered;
  find("seal", HTMLElement).textContent = table.seal;
  document.querySelector(".verdict")?.classList.toggle("true", verdict.seal === "true");
}

function showTrack() {
  range.max = String(stops.last);
  const marks = stops.rounds().map((stop, index) => {
    const mark = make("span", { class: "mark", "data-round": index + 2 }, say("replay-round", { n: index + 2 }));
    mark.style.setProperty("--at", String(stop / Math.max(1, stops.last)));
    return mark;
  });
  find("marks", HTMLElement).replaceChildren(...marks);
}

/** @param {URLSearchParams} asked */
function showViews(asked) {
  const names = stops.about.seats.map((name, seat) => make("option", { value: seat }, name));
  view.append(...names);
  const own = Object.keys(keptTable(stops.id).seats)[0];
  const values = [...view.options].map((option) => option.value);
  view.value = [asked.get("seat"), own, "all"].find((value) => value && values.includes(value)) ?? "all";
}

async function copyLink() {
  const told = find("copied", HTMLElement);
  try {
    await navigator.clipboard.writeText(addressHere());
    told.textContent = say("replay-copied");
  } catch {
    told.textContent = say("replay-not-copied");
  }
}

async function open() {
  const id = String(data.table);
  const about = await call("GET", `/api/replays/${encodeURIComponent(id)}?lang=${data.lang}`, null);
  stops = new Stops(id, data.lang, about);
  const asked = new URLSearchParams(location.search);
  const title = about.table.name ? `${about.table.title} · ${about.table.name}` : about.table.title;
  find("title", HTMLElement).textContent = title;
  document.title = `${say("replay-title", { game: title })} · vivant`;
  find("replay", HTMLElement).dataset.game = about.table.game;
  find("rules", HTMLAnchorElement).href = `/${data.lang}${about.table.rules}`;
  const legend = find("legend", HTMLAnchorElement);
  legend.href = legendPage(about.table.rules);
  legend.hidden = !about.table.about;
  const house = houseRules(about.table.house_rules, about.table.rules);
  find("house", HTMLElement).hidden = !house.length;
  fill(find("house-panel", HTMLElement), ...house);
  find("house-panel", HTMLElement).hidden = !house.length;
  showVerdict();
  showTrack();
  showViews(asked);
  const own = Number(view.value);
  const graph = new Graph(/** @type {HTMLElement} */ (range.parentElement), find("marks", HTMLElement));
  const startReview = offerReview(id, about.seats, own >= 0 ? own : 0, (seat, { index, step, short, played_keys, better_keys }) => {
    view.value = `${seat}`;
    const played = { keys: played_keys, sign: "✗", kind: "played" };
    advised = { stop: stops.stopBefore(index), marks: [{ keys: better_keys, sign: "✓", kind: "better" }, played] };
    shown = -1; // what is seen there is drawn anew, with its marks
    walk(advised.stop);
    const noted = find("noted", HTMLElement);
    noted.replaceChildren(make("b", {}, say("replay-before", { n: step })), ` ${short}`);
    noted.hidden = false;
    noted.scrollIntoView({ block: "nearest" });
  }, (judged, name) => graph.show(judged.map(({ index, expected, sure, short }) => (
    { at: stops.stopBefore(index) / Math.max(1, stops.last), expected, lost: sure ? short : "" }
  )), say("review-graph", { name })));
  find("replay", HTMLElement).hidden = false;
  const wanted = asked.get("at");
  const wish = location.hash; // to go somewhere writes the address anew
  go(wanted !== null && /^\d+$/.test(wanted) ? stops.stopOf(Number(wanted)) : 0);
  listen();
  if (wish === "#see") setTimeout(() => walk(at + 1), SEEN); // what is to come is looked at first
  if (wish === "#review") {
    const noted = find("noted", HTMLElement);
    let told = ""; // until the reader goes somewhere: that is no longer told over what is seen
    void startReview((text) => {
      if (told && noted.hidden) return;
      noted.textContent = told = text;
      noted.hidden = false;
    });
  }
}

function listen() {
  range.addEventListener("input", () => walk(Number(range.value)));
  view.addEventListener("change", () => go(at));
  play.addEventListener("click", togglePlay);
  find("start", HTMLElement).addEventListener("click", () => walk(0));
  find("back", HTMLElement).addEventListener("click", () => walk(at - 1));
  find("forward", HTMLElement).addEventListener("click", () => walk(at + 1));
  find("end", HTMLElement).addEventListener("click", () => walk(stops.last));
  find("copy", HTMLElement).addEventListener("click", copyLink);
  addEventListener("resize", () => {
    lay();
    fit();
    markAdvised(shown === advised.stop ? advised.marks : []);
    look();
  });
  addEventListener("keydown", (event) => {
    const act = KEYS[event.key];
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act();
  });
}

applySettings();
lay();
open().catch((error) => tellProblem(error instanceof Refusal && error.status < 500 ? say("replay-gone") : sentenceOf(error)));
