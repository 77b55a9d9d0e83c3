// The player aid: a card with pictures that can be opened at any moment, for the edition of this table.

import { make } from "./dom.js";
import { drawing } from "./scene.js";
import { openSheet } from "./sheet.js";
import { data, say } from "./words.js";

/** @typedef {{title: string, items: {name: string, sentence: string, picture: string}[]}} Panel */

/** Where the game of a table tells about itself, as it is played there. @param {{rules: string}} table */
export function aboutPage(table) {
  return `/${data.lang}${table.rules.replace("/rules/", "/about/")}`;
}

/** @param {import("./play.js").Play} play */
export async function openAid(play) {
  if (!play.state.table.about) return;
  const told = await play.get("aid", "");
  if (!told) return;
  const { game, title, rules } = play.state.table;
  const panels = /** @type {Panel[]} */ (told.panels).flatMap(({ title, items }) => [
    make("h3", {}, title),
    make("ul", { class: `aid-items${isWide(items) ? " wide" : ""}`, "data-game": game }, ...items.map(item)),
  ]);
  const page = aboutPage(play.state.table);
  const links = [
    make("a", { class: "button", href: `${page}#symbols`, target: "_blank" }, say("aid-symbols")),
    make("a", { class: "button", href: page, target: "_blank" }, say("aid-about")),
    make("a", { class: "button", href: `/${data.lang}${rules}`, target: "_blank" }, say("rules")),
  ];
  openSheet(`${title} · ${say("aid")}`, [...panels, make("div", { class: "row" }, ...links)], "aid");
}

const WIDE = 400; // a picture of so many units needs more than a quarter of the card

/** @param {Panel["items"]} items */
function isWide(items) {
  return items.some(({ picture }) => Number(picture.match(/viewBox="0 0 (\d+)/)?.[1]) >= WIDE);
}

/** @param {Panel["items"][0]} one */
function item({ name, sentence, picture }) {
  const drawn = picture ? make("div", { class: "picture" }) : null;
  const svg = drawing(picture);
  if (drawn && svg) drawn.append(svg);
  return make("li", {}, drawn, make("div", { class: "words" }, make("b", {}, name), make("span", {}, ` ${sentence}`)));
}
