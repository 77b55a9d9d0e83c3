// Small signs in the line of text, as in the templates: 24 units wide, drawn in the text's colour.

/** @type {Record<string, string>} */
const LINES = {
  undo: "M9 5 4.500 9.500 9 14M5 9.500h8.500a5.500 5.500 0 0 1 0 11H9",
  why: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM9 9.400c.1-3.600 6-3.400 6-.1 0 2.200-3 2.400-3 4.700M12 17.200v.1",
  log: "M4 6h16M4 10h12M4 14h16M4 18h9",
  menu: "M4 6h16M4 12h16M4 18h16",
  chat: "M4 5.500h16v10.500h-8.500L7 20v-4H4z",
  list: "M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h10.500v10.500H9zM5.500 15H4.500V4.500H15v1",
  bot: "M12 3.500v3M3.500 12v4M20.500 12v4M6 7.500h12a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H6a1.500 1.500 0 0 1-1.500-1.500V9A1.500 1.500 0 0 1 6 7.500zM9 12v1.500M15 12v1.500M9.500 16.500h5",
  seal: "M12 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM8 15.500 6.500 21l3.200-1.200L12 22l2.300-2.200 3.200 1.200-1.500-5.500M9.300 10l2 2 3.400-3.700",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  crown: "M4 8l4 3.500L12 5l4 6.500L20 8l-1.500 10h-13z",
  replay: "M4.500 12a7.500 7.500 0 1 0 2.200-5.300M7 3v4h4",
  eye: "M2.500 12C5 7.500 8.300 5.300 12 5.300s7 2.200 9.500 6.700c-2.500 4.500-5.800 6.700-9.500 6.700S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  mute: "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM16 9.500l5 5M21 9.500l-5 5",
  heard: "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM16 9a4.500 4.500 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  phone: "M7.500 3h9v18h-9zM11 18h2",
  wait: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c.8-4 3.800-5.700 7.500-5.700s6.700 1.700 7.500 5.700",
};

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @returns {SVGSVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  const attributes = { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const strokes = { d: LINES[name] ?? "", fill: "none", stroke: "currentColor", "stroke-width": "1.8" };
  for (const [key, value] of Object.entries(strokes)) path.setAttribute(key, value);
  path.setAttribute("stroke-linecap", "round");
  path.setAttribute("stroke-linejoin", "round");
  svg.append(path);
  return svg;
}
