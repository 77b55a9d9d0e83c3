// Where a link of a mail leads: it does nothing by itself, as some programs open every link before their owner does.

import { find } from "./dom.js";
import { call } from "./send.js";
import { data, say } from "./words.js";

const link = new URLSearchParams(location.hash.slice(1));
const what = link.has("confirm") ? "confirm" : "stop";
const key = link.get(what) ?? "";
history.replaceState(null, "", location.pathname);

const about = find("about", HTMLElement);
const go = find("go", HTMLButtonElement);
about.textContent = say(key ? `mail-${what}-about` : "mail-none");
go.textContent = say(`mail-${what}`);
go.hidden = !key;
go.addEventListener("click", async () => {
  go.disabled = true;
  try {
    await call("POST", `/api/mail/${encodeURIComponent(key)}/${what}?lang=${data.lang}`, null);
    about.textContent = say(what === "confirm" ? "mail-confirmed" : "mail-stopped");
    go.hidden = true;
  } catch (problem) {
    about.textContent = (problem instanceof Error && problem.message) || say("mail-none");
    go.disabled = false;
  }
});
