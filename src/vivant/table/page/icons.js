// Small signs in the line of text, as in the templates: 24 units wide, drawn in the text's colour.

/** @type {Record<string, string>} */
const LINES = {
  undo: "M9 5 4.5 9.5 9 14M5 9.5h8.5a5.5 5.5 0 0 1 0 11H9",
  why: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM9 9.4c.1-3.6 6-3.4 6-.1 0 2.2-3 2.4-3 4.7M12 17.2v.1",
  hint: "M9 17.5h6M10 20.5h4M9 17.5v-1.6c-1.9-1-3.2-2.9-3.2-5.2a6.2 6.2 0 0 1 12.4 0c0 2.3-1.3 4.2-3.2 5.2v1.6",
  aid: "M5.5 4h9.5l3.5 3.5V20H5.5zM15 4v3.5h3.5M9 11.5h6M9 15h6",
  log: "M4 6h16M4 10h12M4 14h16M4 18h9",
  menu: "M4 6h16M4 12h16M4 18h16",
  chat: "M4 5.5h16v10.5h-8.5L7 20v-4H4z",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1",
  bot: "M12 3.5v3M3.5 12v4M20.5 12v4M6 7.5h12a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 6 7.5zM9 12v1.5M15 12v1.5M9.5 16.5h5",
  "bot-easy": "M12 7V4M12 4.6c1-1.7 3-1.7 4.1-.7M12 7a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 12 7zM9.4 12.2v.6M14.6 12.2v.6M8.8 15.6c1.6 2.3 4.8 2.3 6.4 0",
  "bot-hard": "M4.5 5.5 8.5 7h7l4-1.5-.8 9L12 20.5l-6.7-6zM8 10.8l3 1.3M16 10.8l-3 1.3M12 14.6v1.6M10.3 16.2h3.4",
  "bot-expert": "M12 7.8a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8zM12 1.8v3M10.5 3.3h3M6.2 12.6h11.6M8.4 12.6a1.6 1.6 0 0 0 3.2 0M12.4 12.6a1.6 1.6 0 0 0 3.2 0M10.2 17.4c1.2.6 2.4.6 3.6 0",
  seal: "M12 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 15.5 6.5 21l3.2-1.2L12 22l2.3-2.2 3.2 1.2-1.5-5.5M9.3 10l2 2 3.4-3.7",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  crown: "M4 8l4 3.5L12 5l4 6.5L20 8l-1.5 10h-13z",
  replay: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3M7 3v4h4",
  eye: "M2.5 12C5 7.5 8.3 5.3 12 5.3s7 2.2 9.5 6.7c-2.5 4.5-5.8 6.7-9.5 6.7S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  mute: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
  heard: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  phone: "M7.5 3h9v18h-9zM11 18h2",
  share: "M12 15V3.5M8 7l4-3.5L16 7M7 11H5v9.5h14V11h-2",
  flag: "M6 21V4M6 5h11.5l-2.5 4 2.5 4H6",
  pause: "M8.5 5v14M15.5 5v14",
  warn: "M12 4 21 20H3zM12 10v4.5M12 17.2v.1",
  wait: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.8-5.7 7.5-5.7s6.7 1.7 7.5 5.7",
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
