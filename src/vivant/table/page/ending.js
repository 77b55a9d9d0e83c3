// The end of a match, over the table: who won, everybody's points by category, the best moment, and where to go now.

import { make } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { changeTable } from "./keep.js";
import { count, seatNote, withRivals } from "./scores.js";
import { scoreSheet } from "./scoresheet.js";
import { openSheet } from "./sheet.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").State} State
 * @typedef {import("./model.js").Over} Over
 */

/** @param {State} state @param {() => void} again @returns {HTMLDialogElement | null} */
export function openEnding(state, again) {
  const { over } = state;
  if (!over) return null;
  changeTable(state.table.id, (kept) => (kept.ended = true));
  const sheet = scoreSheet(over, state.scores, state.you.seat, state.table.rules);
  const content = [podium(state, over), departures(over), bestMoment(state, over), make("div", { class: "sheet-of-all" }, sheet), ways(state, again)];
  const dialog = openSheet(verdict(over, state.you.seat), content, "ending");
  dialog.dataset.game = state.table.game;
  dialog.querySelector(".head h2")?.prepend(make("span", { class: "crown" }, icon("crown")));
  for (const back of dialog.querySelectorAll("[data-back]")) back.addEventListener("click", () => dialog.close());
  for (const points of dialog.querySelectorAll(".podium .points"))
    if (points instanceof HTMLElement) count(points, Number(points.dataset.total));
  return dialog;
}

/** Who won, as the reader would say it. @param {Over} over @param {number} own @returns {string} */
export function verdict(over, own) {
  const first = over.ranking.filter((place) => place.rank === 1);
  const others = first.filter((place) => place.seat !== own).map((place) => place.name);
  const names = new Intl.ListFormat(data.lang).format(others);
  if (others.length === first.length) return say(first.length === 1 ? "ending-won" : "ending-shared", { names });
  return others.length ? say("ending-shared-you", { names }) : say("ending-won-you");
}

/** Everybody by rank. @param {State} state @param {Over} over @returns {HTMLElement} */
function podium(state, over) {
  const seats = withRivals(state.seats, state.scores);
  const places = over.ranking.map(({ seat, name, rank, points }) => {
    const own = seat === state.you.seat;
    const who = seats.find((other) => other.seat === seat);
    const tied = over.ranking.some((other) => other.seat !== seat && other.rank === rank);
    const notes = [tied ? say("shared") : "", who && who.kind === "bot" ? seatNote(who) : ""].filter(Boolean).join(" · ");
    return make(
      "li",
      { class: [own ? "own" : "", rank === 1 ? "first" : ""].join(" ") },
      make("span", { class: "rank" }, `${rank}`),
      who ? face(who, own) : null,
      make("span", { class: "who" }, make("b", {}, own ? say("you-named", { name }) : name), notes ? make("span", { class: "note" }, notes) : null),
      make("b", { class: "points", "data-points": 0, "data-total": points }, `${points}`),
    );
  });
  return make("ol", { class: "podium" }, ...places);
}

/** Who resigned, or ran out of time. @param {Over} over */
function departures(over) {
  const told = (over.departures ?? []).map((each) => make("li", {}, each.text));
  return told.length ? make("ul", { class: "departures soft" }, ...told) : null;
}

/** The largest gain of the match, and the way to see it again. @param {State} state @param {Over} over */
function bestMoment(state, over) {
  const { moment } = over;
  if (!moment) return null;
  const own = moment.seat === state.you.seat;
  const seat = state.you.seat < 0 ? "all" : state.you.seat;
  const see = make("a", { href: `/${data.lang}/replay/${state.table.id}?seat=${seat}&at=${moment.step - 1}#see` }, say("ending-see"));
  const told = make("p", {}, make("b", {}, own ? say("you-named", { name: moment.name }) : moment.name), make("span", { class: "text" }, moment.text), see);
  return make(
    "section",
    { class: "best", "aria-labelledby": "best-title" },
    make("h3", { id: "best-title", class: "caption" }, say("ending-best")),
    make("b", { class: "points" }, `+${moment.points}`),
    told,
  );
}

/** @param {State} state @param {() => void} again @returns {HTMLElement} */
function ways(state, again) {
  const seat = state.you.seat;
  const replay = `/${data.lang}/replay/${state.table.id}`;
  const look = make("a", { class: "button", href: seat < 0 ? replay : `${replay}?seat=${seat}#review` }, icon("replay"), say("look-back"));
  const back = make("button", { type: "button", class: "button", "data-back": true }, say("ending-back"));
  const more = make("button", { type: "button", class: "button primary", "data-again": true, click: again }, say(state.table.again ? "again-join" : "again"));
  return make("div", { class: "row ways" }, seat < 0 ? null : more, look, back);
}
