// Tables that their hosts listed here for whoever comes, by game and language; shown where there are any.

import { fill, find, make } from "./dom.js";
import { keptTables } from "./keep.js";
import { call } from "./send.js";
import { signOf } from "./yourtables.js";
import { data, say } from "./words.js";

const EVERY = 15000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
let shown = "";

/** @param {any} one what is told of a table */
function show(one) {
  const title = one.table ? `${one.title}, ${one.table}` : one.title;
  const own = one.id in keptTables();
  const by = [one.by ? say("open-by", { name: one.by }) : "", say("open-places", { places: one.places, players: one.players })];
  const house = one.house_rules.map((/** @type {{text: string}} */ rule) => make("li", {}, rule.text));
  const key = own ? "table-go-on" : "open-sit";
  const href = `/${data.lang}/table/${encodeURIComponent(one.id)}${own ? "" : "#open"}`;
  const link = make("a", { class: "button tight", href, "aria-label": say("table-call-of", { call: say(key), title }) }, say(key));
  const named = one.table ? make("span", {}, say("table-named", { name: one.table })) : null;
  const language = say(`open-lang-${one.lang}`);
  return make(
    "li",
    { class: "seat-row", "data-open": one.id },
    signOf(one.game, one.title),
    make(
      "div",
      { class: "what" },
      make("p", { class: "title" }, one.title, named),
      make("p", { class: "state" }, [...by, language].filter(Boolean).join(" · ")),
      one.clocks ? make("p", { class: "state" }, one.clocks) : null,
      house.length ? make("details", { class: "state" }, make("summary", {}, say("open-house")), make("ul", {}, ...house)) : null,
    ),
    make("div", { class: "calls" }, link),
  );
}

/** The list as it is now; again from time to time as long as somebody looks. */
async function showOpen() {
  clearTimeout(later);
  const section = find("open", HTMLElement);
  const game = find("open-game", HTMLSelectElement).value;
  const language = find("open-language", HTMLSelectElement).value;
  const asked = new URLSearchParams({ lang: data.lang, game, language });
  const told = await call("GET", `/api/open?${asked}`, null).catch(() => null);
  if (told) {
    const rows = told.tables.map(show);
    const now = rows.map((/** @type {Element} */ row) => row.outerHTML).join("");
    if (now !== shown) fill(find("open-tables", HTMLElement), ...rows); // what stands there already keeps its focus
    shown = now;
    find("open-none", HTMLElement).hidden = rows.length > 0;
    if (rows.length) section.hidden = false; // and it stays, so that a filter can be taken back
  }
  later = setTimeout(() => !document.hidden && void showOpen(), EVERY);
}

for (const id of ["open-game", "open-language"]) find(id, HTMLSelectElement).addEventListener("change", () => void showOpen());
document.addEventListener("visibilitychange", () => !document.hidden && void showOpen());
void showOpen();
