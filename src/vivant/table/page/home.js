// The home page: a button on each poster opens the form of a new table; links and records are taken in.

import { fill, find } from "./dom.js";
import { changeTable } from "./keep.js";
import "./learn.js";
import { openForm } from "./newtable.js";
import "./opentables.js";
import { sendText, sentenceOf } from "./refusals.js";
import { askNetwork, wifiPanel } from "./wifi.js";
import { data, say } from "./words.js";
import { showTables } from "./yourtables.js";

for (const button of document.querySelectorAll("button[data-new]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener("click", () => {
    const players = button.dataset.players ? Number(button.dataset.players) : null;
    openForm(button.dataset.new ?? "", players);
  });
}

/** @param {string} text @returns {URL | null} */
function readLink(text) {
  try {
    const link = new URL(text.trim());
    return link.protocol === "https:" || link.protocol === "http:" ? link : null;
  } catch {
    return null;
  }
}

find("join", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const field = find("join-link", HTMLInputElement);
  const link = readLink(field.value);
  find("join-problem", HTMLElement).textContent = link ? "" : say("join-not-link");
  if (link) location.assign(link.href);
  else field.focus();
});

/** @param {File} file */
async function importRecord(file) {
  const problem = find("import-problem", HTMLElement);
  problem.textContent = "";
  try {
    const imported = await sendText("/api/records", await file.text());
    if (imported.replay) {
      location.assign(`/${data.lang}/replay/${imported.replay}`);
      return;
    }
    changeTable(imported.table, (kept) => {
      for (const { seat, token, name } of imported.seats) kept.seats[String(seat)] = { token, name: name ?? "" };
    });
    location.assign(`/${data.lang}/table/${imported.table}`);
  } catch (error) {
    problem.textContent = sentenceOf(error);
  }
}

const picked = find("import-file", HTMLInputElement);
picked.addEventListener("change", async () => {
  const file = picked.files?.[0];
  if (file) await importRecord(file);
  picked.value = "";
});

/** Whether the network of this machine is let in, for the one who may say so. */
async function showWifi() {
  const panel = wifiPanel(await askNetwork(), () => void showWifi());
  const section = find("wifi", HTMLElement);
  section.hidden = panel === null;
  fill(/** @type {Element} */ (section.querySelector(".panel")), panel);
}

void showWifi();
showTables();

// Whoever has learnt a game comes here for a table of it.
const wanted = new URLSearchParams(location.hash.slice(1)).get("new");
if (wanted && document.querySelector(`[data-game="${CSS.escape(wanted)}"]`)) {
  history.replaceState(null, "", location.pathname);
  void openForm(wanted, null);
}
