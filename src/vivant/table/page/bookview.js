// What stands in the book of matches, as it is shown: games with their charts, finished matches, lessons and puzzles.

import { make } from "./dom.js";
import { data, say } from "./words.js";

/**
 * @typedef {{name: string, own: boolean, bot: boolean, lent: boolean, points: number, rank: number}} BookSeat
 * @typedef {{table: string, there: boolean, game: string, title: string, name: string, at: number, lesson: boolean,
 *   edition: string, counts: boolean, seats: BookSeat[], sources: {title: string, points: number[]}[]}} BookMatch
 * @typedef {{title: string, mean: number, last: number, svg: string}} BookChart
 * @typedef {{who: string, name: string, mean: number, error: number, svg: string}} BookRating
 * @typedef {{game: string, title: string, matches: number, won: number, charts: BookChart[], rated: number,
 *   needed: number, ratings: BookRating[]}} BookGame
 * @typedef {{kind: string, game: string, title: string, id: string, date: string, result: string}} BookMark
 */

const DAY = new Intl.DateTimeFormat(data.lang, { day: "numeric", month: "short", year: "numeric" });
const POINTS = new Intl.NumberFormat(data.lang, { maximumFractionDigits: 1 });
const NAMES = new Intl.ListFormat(data.lang);

/** A picture that the server drew, with what it shows to its side. @param {string} svg @param {string} kind */
function drawn(svg, kind) {
  const holder = make("div", { class: kind });
  holder.innerHTML = svg;
  return holder;
}

/** @param {BookGame} game */
export function showGame(game) {
  const id = `game-${game.game}`;
  const chips = [say("book-count", { n: game.matches }), say("book-won", { n: game.won })].map((text) => make("li", { class: "chip" }, text));
  return make(
    "section",
    { class: "panel game", "aria-labelledby": id, "data-game": game.game },
    make("h2", { id }, game.title),
    make("ul", { class: "chips" }, ...chips),
    ...showCharts(game),
    ...showRatings(game),
  );
}

/** @param {BookGame} game */
function showCharts(game) {
  if (!game.charts.length) return [];
  const figures = game.charts.map((chart, index) => {
    const told = say("book-mean", { mean: POINTS.format(chart.mean), last: chart.last });
    const caption = make("figcaption", {}, make("b", {}, chart.title), " ", make("span", { class: "soft" }, told));
    return make("figure", { class: index ? "" : "large" }, caption, drawn(chart.svg, "drawn"));
  });
  const title = say("book-charts", { title: game.title });
  return [
    make("h3", { class: "unseen" }, title),
    make("div", { class: "charts" }, ...figures),
    make("p", { class: "soft small" }, say("book-charts-about")),
  ];
}

/** @param {BookGame} game */
function showRatings(game) {
  if (!game.rated) return [];
  if (!game.ratings.length) return [make("p", { class: "soft small" }, say("book-rating-soon", { needed: game.needed, n: game.rated }))];
  const rows = game.ratings.map((one) => {
    const told = say("book-give-or-take", { mean: POINTS.format(one.mean), error: POINTS.format(one.error) });
    return make("li", { class: one.who ? "" : "own" }, make("b", {}, one.name), drawn(one.svg, "drawn"), make("span", { class: "soft" }, told));
  });
  return [
    make("h3", {}, say("book-rating", { title: game.title })),
    make("ol", { class: "ratings" }, ...rows),
    make("p", { class: "soft small" }, say("book-rating-about", { n: game.rated })),
  ];
}

/** @param {BookMatch[]} matches by game @returns {HTMLElement[]} a list for each */
export function showMatches(matches) {
  const titles = new Map(matches.map((match) => [match.game, match.title]));
  return [...titles].map(([game, title]) => {
    const rows = matches.filter((match) => match.game === game).map(showMatch);
    return make("div", {}, make("h3", {}, title), make("ul", { class: "past" }, ...rows));
  });
}

/** @param {BookSeat} seat */
function named(seat) {
  if (seat.lent) return say("book-lent", { name: seat.name });
  return seat.bot ? say("book-bot", { name: seat.name }) : seat.name;
}

/** @param {BookMatch} match */
function showMatch(match) {
  const day = DAY.format(new Date(match.at * 1000));
  const own = match.seats.filter((seat) => seat.own);
  const others = match.seats.filter((seat) => !seat.own).map(named);
  const company = others.length ? say("book-with", { names: NAMES.format(others) }) : say("book-alone");
  const ranked = [...match.seats].sort((one, other) => one.rank - other.rank);
  const scores = ranked.map((seat) => make("li", { class: seat.own ? "own" : "" }, say("book-score", { name: named(seat), points: seat.points })));
  const notes = [match.lesson ? say("book-lesson") : match.counts ? "" : say("book-apart"), match.edition && say("book-edition", { name: match.edition })].filter(Boolean);
  const chips = notes.map((text) => make("span", { class: "chip", title: match.lesson ? null : say("book-apart-about") }, text));
  const link = { class: "button tight", href: `/${data.lang}/replay/${match.table}`, "aria-label": say("book-replay-of", { title: match.title, date: day }) };
  return make(
    "li",
    { class: own.some((seat) => seat.rank === 1) ? "match won" : "match", "data-table": match.table },
    make(
      "div",
      { class: "what" },
      make("p", { class: "title" }, make("b", {}, ...own.map((seat) => placed(seat, match))), " ", ...chips),
      make("p", {}, [day, match.name, company].filter(Boolean).join(" · ")),
      make("ul", { class: "scores" }, ...scores),
      sourcesOf(match),
    ),
    match.there ? make("a", link, say("book-replay")) : null,
  );
}

/** @param {BookSeat} seat @param {BookMatch} match */
function placed(seat, match) {
  const shared = match.seats.filter((other) => other.rank === seat.rank).length > 1;
  const several = match.seats.filter((other) => other.own).length > 1;
  const place = say(shared ? "book-shared-place" : "book-place", { rank: seat.rank, of: match.seats.length });
  const text = seat.rank === 1 && !shared && match.seats.length > 1 ? say("book-won-it") : place;
  return make("span", {}, several ? `${seat.name}${data.lang === "fr" ? "\u00a0" : ""}: ${text} ` : `${text} `);
}

/** @param {BookMatch} match */
function sourcesOf(match) {
  if (!match.sources.length) return null;
  const places = match.seats.map((_, seat) => seat).sort((one, other) => Number(match.seats[other].own) - Number(match.seats[one].own));
  const cells = places.map((seat) => make("th", { scope: "col" }, match.seats[seat].name));
  const head = make("tr", {}, make("td", {}), ...cells);
  const rows = match.sources.map((source) =>
    make("tr", {}, make("th", { scope: "row" }, source.title), ...places.map((seat) => make("td", {}, `${source.points[seat] ?? 0}`))),
  );
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
  const holder = make("div", { class: "table", tabindex: 0, role: "group", "aria-label": say("book-sources") }, table);
  return make("details", {}, make("summary", {}, say("book-sources")), holder);
}

/** @param {BookMark[]} marks */
export function showMarks(marks) {
  const rows = marks.map((mark) => {
    const kind = known(`book-kind-${mark.kind}`, mark.kind);
    const day = DAY.format(new Date(`${mark.date}T12:00`));
    const what = mark.kind === "lesson" ? mark.title : [mark.title, mark.id.replace(/:.*/, "")].filter(Boolean).join(" · ");
    const result = known(`book-${mark.result}`, mark.result);
    return make("li", {}, make("span", { class: "chip" }, kind), make("b", {}, what), make("span", { class: "soft" }, [day, result].filter(Boolean).join(" · ")));
  });
  return make("ul", { class: "marks panel" }, ...rows);
}

/** A message where there is one; else the word as it is. @param {string} key @param {string} text */
function known(key, text) {
  return `js-${key}` in data.words ? say(key) : text;
}
