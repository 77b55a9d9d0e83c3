// The socket of a seat: it opens itself again, tells the page whether it is there, resumes where it was, and carries
// what the seat decides.

import { call, judge, NoAnswer, PATIENCE } from "./send.js";

/** @typedef {import("./model.js").Message} Message */

const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
const BEAT = 15000; // how often the page says that it is alive
const SLEPT = 40000; // timers that come this late mean that the device was asleep
const GONE = [4400, 4401, 4404]; // closed for good: bad greeting, token not valid any more, no such table

export class Connection {
  /**
   * @param {string} table @param {string} token
   * @param {{lang: string, shape: string, message: (message: Message) => void, online: (online: boolean) => void,
   *   gone: (code: number) => void}} listener
   */
  constructor(table, token, listener) {
    this.table = table;
    this.token = token;
    this.listener = listener;
    this.shape = listener.shape;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | null} */
    this.after = null;
    this.tries = 0;
    this.online = false;
    this.ended = false;
    this.timer = 0;
    this.ticked = Date.now();
    this.hidden = 0;
    this.unanswered = 0; // signs of life that the server did not answer
    /** @type {(() => void)[]} */
    this.waiting = [];
    this.calls = 0;
    /** What awaits its answer on this socket, by number. @type {Map<number, (status: number, told: unknown) => void>} */
    this.called = new Map();
    this.stop = new AbortController();
    const signal = this.stop.signal;
    addEventListener("online", () => this.again(), { signal });
    addEventListener("offline", () => this.lost(), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.again(), { signal });
    document.addEventListener("visibilitychange", () => this.seen(), { signal });
    this.heart = setInterval(() => this.beat(), BEAT);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    // What a socket says after it was replaced is not heard.
    socket.onopen = () => {
      const hello = { token: this.token, lang: this.listener.lang, shape: this.shape, after: this.after, seen: !document.hidden };
      if (socket === this.socket) socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  /** @param {Message} message */
  heard(message) {
    this.unanswered = 0;
    // Without a number it is an answer or a sign of life; a gap cannot be filled from here, so the present is asked for.
    if (message.number === undefined) {
      this.called.get(message.call)?.(message.status, message);
      return;
    }
    if (!message.whole && this.after !== null && message.number > this.after + 1) {
      this.after = null;
      this.again();
      return;
    }
    this.after = message.number;
    this.tries = 0;
    this.say(true);
    this.listener.message(message);
    for (const settle of this.waiting.splice(0)) settle();
  }

  /** @param {number} code */
  closed(code) {
    this.socket = null;
    this.unanswer();
    if (GONE.includes(code)) {
      this.end();
      this.listener.gone(code);
      return;
    }
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 10000;
    this.tries += 1;
    // One try fails silently: a server that starts again is back before anybody reads a warning.
    if (this.tries > 1 || !navigator.onLine) this.say(false);
    this.timer = setTimeout(() => this.open(), pause * (0.8 + 0.4 * Math.random()));
  }

  /** Open again at once. */
  again() {
    if (this.ended) return;
    this.drop();
    this.tries = Math.min(this.tries, 1);
    this.open();
  }

  lost() {
    this.drop();
    this.closed(1006);
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    this.unanswer();
    socket?.close();
  }

  /** What was called over the socket that has gone gets no answer there any more. */
  unanswer() {
    for (const settle of [...this.called.values()]) settle(503, null);
  }

  beat() {
    const now = Date.now();
    const late = now - this.ticked > SLEPT;
    this.ticked = now;
    if (late || this.unanswered > 1) {
      this.unanswered = 0;
      this.again();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.unanswered += 1;
      this.socket.send(JSON.stringify({ alive: true, seen: !document.hidden }));
    }
  }

  /** Tell whether somebody looks: who does not may be called. */
  tell() {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ seen: !document.hidden }));
  }

  seen() {
    this.tell();
    if (document.hidden) {
      this.hidden = Date.now();
      return;
    }
    const away = this.hidden ? Date.now() - this.hidden : 0;
    if (!this.socket || away > SLEPT) this.again();
  }

  /** @param {boolean} online */
  say(online) {
    if (online === this.online && this.after !== null) return;
    this.online = online;
    this.listener.online(online);
  }

  /** @param {string} shape one of `data.rooms`: the server answers with everything, drawn in that shape */
  reshape(shape) {
    if (shape === this.shape) return;
    this.shape = shape;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ shape }));
    else this.after = null;
  }

  /**
   * Let the server do something that has a decision number, which makes it harmless to send it again: once more, when
   * the socket is back; by POST, if the server answers that and no socket can be had.
   * @param {"act" | "undo"} name @param {unknown} form @returns {Promise<any>}
   */
  async call(name, form) {
    try {
      return await this.callHere(name, form);
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
    }
    const back = this.back().then(() => true);
    while (!this.ended) {
      const patience = new Promise((settle) => setTimeout(() => settle(false), PATIENCE));
      if (await Promise.race([back, patience])) return this.callHere(name, form);
      try {
        return await call("POST", `/api/tables/${this.table}/${name}?lang=${this.listener.lang}`, this.token, form);
      } catch (problem) {
        if (!(problem instanceof NoAnswer)) throw problem;
      }
    }
    throw new NoAnswer();
  }

  /** Over the socket that is open now. @param {string} name @param {unknown} form @returns {Promise<any>} */
  callHere(name, form) {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new NoAnswer());
    this.calls += 1;
    const number = this.calls;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => settle(503, null), PATIENCE);
      const settle = (/** @type {number} */ status, /** @type {unknown} */ told) => {
        clearTimeout(timer);
        this.called.delete(number);
        try {
          done(judge(status, told));
        } catch (problem) {
          fail(problem);
        }
      };
      this.called.set(number, settle);
      socket.send(JSON.stringify({ call: number, [name]: form }));
    });
  }

  /** A call got no answer: look whether the server is there. Settles with the next message from it. */
  async back() {
    await new Promise((settle) => setTimeout(settle, 500));
    const next = new Promise((settle) => this.waiting.push(() => settle(undefined)));
    this.again();
    await next;
  }

  end() {
    this.ended = true;
    this.stop.abort();
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.drop();
  }
}
