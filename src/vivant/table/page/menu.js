// What can be done with the table and its seats: invite, bots, lending, a second device, settings, report.

import { aboutPage, openAid } from "./aid.js";
import { fill, make } from "./dom.js";
import { face } from "./faces.js";
import { houseRules } from "./houserules.js";
import { icon } from "./icons.js";
import { changeTable } from "./keep.js";
import { nameOf, openPoints, seatNote, secretPoints, sources, withRivals } from "./scores.js";
import { call, sentence } from "./send.js";
import { settingsForm, themes } from "./settings.js";
import { confirmSheet, notice, openSheet } from "./sheet.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {import("./model.js").Seat} Seat
 */

/** Links are loaded when one is wanted. @param {(links: typeof import("./invite.js")) => unknown} show */
function give(show) {
  void import("./invite.js").then(show);
}

/** Which bot? @param {Play} play @param {number} seat @param {string} title @param {string} about */
export async function seatBot(play, seat, title, about) {
  const games = await call("GET", `/api/games?lang=${data.lang}`, null).catch(() => null);
  const bots = /** @type {{id: string, name: string, called: string[], character: string, sentence: string, level: boolean}[]} */ (games?.bots ?? []);
  const here = /** @type {{id: string, bots: Record<string, string>}[]} */ (games?.games ?? []).find((game) => game.id === play.state.table.game);
  const rows = bots.map((bot) => {
    const name = say("new-bot", { bot: bot.name, name: bot.called[seat % bot.called.length] });
    const words = [make("b", {}, name), make("span", { class: "soft" }, bot.character)];
    const how = sentence(here?.bots[bot.id] ?? bot.sentence); // what it computes is a detail
    const button = make("button", { type: "button", class: "button pick", title: how }, ...words);
    button.addEventListener("click", async () => {
      button.closest("dialog")?.close();
      await play.post(`seats/${seat}/bot`, { bot: bot.id });
    });
    return make("li", {}, button);
  });
  const levels = bots.filter((bot) => bot.level).length;
  /** @type {HTMLElement[]} */
  const list = [make("ul", { class: "actions" }, ...rows.slice(0, levels))];
  if (levels < rows.length) list.push(make("h3", {}, say("bots-others")), make("ul", { class: "actions" }, ...rows.slice(levels)));
  openSheet(title, [make("p", { class: "soft" }, about), ...list], "small");
}

/** One seat: its points and what may be done with it. @param {Play} play @param {number} number */
export function openSeat(play, number) {
  const { state } = play;
  const seat = withRivals(state.seats, state.scores).find((other) => other.seat === number);
  if (!seat) return;
  const own = number === state.you.seat;
  const score = state.scores.find((other) => other.seat === number);
  const note = [seatNote(seat), seat.note].filter(Boolean).join(" · ");
  const head = make(
    "div",
    { class: "person" },
    face(seat, own),
    make("p", { class: "soft" }, note),
    make("span", { class: "tally" }, make("b", { class: "points" }, `${openPoints(score)}`), secretPoints(score)),
  );
  const points = state.table.state === "open" ? null : sources(score, state.table.rules);
  openSheet(
    nameOf(seat, state.you.seat),
    [head, points, make("div", { class: "column" }, ...seatActions(play, seat, own))],
    "small",
  );
}

/** @param {Play} play @param {Seat} seat @param {boolean} own @returns {HTMLElement[]} */
export function seatActions(play, seat, own) {
  const { state } = play;
  const s = seat.seat;
  /** @type {HTMLElement[]} */
  const deeds = [];
  if (state.over) return deeds;
  const { host } = state.you;
  if (own && seat.lent && !seat.gone) deeds.push(deed("take-back", "person", () => void play.post(`seats/${s}/back`, {}), true));
  if (seat.kind === "empty" && host) {
    deeds.push(deed("copy-link", "copy", () => give((links) => links.invite(play, s)), true));
    deeds.push(deed("seat-a-bot", "bot", () => void seatBot(play, s, say("seat-a-bot"), say("seat-a-bot-about"))));
  }
  if (seat.kind === "bot" && host) deeds.push(deed("open-place", "person", () => give((links) => links.invite(play, s, "open"))));
  if (seat.kind === "person" && !own && host && seat.lendable && !seat.lent) {
    deeds.push(
      deed("lend-seat", "bot", () => void seatBot(play, s, say("lend-seat"), say("lend-about", { name: seat.name }))),
    );
  }
  if (own) {
    if (!seat.lent && state.table.state === "playing") {
      deeds.push(deed("hand-over", "bot", () => void seatBot(play, s, say("hand-over"), say("hand-over-about"))));
    }
    if (!seat.gone && state.table.state === "playing") {
      const about = say("resign-about");
      deeds.push(deed("resign", "flag", () => confirmSheet(say("resign"), about, say("resign"), () => void play.post("resign", {}))));
    }
    deeds.push(deed("carry", "phone", () => give((links) => links.carry(play))));
    deeds.push(deed("renew", "seal", () => renew(play)));
  } else if (seat.kind === "person" && state.you.seat >= 0) {
    const quiet = play.chat.muted().includes(s);
    const label = say(quiet ? "unmute" : "mute", { name: seat.name });
    deeds.push(deed(label, quiet ? "heard" : "mute", () => play.chat.mute(s, !quiet)));
  }
  return deeds;
}

/** @param {string} key @param {string} sign @param {() => void} act @param {boolean} [first] */
function deed(key, sign, act, first = false) {
  const button = make(
    "button",
    { type: "button", class: `button tight${first ? " primary" : ""}` },
    icon(sign),
    make("span", {}, say(key)),
  );
  button.addEventListener("click", () => {
    button.closest("dialog")?.close();
    act();
  });
  return button;
}

/** @param {Play} play */
function renew(play) {
  confirmSheet(say("renew"), say("renew-about"), say("renew-now"), async () => {
    const answer = await play.post("token", {});
    if (!answer) return;
    changeTable(play.id, (kept) => {
      const seat = kept.seats[`${play.seat}`];
      if (seat) seat.token = answer.token;
    });
    play.renewed(answer.token);
    void import("./booking.js").then(({ enterSeats }) => enterSeats([play.id])).catch(() => {}); // its book lost the seat
    notice(say("renewed"));
  });
}

/** How to play, in a few lines. @param {Play} play */
async function openPrimer(play) {
  const { house_rules: house, rules, title } = play.state.table;
  const told = await play.get("primer");
  if (!told) return;
  const lines = /** @type {string[]} */ (told.primer).map((line) => make("li", {}, line));
  const link = make("a", { class: "button", href: `/${data.lang}${rules}`, target: "_blank" }, say("rules"));
  openSheet(title, [make("ol", { class: "primer" }, ...lines), ...houseRules(house, rules), make("div", { class: "row" }, link)]);
}

/** The table itself: seats, links, settings. @param {Play} play @param {() => void} keys shows the keyboard's list */
export function openMenu(play, keys) {
  const { state } = play;
  const seats = state.seats.map((seat) => {
    const own = seat.seat === state.you.seat;
    const words = make(
      "span",
      { class: "who" },
      make("b", {}, nameOf(seat, state.you.seat)),
      make("span", { class: "note" }, seatNote(seat)),
    );
    const button = make("button", { type: "button", class: "button quiet pick" }, face(seat, own), words);
    button.addEventListener("click", () => openSeat(play, seat.seat));
    return make("li", {}, button);
  });
  const options = optionRows(state);
  const languages = make("div", { class: "row" });
  for (const link of document.querySelectorAll("a[data-language]")) {
    const copy = /** @type {HTMLElement} */ (link.cloneNode(true));
    copy.classList.add("button", "tight");
    copy.addEventListener("click", (event) => {
      event.preventDefault();
      if (link instanceof HTMLElement) link.click();
    });
    languages.append(copy);
  }
  const told = state.table.watchers ? say("watchers", { count: state.table.watchers }) : "";
  const home = make("a", { class: "button tight", href: `/${data.lang}/` }, say("home"));
  const links = [
    state.you.seat >= 0 ? deed("watch-link", "eye", () => give((links) => links.watchers(play))) : null,
    deed("report", "copy", () => void play.report()),
    deed("keys", "list", keys),
    state.table.about ? make("a", { class: "button tight", href: aboutPage(state.table), target: "_blank" }, say("aid-about")) : null,
    home,
  ];
  const { clocks } = state.table;
  const time = make("div", { hidden: !clocks });
  if (clocks) void import("./clocks.js").then(({ timePanel }) => fill(time, timePanel(play)));
  const wifi = make("div");
  const showWifi = async () => {
    const { askNetwork, wifiPanel } = await import("./wifi.js");
    fill(wifi, wifiPanel(await askNetwork(), () => void showWifi()));
  };
  void showWifi();
  const calls = make("div");
  if (state.you.seat >= 0 && !state.over) void import("./calls.js").then(({ callsForm }) => callsForm(play)).then((form) => fill(calls, form));
  openSheet(state.table.name || state.table.title, [
    make("p", { class: "soft" }, [state.table.title, state.status, told].filter(Boolean).join(" · ")),
    make(
      "div",
      { class: "row" },
      deed("primer", "why", () => void openPrimer(play)),
      state.table.about ? deed("aid", "aid", () => void openAid(play)) : null,
    ),
    make("ul", { class: "people" }, ...seats),
    time,
    wifi,
    make("h3", {}, say("settings")),
    themes(),
    settingsForm(),
    state.you.seat >= 0 && !state.over && state.seats.some((seat) => seat.kind === "bot" || seat.lent) ? paceSwitch(play) : null,
    calls,
    languages,
    ...houseRules(state.table.house_rules, state.table.rules),
    make("h3", {}, say("this-table")),
    options.length ? make("ul", { class: "options" }, ...options) : null,
    ...sealWords(state),
    make("p", { class: "soft small" }, say(clocks ? "away-rule-clocks" : "away-rule", { seconds: state.table.away_seconds })),
    make("div", { class: "column" }, ...links),
  ]);
}

/** How fast bots play, for everybody at the table. @param {Play} play */
function paceSwitch(play) {
  const box = make("input", { type: "checkbox", checked: play.state.table.pace === "human" });
  box.addEventListener("change", () => void play.post("pace", { pace: box.checked ? "human" : "none" }));
  return make("label", { class: "tick" }, box, say("setting-pace"));
}

/** What the mark beside the title stands for. @param {Play} play */
export function openHouseRules(play) {
  const { house_rules: house, rules } = play.state.table;
  const [title, ...content] = houseRules(house, rules);
  const link = make("a", { class: "button", href: `/${data.lang}${rules}`, target: "_blank" }, say("rules"));
  openSheet(title?.textContent ?? "", [...content, make("div", { class: "row" }, link)], "small");
}

/** @param {import("./model.js").State} state @returns {HTMLElement[]} the options of this table and how they are set */
export function optionRows(state) {
  return state.table.options.map((option) =>
    make("li", {}, `${sentence(option.sentence, "")} – `, make("b", {}, option.text)),
  );
}

/** The seal in two sentences, and what it does not hold for. @param {import("./model.js").State} state @returns {HTMLElement[]} */
export function sealWords(state) {
  const notice = state.table.notice ? make("p", { class: "hint" }, state.table.notice) : null;
  if (!state.table.seal) return notice ? [notice] : [];
  const words = state.table.words?.filter(Boolean);
  const told = say(notice ? "seal-told-later" : "seal-told");
  const seal = make("p", { class: "seal" }, icon("seal"), make("span", {}, told));
  const code = make("code", {}, state.table.seal);
  const given = words?.length
    ? make("p", { class: "soft small" }, say("seal-words", { words: words.join(", ") }))
    : null;
  return [notice, seal, code, given].filter((part) => part !== null);
}
