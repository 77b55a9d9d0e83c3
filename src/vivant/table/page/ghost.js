// What a choice would do, shown while one looks at it: always on top of its picture, whatever is drawn later.

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} area what holds the pictures */
export function raiseGhosts(area) {
  for (const event of ["pointerover", "pointerout", "focusin", "focusout"]) area.addEventListener(event, () => raise(area));
}

/** Show the ghost of what is touched, pointed at or focused, and no other. @param {HTMLElement} area */
export function raise(area) {
  const thing =
    area.querySelector("svg.scene .looked") ??
    area.querySelector("svg.scene .can:hover") ??
    area.querySelector("svg.scene .can:focus-visible");
  const ghost = thing?.querySelector(":scope > .ghost") ?? null;
  const shown = area.querySelector("svg.scene > .raised");
  if (ghost && shown && thing === raised.get(shown)) return;
  shown?.remove();
  const svg = thing?.closest("svg.scene");
  if (!thing || !ghost || !svg) return;
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "raised");
  layer.setAttribute("aria-hidden", "true");
  const transform = thing.getAttribute("transform");
  if (transform) layer.setAttribute("transform", transform);
  layer.append(ghost.cloneNode(true));
  svg.append(layer);
  raised.set(layer, thing);
}

/** Whose ghost a layer shows. @type {WeakMap<Element, Element>} */
const raised = new WeakMap();
