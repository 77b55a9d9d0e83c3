// One seat at a table: what the server tells is shown, what the reader does is sent.

import { showTurn } from "./attention.js";
import { closeBubble, openBubble } from "./bubble.js";
import { ChatView } from "./chat.js";
import { choices, mark, offer, unlook } from "./choose.js";
import { closeHint, keepHint, openHint } from "./coach.js";
import { Connection } from "./connect.js";
import { Counting } from "./counting.js";
import { openActions, showConsent, showDock, showWaiting } from "./dock.js";
import { fill, find, make } from "./dom.js";
import { face } from "./faces.js";
import { calm } from "./fly.js";
import { raise } from "./ghost.js";
import { changeTable, keptTable, sawEnding } from "./keep.js";
import { bring, fit, reveal, shapeNow } from "./layout.js";
import { ruleLink } from "./links.js";
import { lately, newLines, showLog } from "./log.js";
import { openSeat } from "./menu.js";
import { emptyState, merge } from "./model.js";
import { loadSprite, SceneView } from "./scene.js";
import { around, clockOf, count, openPoints, ScoreView, secretPoints, withRivals } from "./scores.js";
import { call, NoAnswer, Refusal, sentence } from "./send.js";
import { settings } from "./settings.js";
import { knock } from "./sound.js";
import { closeSheets, confirmSheet, notice, openSheet } from "./sheet.js";
import { Watch } from "./watch.js";
import { data, say } from "./words.js";

/**
 * @typedef {import("./model.js").Message} Message
 * @typedef {import("./model.js").State} State
 * @typedef {{pass: (seat: number) => void, gone: (code: number) => void, log: () => void,
 *   tab: (name: string) => void}} Listener
 */

export class Play {
  /** @param {string} id @param {number} seat -1 for a spectator @param {string} token @param {Listener} listener */
  constructor(id, seat, token, listener) {
    this.id = id;
    this.seat = seat;
    this.token = token;
    this.listener = listener;
    /** @type {State} */
    this.state = emptyState();
    this.heard = 0;
    this.arrived = false;
    this.ended = false;
    this.ready = false; // whether the symbols that scenes refer to are there
    this.online = true;
    this.drawn = ""; // the shape that is shown
    this.keyboard = false; // whether the reader used it last
    this.named = ""; // the name of the table, before how far the match has come
    /** @type {string | null} */
    this.looked = null; // what a finger touched once, to see what it would do
    this.resume = false; // whether the next choice takes the focus
    /** @type {Watch | null} */
    this.watch = null; // what one step did is being shown
    /** @type {{action: string, decision: number} | null} */
    this.pending = null;
    /** @type {import("./lesson.js").LessonView | null} */
    this.lesson = null;
    this.scene = new SceneView(
      (name) => document.getElementById(`picture-${name}`),
      (name) => say(`picture-${name}`),
    );
    this.counting = new Counting(this.scene);
    /** @type {import("./clocks.js").ClockView | null} */
    this.clocks = null;
    this.timed = 0; // when seats were told last
    this.scores = new ScoreView(find("scores", HTMLElement), (number) => openSeat(this, number));
    this.chat = new ChatView(id, async (text) => Boolean(await this.post("chat", { text })));
    this.handlers = {
      act: (/** @type {string} */ action) => void this.act(action, null),
      undo: () => this.undo(),
      why: () => void this.why(),
      hint: () => void openHint(
        () => this.state,
        () => this.get("hint"),
        (action) => void this.act(action, null),
      ),
      log: () => listener.log(),
      again: () => void this.again(),
      result: () => void import("./ending.js").then(({ openEnding }) => this.ended || openEnding(this.state, () => void this.again())),
      answer: (/** @type {boolean} */ agree) => void this.post("answer", { ask: this.state.ask?.id, agree }),
    };
    this.clock = setInterval(() => showWaiting(this.state, this.heard), 5000);
    this.connection = this.connect();
  }

  connect() {
    return new Connection(this.id, this.token, {
      lang: data.lang,
      shape: shapeNow(),
      message: (message) => this.receive(message),
      online: (online) => this.show(online),
      gone: (code) => this.gone(code),
    });
  }

  /** Everything of this seat leaves the page. */
  end() {
    this.ended = true;
    this.leaveFilm();
    offer([]);
    this.connection.end();
    clearInterval(this.clock);
    this.clocks?.end();
    this.scene.clear();
    this.scores.clear();
    this.chat.clear();
    this.lesson?.end();
    closeBubble();
    closeHint();
    closeSheets();
    for (const id of [
      "log",
      "seatbar",
      "choices",
      "over",
      "lobby",
      "consent",
      "pause",
      "question",
      "help",
      "status",
      "ear",
      "step",
    ]) {
      fill(find(id, HTMLElement));
    }
    this.state = emptyState();
    showTurn("", false, false);
  }

  /** @param {number} code */
  gone(code) {
    if (code !== 4401) return this.listener.gone(code);
    // This browser itself may just have renewed the key: here, or in another window. It has it in a moment.
    setTimeout(() => {
      const kept = keptTable(this.id).seats[`${this.seat}`]?.token;
      if (this.ended || !this.connection.ended) return;
      if (kept && kept !== this.token) this.renewed(kept);
      else this.listener.gone(code);
    }, 800);
    return undefined;
  }

  /** @param {string} token */
  renewed(token) {
    if (token === this.token) return;
    this.connection.end();
    this.token = token;
    this.connection = this.connect();
  }

  // down

  /** @param {Message} message */
  receive(message) {
    const before = this.state;
    const first = !this.arrived;
    this.state = merge(before, message);
    this.heard = Date.now();
    if ("seats" in message) this.timed = performance.now();
    this.arrived = true;
    if ("table" in message) this.keep();
    if (this.pending && (this.pending.decision !== this.state.you.decision || !this.state.you.asked)) this.settle();
    const { game } = this.state.table;
    const loaded = loadSprite(game, `${data.assets}/art/${encodeURIComponent(game)}.svg`).catch(() => {});
    if (this.ready) this.paint(before, false);
    else if (first) {
      void loaded.then(() => {
        this.ready = true;
        this.paint(before, true);
      });
    }
  }

  /** @param {State} before @param {boolean} first */
  paint(before, first) {
    if (this.ended) return;
    const { state } = this;
    const { table, you } = state;
    find("play", HTMLElement).hidden = false;
    find("title", HTMLElement).textContent = table.title;
    find("aid", HTMLElement).hidden = !table.about;
    const named = table.name ? say("at-table", { name: table.name }) : "";
    const between = named && state.status ? " · " : "";
    this.named = named + between;
    this.showStatus();
    const rules = document.querySelector(".bar a[href*='/rules/']");
    rules?.setAttribute("href", `/${data.lang}${table.rules}`);
    find("house", HTMLElement).hidden = !table.house_rules.length;
    const waits = table.state === "open";
    const began = !first && before.table.state === "open" && !waits;
    if (began) closeSheets(); // whoever still shows a link is needed at the table now
    if (began || (waits && first)) this.listener.tab(waits ? "chat" : "log"); // who waits, talks
    const had = this.scene.focused();
    const shape = this.connection.shape;
    if (first || shape !== this.drawn) this.leaveFilm();
    const still = first || shape !== this.drawn || !settings().watch || calm() || document.hidden;
    const film = still ? [] : state.film;
    if (waits) this.scene.clear();
    else if (film.length) this.roll(film);
    else if (this.watch && !still) mark(null); // it goes on, and ends with what is there then
    else this.scene.show(table.game, state.scene, shape !== this.drawn, before.you.decision !== you.decision);
    this.drawn = shape;
    this.offer();
    if (this.pending) mark(this.pending.action);
    this.looked = null;
    unlook();
    showDock(state, this.online, this.handlers, this.passButton(), this.looked);
    keepHint(state);
    this.teach();
    showWaiting(state, this.heard);
    showConsent(state, this.handlers);
    this.time(before, first);
    this.showRoom();
    this.showScores();
    if (first || before.log !== state.log) {
      showLog(find("log", HTMLElement), state.log, table.rules, first ? undefined : before.log.at(-1)?.n);
      const step = state.log.at(-1)?.n;
      find("step", HTMLElement).textContent = step ? say("step", { n: step }) : "";
    }
    if (first || before.chat !== state.chat || before.seats !== state.seats) {
      this.chat.show(state);
      if (first) this.chat.read();
      else for (const { name, text } of this.chat.fresh(before.chat.at(-1)?.id ?? 0)) notice(`${name}: ${text}`);
    }
    fit();
    if (you.asked && !this.watch && (first || before.you.decision !== you.decision)) reveal();
    showTurn(table.title, you.asked && !state.over, !first);
    if (!first && before.log.at(-1)?.n !== state.log.at(-1)?.n && settings().pieces) knock();
    if (!first) this.tellSeat(before);
    this.keepFocus(had);
    raise(find("board", HTMLElement));
    if (!first) this.announce(before);
    if (!first && table.again && !before.table.again && you.seat >= 0) this.tellNext();
    if (state.over && (first ? !sawEnding(this.id) : !before.over)) this.finish();
  }

  /** Where people are waited for; what shows it is loaded there alone. */
  showRoom() {
    const open = this.state.table.state === "open";
    const room = find("lobby", HTMLElement);
    room.hidden = !open;
    document.body.classList.toggle("waiting-room", open);
    if (!open) fill(room);
    else void import("./lobby.js").then(({ showLobby }) => this.state.table.state === "open" && showLobby(this, room));
  }

  /** A turn has begun, or the match is over: whoever looks has seen it, and whoever does not is notified. @param {State} before */
  tellSeat(before) {
    const { state } = this;
    const over = state.over && !before.over;
    if (!over && !(state.you.asked && !before.you.asked)) return;
    if (!document.hidden) this.connection.tell();
    else if (keptTable(this.id).seats[`${this.seat}`]?.notify)
      void import("./calls.js").then(({ notify }) => notify(state.table.name || state.table.title, this.id, Boolean(state.over)));
  }

  /** A table that is a lesson loads what a lesson needs. */
  teach() {
    if (this.lesson) return this.lesson.show();
    if (!this.state.lesson) return undefined;
    return void import("./lesson.js").then(({ LessonView }) => {
      if (this.ended) return;
      this.lesson ??= new LessonView(this);
      this.lesson.show();
    });
  }

  /** Somebody has laid the table of the next match, where a place is kept for everybody. */
  tellNext() {
    notice(say("again-made"));
    for (const button of document.querySelectorAll("dialog.ending [data-again]")) button.textContent = say("again-join");
  }

  /** A table with clocks loads what they need. @param {State} before @param {boolean} first */
  time(before, first) {
    if (!this.state.table.clocks) return undefined;
    if (this.clocks) return this.clocks.told(first ? null : before);
    return void import("./clocks.js").then(({ ClockView }) => {
      if (this.ended) return;
      this.clocks ??= new ClockView(this);
      this.clocks.told(null);
      this.clocks.show();
    });
  }

  /** The match is over: when nothing of it is left to watch, it is shown how it ended. */
  finish() {
    if (this.watch) return; // which comes here when it is done
    closeSheets();
    this.handlers.result();
  }

  /** Show piece by piece what one step did; whatever the reader does ends it. @param {State["film"]} film */
  roll(film) {
    this.leaveFilm();
    const { game, rules } = this.state.table;
    const show = (/** @type {import("./model.js").Frame} */ frame) => {
      this.scene.show(game, frame.scene, false);
      this.counting.show(frame.counts);
      this.showScores();
      fit();
      if (!frame.counts.length) bring([...document.querySelectorAll("#picture-reach svg.scene")].map((svg) => svg.getBoundingClientRect()));
    };
    const done = () => {
      this.watch = null;
      this.counting.clear();
      if (this.ended) return;
      const { scene } = this.state;
      const moves = scene.moves.filter(([key, source]) => !this.scene.has(key) && this.scene.has(source));
      this.scene.show(game, { ...scene, moves }, false);
      this.offer();
      this.showScores();
      this.lesson?.show();
      fit();
      reveal();
      if (this.state.over && !sawEnding(this.id)) this.finish();
    };
    this.watch = new Watch(film, { host: find("film", HTMLElement), rules, show, done });
    this.watch.next();
  }

  /** What can be chosen in what is shown: nothing of the past. */
  offer() {
    offer(this.state.you.asked && !this.state.over && !this.watch ? this.state.actions : []);
  }

  /** Nothing is watched any more, and something else is shown. */
  leaveFilm() {
    this.watch?.stop();
    this.watch = null;
    this.counting.clear();
  }

  /** How far the match has come, or had come in what is watched. */
  showStatus() {
    const status = this.watch?.frame?.status || this.state.status;
    fill(find("status", HTMLElement), make("span", { class: "named" }, this.named), status);
  }

  /** What stands under each name; while something is watched, what stood there then. @returns {State["seats"]} */
  noted() {
    const notes = this.watch?.frame?.notes ?? [];
    return this.state.seats.map((seat) => ({ ...seat, note: notes[seat.seat] ?? seat.note }));
  }

  /** Everybody's points; while something is watched those that were reached then. */
  showScores() {
    const { state } = this;
    this.showStatus();
    this.scores.show(this.noted(), this.reached(), state.you.seat, state.table.rules);
    this.showSeatBar();
    this.clocks?.show();
  }

  /** @returns {State["scores"]} */
  reached() {
    const points = this.watch?.frame?.points ?? [];
    return this.state.scores.map((score) => ({ ...score, points: points[score.seat] ?? score.points }));
  }

  showSeatBar() {
    const { state } = this;
    const bar = find("seatbar", HTMLElement);
    const own = state.you.seat;
    const held =
      document.activeElement instanceof HTMLElement && bar.contains(document.activeElement)
        ? document.activeElement.dataset.seat
        : "";
    const old = new Map(
      [...bar.querySelectorAll(".points")].map((points) => [points.getAttribute("data-seat"), points]),
    );
    const scores = this.reached();
    const buttons = around(withRivals(this.noted(), scores), own).map((seat) => {
      const score = scores.find((other) => other.seat === seat.seat);
      const kept = old.get(`${seat.seat}`);
      const points = kept instanceof HTMLElement ? kept : make("b", { class: "points", "data-seat": seat.seat });
      count(points, openPoints(score));
      const name = make("span", { class: "name" }, seat.seat === own ? say("you") : seat.name);
      const note = make("span", { class: "note" }, seat.note);
      const kind = `seat${seat.asked ? " asked" : ""}${seat.kind === "person" && !seat.here ? " away" : ""}`;
      const button = make("button", { type: "button", class: kind, "data-seat": seat.seat, "aria-haspopup": "dialog" });
      button.append(face(seat, seat.seat === own), name, make("span", { class: "tally" }, points, secretPoints(score)), note);
      const clock = clockOf(seat);
      if (clock) button.append(clock);
      button.addEventListener("click", () => openSeat(this, seat.seat));
      return button;
    });
    const last = lately(state.log);
    last.addEventListener("click", () => this.listener.log());
    fill(bar, ...buttons, last);
    bar.hidden = state.table.state === "open";
    if (held) buttons.find((button) => button.dataset.seat === held)?.focus();
  }

  /** A bot plays here, or somebody else on this device is asked now. @returns {HTMLElement | null} */
  passButton() {
    const { state } = this;
    if (state.over || state.table.state !== "playing") return null;
    if (state.seats[this.seat]?.gone) return null;
    if (state.seats[this.seat]?.lent) {
      const back = make("button", { type: "button", class: "button primary" }, say("take-back"));
      back.addEventListener("click", () => void this.post(`seats/${this.seat}/back`, {}));
      return back;
    }
    if (state.you.asked) return null;
    const here = keptTable(this.id).seats;
    const next = state.seats.find(
      (seat) => seat.asked && seat.seat !== this.seat && `${seat.seat}` in here && !seat.lent,
    );
    if (!next) return null;
    const pass = make(
      "button",
      { type: "button", class: "button primary", id: "pass" },
      say("pass-to", { name: next.name }),
    );
    pass.addEventListener("click", () => this.listener.pass(next.seat));
    return pass;
  }

  /** @param {string} had what had the focus in the scene before */
  keepFocus(had) {
    const question = find("question", HTMLElement);
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (had && lost) {
      question.focus({ preventScroll: true });
      this.resume = this.keyboard;
    }
    const next = choices()[0];
    if (this.resume && next && this.state.you.asked && (document.activeElement === question || lost)) {
      next.focus({ preventScroll: true });
      this.resume = false;
    }
    const pass = document.getElementById("pass");
    if (this.resume && pass && document.activeElement === question) pass.focus();
  }

  /** @param {State} before */
  announce(before) {
    const { question } = this.state;
    const lines = newLines(before.log, this.state.log);
    const news = lines.map((line) => line.text).join(" ");
    const aloud = before.log.length ? lines.filter((line) => line.aloud) : [];
    if (aloud.length && !this.watch) notice(aloud.map((line) => line.text).join(" "));
    const asked =
      question.title !== before.question.title || (this.state.you.asked && question.help !== before.question.help);
    this.tellDepartures(before);
    const text = [news, asked ? `${question.title.replace(/[.?!]?$/, (end) => end || ".")} ${question.help}` : ""].join(" ").trim();
    if (text) find("ear", HTMLElement).textContent = text;
  }

  /** Who plays no more since. @param {State} before */
  tellDepartures(before) {
    for (const { seat, gone, name } of this.state.seats) {
      if (gone && !before.seats[seat]?.gone) notice(say(`told-${gone}${seat === this.seat ? "-you" : ""}`, { name }));
    }
  }

  /** @param {boolean} online */
  show(online) {
    this.online = online;
    document.body.classList.toggle("offline", !online);
    const strip = find("strip", HTMLElement);
    strip.hidden = online;
    strip.textContent = online ? "" : say("offline");
    if (this.ready) showDock(this.state, online, this.handlers, this.passButton(), this.looked);
  }

  keep() {
    const { table } = this.state;
    changeTable(this.id, (kept) => {
      kept.game = table.game;
      kept.title = table.title;
      kept.name = table.name;
      for (const [seat, held] of Object.entries(kept.seats))
        held.name = this.state.seats[Number(seat)]?.name ?? held.name;
    });
  }

  // up

  /** @param {string} path @param {string} [query] */
  address(path, query = "") {
    return `/api/tables/${this.id}/${path}?lang=${data.lang}${query}`;
  }

  /**
   * A call whose refusal is shown.
   * @param {string} path @param {unknown} body @returns {Promise<any>} null when it failed
   */
  post(path, body) {
    return this.told(() => call("POST", this.address(path), this.token, body));
  }

  /** @param {string} path @param {string} [query] @returns {Promise<any>} null when it failed */
  get(path, query = "") {
    return this.told(() => call("GET", this.address(path, query), this.token));
  }

  /** @param {() => Promise<any>} send */
  async told(send) {
    try {
      return (await send()) ?? {};
    } catch (problem) {
      if (problem instanceof Refusal) notice(problem.message || say("turned-down"), true);
      else if (problem instanceof NoAnswer) notice(say("no-answer"), true);
      else throw problem;
      return null;
    }
  }

  /** @param {string} action @param {Element | null} at where in the picture it was chosen */
  async act(action, at) {
    if (!this.online) return notice(say("offline"), true);
    if (this.pending || !this.state.you.asked) return undefined;
    this.watch?.end();
    const { decision } = this.state.you;
    const pending = { action, decision };
    this.pending = pending;
    mark(action);
    closeBubble();
    try {
      const answer = await this.connection.call("act", { decision, do: action });
      // The stream brings what follows; if it was here before the answer, there is nothing left to wait for.
      if (this.state.you.decision === answer.decision) this.settle(pending);
    } catch (problem) {
      this.settle(pending);
      if (this.ended) return undefined;
      if (!(problem instanceof Refusal)) return notice(say("no-answer"), true);
      if (problem.rule && at?.isConnected)
        openBubble(at, at.getAttribute("aria-label") ?? action, problem.message, problem.rule, this.state.table.rules);
      else if (problem.code === "stale")
        this.connection.again(); // something was missed
      else if (problem.code === "lesson") this.lesson?.wrong(problem.message);
      else notice(problem.message || say("turned-down"), true);
    }
    return undefined;
  }

  /** What was chosen is answered. @param {{action: string, decision: number} | null} [pending] */
  settle(pending = this.pending) {
    if (pending !== this.pending) return;
    this.pending = null;
    mark(null);
  }

  /** @param {string | null} action touched once; the dock offers to do it */
  look(action) {
    this.looked = action;
    raise(find("board", HTMLElement));
    showDock(this.state, this.online, this.handlers, this.passButton(), action); // for a moment, so nothing shrinks
    reveal();
  }

  /** @param {string} action @param {Element} at */
  async ask(action, at) {
    const said = at.getAttribute("data-say"); // there is no such action, but something to say
    const told = said
      ? { reason: said, rule: at.getAttribute("data-why") }
      : await this.get("why", `&do=${encodeURIComponent(action)}`);
    if (!told || told.legal || !at.isConnected) return;
    const label = at.getAttribute("aria-label") ?? action;
    openBubble(at, label, sentence(told.reason ?? ""), told.rule ?? "", this.state.table.rules);
    find("ear", HTMLElement).textContent = `${told.reason ?? ""} ${told.rule ?? ""}`;
  }

  async why() {
    if (!this.state.you.asked) return;
    const told = await this.get("why");
    if (!told) return;
    /** What is forbidden for the same reason stands together. @type {Map<string, HTMLElement>} */
    const groups = new Map();
    for (const { label, reason, rule } of /** @type {Record<string, string>[]} */ (told.actions ?? [])) {
      const row = groups.get(reason + rule);
      if (row?.firstChild) row.firstChild.textContent += ` · ${label}`;
      const link = ruleLink(this.state.table.rules, rule);
      const why = make("p", {}, sentence(reason), link ? " " : null, link);
      if (!row) groups.set(reason + rule, make("li", {}, make("b", {}, label), why));
    }
    const rows = [...groups.values()];
    const list = rows.length ? make("ul", { class: "reasons" }, ...rows) : make("p", {}, say("all-allowed"));
    openSheet(say("why-title"), [list]);
  }

  undo() {
    const { undo, you } = this.state;
    if (!undo) return notice(say("undo-nothing"));
    if (undo.free) return void this.told(() => this.connection.call("undo", { decision: you.decision }));
    const others = this.state.seats.some((seat) => seat.kind === "person" && seat.seat !== this.seat);
    const told = { text: undo.text, step: undo.step, why: undo.why ?? "" };
    const ask = () => void this.post("ask", { decision: this.state.you.decision, step: undo.step });
    const about = say(others ? "undo-ask-about" : "undo-bots-about", told);
    return confirmSheet(say("undo-of", told), about, say(others ? "undo-ask" : "undo-now"), ask);
  }

  async again() {
    const made = await this.post("again", {});
    if (!made) return;
    const name = this.state.seats[this.seat]?.name ?? "";
    changeTable(made.table, (kept) => {
      kept.seats[`${made.seat}`] = { token: made.token, name };
    });
    location.assign(`/${data.lang}/table/${made.table}`);
  }

  /** A file with what this seat sees now. */
  async report() {
    const told = await this.get("report", `&browser=${encodeURIComponent(navigator.userAgent)}`);
    if (!told) return;
    const file = new Blob([JSON.stringify(told, null, 1)], { type: "application/json" });
    const link = make("a", {
      href: URL.createObjectURL(file),
      download: `vivant-${this.id}-${this.state.log.at(-1)?.n ?? 0}.json`,
    });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    notice(say("reported"));
  }

  reshape() {
    const shape = shapeNow();
    if (this.ready) fit();
    this.connection.reshape(shape);
  }

  openActions() {
    openActions(this.handlers);
  }
}
