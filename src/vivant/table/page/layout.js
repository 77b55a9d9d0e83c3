// Sizes that style sheets cannot know: the frame of the page, which shape of scene fits it, how large pictures may be.

import { find } from "./dom.js";
import { calm } from "./fly.js";
import { data } from "./words.js";

/**
 * `column`: scores and log stand beside the scene. `rail`: people beside it, the log comes in as a sheet.
 * `narrow`: everything below each other. `flat`: a phone that lies on its side.
 * @typedef {"column" | "rail" | "narrow" | "flat"} Frame
 */

const COLUMN = 1800; // from here on there is room for scores and log beside a large scene
const RAIL = 900;
const PHONE = 600;
const FLAT = 560; // lower than this only a phone is
const READABLE = 12; // px of the smallest type
const EDGE = 10; // around the frame and between its parts, as table.css has it
const RAIL_WIDE = 88;
const COLUMN_WIDE = 340;
const DOCK = 62; // one line high
const CLEAR = 2; // px around what a finger chooses
const REACH = 110; // units of a tall picture: its upper part is looked at even where nothing in it can be chosen

/** @returns {Frame} */
export function frameNow() {
  if (innerWidth >= COLUMN && innerHeight >= FLAT) return "column";
  if (innerHeight < FLAT && innerWidth >= PHONE && innerWidth < 1100) return "flat";
  return innerWidth >= 1100 || (innerWidth >= RAIL && innerWidth > innerHeight) ? "rail" : "narrow";
}

/** The room that is left for the picture beside and above everything else. @param {Frame} frame @param {number} dock */
function roomIn(frame, dock) {
  const beside = frame === "column" ? COLUMN_WIDE : RAIL_WIDE;
  const bar = document.querySelector(".bar")?.getBoundingClientRect().height ?? 0;
  return { width: innerWidth - beside - 3 * EDGE, height: innerHeight - bar - dock - 3 * EDGE };
}

/** The style sheet lays the page out by it. */
export function showFrame() {
  document.documentElement.dataset.frame = frameNow();
}

/**
 * The shape that fills the room best, of those whose smallest type can be read there.
 * @param {{width: number, height: number}} [room] what there is, where the page is no table
 * @returns {string}
 */
export function shapeNow(room = roomIn(frameNow(), DOCK)) {
  if (isNarrow()) return "tall";
  const shapes = Object.entries(/** @type {Record<string, number[]>} */ (data.rooms)).filter(([, [, height]]) => height);
  const fits = shapes.map(([name, [width, height, type]]) => {
    const scale = Math.min(room.width / width, room.height / height);
    return { name, area: scale * scale * width * height, type: scale * type };
  });
  const readable = fits.filter((one) => one.type >= READABLE).sort((one, other) => other.area - one.area);
  return (readable[0] ?? fits.sort((one, other) => other.type - one.type)[0]).name;
}

/** Whether a picture is tall there, and everything else below it. @returns {boolean} */
export function isNarrow() {
  return frameNow() === "narrow" || frameNow() === "flat";
}

/** From which scale on all type in a picture of this width can be read. @param {number} width @returns {number} */
export function readableScale(width) {
  const room = Object.values(/** @type {Record<string, number[]>} */ (data.rooms)).find(([across]) => across === width);
  return READABLE / (room?.[2] ?? READABLE);
}

/** How far down in a picture something can be chosen, in its units. @param {SVGSVGElement} svg @returns {number} */
function lowestChoice(svg) {
  const { y, height } = svg.getBoundingClientRect();
  const ends = [...svg.querySelectorAll(".can")].map((thing) => thing.getBoundingClientRect().bottom - y);
  return height ? (Math.max(0, ...ends) / height) * svg.viewBox.baseVal.height : 0;
}

/** The handles give up their words where the dock would need another line for them. @param {Frame} frame */
function trimDock(frame) {
  const dock = find("dock", HTMLElement);
  dock.classList.remove("tight");
  if (frame !== "column" && innerWidth >= PHONE && dock.offsetHeight > DOCK + 4) dock.classList.add("tight");
}

/** How much of what can be chosen a phone's handles cover, in px; where all is free of them, less than nothing. */
function covered() {
  const things = document.querySelectorAll(".picture .can > .ring, #choices > *");
  const boxes = [...things].map((thing) => thing.getBoundingClientRect());
  const low = Math.max(0, ...boxes.map((box) => box.bottom)) + CLEAR;
  const high = Math.min(Infinity, ...boxes.map((box) => box.top)) - CLEAR;
  const top = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return { by: low - find("thumbs", HTMLElement).getBoundingClientRect().top, most: high - top };
}

let brought = false; // whether the page went somewhere to show it

/** A phone shows these boxes, between what is told above and the handles below. @param {DOMRect[]} boxes */
export function bring(boxes) {
  const thumbs = document.getElementById("thumbs");
  if (innerWidth >= PHONE || !boxes.length || !thumbs) return;
  const above = document.querySelector("#film .lines") ?? document.querySelector(".bar");
  const top = (above?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const low = thumbs.getBoundingClientRect().top - 2 * EDGE;
  const high = Math.min(...boxes.map((box) => box.top));
  const over = Math.max(...boxes.map((box) => box.bottom)) - low;
  const by = Math.max(Math.min(over, high - top), Math.min(0, high - top));
  if (Math.abs(by) < 1) return;
  scrollBy({ top: by, behavior: "instant" });
  brought = true;
}

/** On a phone nothing that can be chosen lies under the handles when the question comes: the page goes up so far. */
export function reveal() {
  if (brought) scrollTo({ top: 0, behavior: "instant" });
  brought = false;
  if (innerWidth >= PHONE) return;
  const { by, most } = covered();
  const top = Math.min(by, most);
  if (top > 0) scrollBy({ top, behavior: calm() ? "instant" : "smooth" });
}

/** A phone leaves out the sentence under the question where it would push a choice under the handles. */
function shorten() {
  const dock = find("dock", HTMLElement);
  dock.classList.remove("brief");
  if (innerWidth < PHONE && scrollY + covered().by > 0) dock.classList.add("brief");
}

let least = Infinity;
let last = "";

/** The pictures as large as the window allows, so that nothing that is needed for a decision lies below its edge. */
export function fit() {
  const board = find("board", HTMLElement);
  const drawn = board.querySelectorAll(".picture:not(#picture-others) > svg.scene"); // those may lie below the edge
  const svgs = [...drawn].filter((svg) => svg instanceof SVGSVGElement);
  if (!svgs.length) return;
  const frame = frameNow();
  if (frame === "flat") {
    for (const svg of svgs) svg.removeAttribute("style");
    return; // beside each other, by style sheet
  }
  const boxes = svgs.map((svg) => svg.viewBox.baseVal);
  const width = Math.max(...boxes.map((box) => box.width));
  // Of what lies within reach of the thumb that part has to be seen in which something can be chosen.
  const tall = boxes.reduce((sum, box, at) => sum + (at ? Math.min(box.height, Math.max(REACH, lowestChoice(svgs[at]))) : box.height), 0);
  trimDock(frame);
  const beside = frame === "rail" ? ":not(.picture, #film, #over)" : ":not(.picture, #film)"; // there it is in the rail
  const others = [...board.children].filter(
    (part) => part.matches(beside) && part instanceof HTMLElement && part.offsetHeight,
  );
  const used = others.reduce((sum, part) => sum + /** @type {HTMLElement} */ (part).offsetHeight, 0);
  const key = `${innerWidth} ${innerHeight} ${width} ${others.map((part) => part.id)}`;
  if (key !== last) least = Infinity;
  last = key;
  let full = 0;
  let free = 0;
  if (frame === "narrow") {
    const style = getComputedStyle(board);
    full = (board.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)) / width;
    const gaps = (parseFloat(style.rowGap) || 0) * (svgs.length + others.length - 1);
    const edges = Math.max(24, parseFloat(style.paddingTop) + parseFloat(style.paddingBottom));
    free = (innerHeight - board.getBoundingClientRect().top - scrollY - used - gaps - edges) / tall;
  } else {
    const room = roomIn(frame, used + EDGE * Math.max(0, others.length - 1));
    full = room.width / width;
    free = room.height / tall;
  }
  const readable = Math.min(full, readableScale(width));
  // What would have to be too small to be read is as large as a phone is wide: then the page is longer than its window.
  const long = innerWidth < PHONE && free < readable;
  // A picture that grew and shrank with every card would tire the eye: within one window it only gets smaller.
  least = Math.min(least, long ? full : Math.max(readable, free));
  const scale = Math.min(full, least);
  for (const [index, svg] of svgs.entries()) {
    svg.style.width = `${Math.floor(boxes[index].width * scale)}px`;
    svg.style.height = `${Math.floor(boxes[index].height * scale)}px`;
  }
  shorten();
}

/** Whether scores and log stand beside the scene, or come in as a sheet. @returns {boolean} */
export function hasColumn() {
  return frameNow() === "column";
}
