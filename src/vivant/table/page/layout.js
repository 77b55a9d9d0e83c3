// Sizes that style sheets cannot know: which shape of scene fits, and how large its pictures may be.

import { find } from "./dom.js";

const COLUMN = 1100; // from here on scores and log stand beside the scene
const PHONE = 600;
const LOW = "(max-height: 559.98px) and (min-width: 600px) and (max-width: 1099.98px)"; // a phone that lies on its side

/** @returns {"wide" | "tall"} */
export function shapeNow() {
  if (matchMedia(LOW).matches) return "tall";
  return innerWidth >= COLUMN || (innerWidth >= 900 && innerWidth > innerHeight) ? "wide" : "tall";
}

let least = Infinity;
let last = "";

/** The pictures as large as the window allows, so that nothing that is needed for a decision lies below its edge. */
export function fit() {
  const board = find("board", HTMLElement);
  const found = board.querySelectorAll(".picture:not(#picture-others) > svg.scene"); // those may lie below the edge
  const svgs = [...found].filter((svg) => svg instanceof SVGSVGElement);
  if (!svgs.length) return;
  if (matchMedia(LOW).matches) {
    for (const svg of svgs) svg.removeAttribute("style");
    return; // beside each other, by style sheet
  }
  const boxes = svgs.map((svg) => svg.viewBox.baseVal);
  const style = getComputedStyle(board);
  const across = board.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const width = Math.max(...boxes.map((box) => box.width));
  let scale = across / width;
  const smallest = (innerWidth < PHONE ? 0.9 : 0.4) * scale;
  const others = [...board.children].filter(
    (part) => !part.classList.contains("picture") && part instanceof HTMLElement && part.offsetHeight,
  );
  const key = `${innerWidth} ${innerHeight} ${others.map((part) => part.id)}`;
  if (key !== last) least = Infinity;
  last = key;
  const used = others.reduce((sum, part) => sum + /** @type {HTMLElement} */ (part).offsetHeight, 0);
  const gaps = (parseFloat(style.rowGap) || 0) * (svgs.length + others.length - 1);
  const edges = Math.max(24, parseFloat(style.paddingTop) + parseFloat(style.paddingBottom));
  const free = innerHeight - board.getBoundingClientRect().top - scrollY - used - gaps - edges;
  const tall = boxes.reduce((sum, box) => sum + box.height, 0);
  // A picture that grew and shrank with every card would tire the eye: within one window it only gets smaller.
  least = Math.min(least, Math.max(smallest, free / tall));
  scale = Math.min(scale, least);
  for (const [index, svg] of svgs.entries()) {
    svg.style.width = `${Math.floor(boxes[index].width * scale)}px`;
    svg.style.height = `${Math.floor(boxes[index].height * scale)}px`;
  }
}

/** Whether scores and log stand beside the scene, or come in as a sheet. @returns {boolean} */
export function hasColumn() {
  return innerWidth >= COLUMN;
}
