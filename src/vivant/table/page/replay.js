// The replay of a finished match: scrubber, keys, whose view, log and scores at that step, and whether it is true.

import { sentenceOf } from "./refusals.js";
import { find, make } from "./dom.js";
import { Stops } from "./stops.js";
import { keptTable } from "./keep.js";
import { showLog } from "./log.js";
import { offerReview } from "./review.js";
import { loadSprite, SceneView } from "./scene.js";
import { ScoreView } from "./scores.js";
import { call, Refusal } from "./send.js";
import { data, say } from "./words.js";

const WIDE = 900;
const SMALLEST = 0.75; // of the page's width

const range = find("at", HTMLInputElement);
const view = find("view", HTMLSelectElement);
const play = find("play", HTMLButtonElement);
const scene = new SceneView((name) => document.getElementById(`picture-${name}`), (name) => say(`picture-${name}`));
const scores = new ScoreView(find("scores", HTMLElement));

/** @type {Stops} */
let stops;
let at = 0; // the stop that is wanted
let shown = -1; // the stop that is seen
let shownAs = ""; // in whose view, in which shape
let looking = false;
let least = Infinity; // the smallest scale of pictures in this window so far
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;

function shape() {
  return innerWidth >= WIDE ? "wide" : "tall";
}

/** Tall pictures together as high as the scrubber leaves room for, and never so small that cards cannot be read. */
function fit() {
  const svgs = [...document.querySelectorAll(".film .picture:not(#picture-others) > svg")].filter((svg) => svg instanceof SVGSVGElement);
  const host = find("pictures", HTMLElement);
  const boxes = svgs.map((svg) => svg.viewBox.baseVal);
  const width = Math.max(...boxes.map((box) => box.width));
  const height = boxes.reduce((sum, box) => sum + box.height, 0);
  const free = innerHeight - find("scrubber", HTMLElement).offsetHeight - host.offsetTop - 16 - 8 * boxes.length;
  const full = host.clientWidth / width;
  // Within one window the pictures only get smaller: what breathes with every card tires the eye.
  least = Math.min(least, full, Math.max(SMALLEST * full, free / height));
  for (const [index, svg] of svgs.entries()) {
    svg.style.width = shape() === "tall" ? `${Math.floor(boxes[index].width * least)}px` : "";
  }
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
  if (as.split(" ")[1] !== shownAs.split(" ")[1]) scene.clear();
  scene.show(game, { ...message.scene, moves }, !beside);
  fit();
  scores.show(message.seats, message.scores, message.you.seat, game);
  showLog(find("log", HTMLElement), message.log, game, stops.stepAt(Math.max(0, stop - 1))?.n ?? 0);
  const step = stops.stepAt(stop);
  const newest = message.log.at(-1);
  const lines = newest && step && newest.n === step.n ? newest.lines : [];
  const where = step ? say("replay-step", { at: step.n, last: stops.stepAt(stops.last)?.n ?? 0 }) : say("replay-begin");
  const sentence = lines[0]?.text ?? message.question.title;
  find("sentence", HTMLElement).textContent = message.over ? message.question.title : sentence;
  find("where", HTMLElement).textContent = where;
  find("status", HTMLElement).textContent = message.status;
  find("copied", HTMLElement).textContent = "";
  range.setAttribute("aria-valuetext", `${where}. ${sentence}`);
  for (const [id, edge] of /** @type {[string, number][]} */ ([["start", 0], ["back", 0], ["forward", stops.last], ["end", stops.last]])) {
    find(id, HTMLButtonElement).setAttribute("aria-disabled", String(stop === edge));
  }
  shown = stop;
  shownAs = as;
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
  find("film", HTMLElement).dataset.game = about.table.game;
  find("rules", HTMLAnchorElement).href = `/${data.lang}/rules/${encodeURIComponent(about.table.game)}`;
  showVerdict();
  showTrack();
  showViews(asked);
  const own = Number(view.value);
  offerReview(id, about.seats, own >= 0 ? own : 0, (seat, { index, step, text }) => {
    view.value = `${seat}`;
    walk(stops.stopBefore(index));
    const noted = find("noted", HTMLElement);
    noted.replaceChildren(make("b", {}, say("replay-before", { n: step })), ` ${text}`);
    noted.hidden = false;
    noted.scrollIntoView({ block: "center" });
  });
  find("film", HTMLElement).hidden = false;
  const wanted = asked.get("at");
  const wish = location.hash; // to go somewhere writes the address anew
  go(wanted !== null && /^\d+$/.test(wanted) ? stops.stopOf(Number(wanted)) : 0);
  listen();
  if (wish === "#review") find("review", HTMLElement).scrollIntoView({ block: "start" });
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
    least = Infinity;
    fit();
    look();
  });
  addEventListener("keydown", (event) => {
    const act = KEYS[event.key];
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act();
  });
}

open().catch((error) => tellProblem(error instanceof Refusal && error.status < 500 ? say("replay-gone") : sentenceOf(error)));
