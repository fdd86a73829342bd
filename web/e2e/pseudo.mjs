// In the language nobody speaks every letter of the client has an accent: whatever is plain on the page must have come from the
// server. Lobby, new game, and tables of every game with their tabs, boards and dialogs are read from top to bottom.
import { readFileSync } from "node:fs";
import { act, BASE, check, journey, newGame, settle, sit } from "./lib.mjs";

const PACIFIC = Object.fromEntries(["japan", "usa", "china", "uk", "anzac"].map((seat) => [seat, "me"]));
const WORLD = Object.fromEntries(["germany", "ussr", "japan", "uk", "italy", "usa", "china"].map((seat) => [seat, "me"]));
const ADMIRALS = Object.fromEntries(["british", "japanese", "us", "german"].map((seat) => [seat, "me"]));
const pacific = (turn, phase, units, more = {}) => ({ game: "pacific-1940", base: "empty", turn, phase, units, ...more });
const patrolling = (ids) => Object.fromEntries(ids.split(" ").map((id) => [id, { mode: "patrolling" }]));

const LANDING = "transport[infantry!,infantry!]~assaulting>caroline_islands";
const FLEETS = pacific("japan", "combat_move", { sea6: { japan: { battleship: 1, "carrier[fighter,tactical_bomber]": 1, submarine: 1 } }, sea16: { usa: { cruiser: 1, destroyer: 2 } } });
const RAID = pacific("japan", "conduct_combat", { india: { japan: { "strategic_bomber~raiding2": 3, "fighter~escorting1": 2 }, uk: { fighter: 3, infantry: 1 } } }, { facilities: { india: { complex: "major", airbase: 0, naval_base: 0 } } });
const MEETING = {
  game: "admirals-war", base: "empty", turn: 4, step: "combat", pacific: "war",
  units: { central_pacific: patrolling("us_enterprise_cv6 us_yorktown_cv5 us_astoria jap_akagi jap_kaga jap_haruna") },
};
const AIR = [["japanese", "choose air"], ["us", "choose air"]];

/** Tables: name, seats, position, answers given beforehand. */
const TABLES = [
  ["purchase", PACIFIC, { game: "pacific-1940", turn: "japan", phase: "purchase" }],
  ["order", PACIFIC, undefined, [["japan", "done", "pass", "move sea6 sea", "take transport 2"]]],
  ["battle", PACIFIC, FLEETS, [["japan", "go sea6>sea16 battleship:1 carrier[fighter,tactical_bomber]:1 submarine:1", "done"]]],
  ["scramble", PACIFIC, pacific("usa", "conduct_combat", { sea33: { usa: { [LANDING]: 1, cruiser: 2 } }, caroline_islands: { japan: { fighter: 2, infantry: 1 } } }, { this_turn: { assaults: [["sea33", "caroline_islands"]], origins: { sea33: ["sea32"] } } })],
  ["kamikaze", PACIFIC, pacific("usa", "conduct_combat", { sea19: { usa: { "battleship~done": 1, "cruiser~done": 2 } } }, { flags: { kamikaze_open: 1, kamikaze_left: 6 }, this_turn: { entered_zones: ["sea19"] } })],
  ["raid", PACIFIC, RAID],
  ["convoy", PACIFIC, pacific("japan", "income", { sea6: { usa: { submarine: 2, destroyer: 1 } } })],
  ["mobilize", PACIFIC, pacific("japan", "mobilize", {}, { pool: { japan: { infantry: 3, destroyer: 1 } }, facilities: { kiangsu: { complex: "minor" } } })],
  ["research", WORLD, { game: "anniversary" }],
  ["oceans", ADMIRALS, { game: "admirals-war", base: "start" }],
  ["sea fight", ADMIRALS, MEETING, AIR],
];
const TABS = ["log", "board", "rules", "history", "stats", "chat", "orders", "settings"];

// -- what the server has said ----------------------------------------------------------------------------

const SEPARATORS = /[\s]*[,·:;()[\]→|/+…"“”?!.–—−≈⌀★●✓○⚔⚠▸◂\n]+[\s]*/;
const told = new Set(); // what stands between stops
const names = new Set(); // whole texts and ids, which the client may put one behind the other

/** The words of a text between stops and numbers, which may be anything. */
const phrases = (text) => text.toLowerCase().replace(/\S*\d\S*/g, ",").replaceAll("_", " ").split(SEPARATORS).map((one) => one.trim()).filter(Boolean);

function hear(value) {
  if (typeof value === "string") {
    names.add(value.toLowerCase().replaceAll("_", " "));
    for (const one of phrases(value)) told.add(one);
  } else if (value && typeof value === "object") {
    for (const [key, one] of Object.entries(value)) {
      hear(key);
      hear(one);
    }
  }
}

const heard = (text) => {
  try {
    hear(JSON.parse(text));
  } catch {
    // no document
  }
};

// -- what is on the page ---------------------------------------------------------------------------------

/** Texts that are seen or heard, once each; keys of the keyboard and what somebody typed are nobody's sentences. */
const onPage = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: box, data } = walker.currentNode;
      if (box && !box.closest("kbd, script, style, noscript, .maplibregl-ctrl")) found.add(data.trim());
    }
    for (const box of document.body.querySelectorAll("[title], [aria-label], [placeholder], [alt]")) {
      if (box.closest(".maplibregl-canvas-container, .maplibregl-ctrl")) continue;
      for (const name of ["title", "aria-label", "placeholder", "alt"]) found.add(box.getAttribute(name) ?? "");
    }
    return [...found].filter(Boolean);
  });

/** What is the same in every language: our name, examples of what is typed, halves of the day. */
const SAME = /\bflagplot\b|ann@example\.org|https:\/\/|#\/(?:join|game)\/|\.plot\b|\b[ap]m\b/gi;

/** Whether words are what the server said, or names it gave one behind the other. */
function known(phrase) {
  if (told.has(phrase)) return true;
  const words = phrase.split(/\s+/);
  const reach = [true];
  for (let to = 1; to <= words.length; to++) reach[to] = words.some((_, from) => from < to && reach[from] && names.has(words.slice(from, to).join(" ")));
  return reach[words.length];
}

/** Plain words of a text that nobody but the client can have put there. */
function escaped(text) {
  const plain = text.replace(SAME, ",").replace(/\S*[À-ɏɐ-ʯḀ-ỿ]\S*/g, ",");
  return phrases(plain).filter((phrase) => /[a-z]{2}/.test(phrase) && !known(phrase));
}

const found = [];
async function readPage(page, where) {
  await settle(page);
  for (const text of await onPage(page)) for (const words of escaped(text)) found.push(`${where}: "${words}" in "${text.slice(0, 120)}"`);
}

await journey("pseudo", async (page) => {
  const arrived = [];
  page.on("response", (answer) => answer.url().includes("/api/") && arrived.push(answer.text().then(heard, () => {})));
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => heard(String(payload))));
  const look = async (where) => {
    await settle(page);
    await Promise.all(arrived);
    await readPage(page, where);
  };

  await page.goto(`${BASE}/?language=pseudo`);
  await page.waitForSelector("[data-testid=new-game]");
  check((await page.textContent("[data-testid=new-game]")) === "Ñéŵ ĝàɱé", "the client speaks the language of its address");
  await look("lobby");
  await page.goto(`${BASE}/#/new/pacific-1940`);
  await page.waitForSelector("[data-testid=start]");
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await look("new game");

  for (const [name, seats, position, before = []] of TABLES) {
    const { id } = await newGame(seats, position, { name: "Meeting" });
    for (const [seat, ...lines] of before) await act(id, seat, ...lines);
    await sit(page, id);
    await look(name);
    await page.keyboard.press("n");
    await look(`${name}, a stack`);
    console.log(`  ${name}`);
    if (!["battle", "research", "sea fight"].includes(name)) continue;
    for (const tab of TABS) {
      await page.click(`#tab-${tab}`);
      await look(`${name}, ${tab}`);
    }
    await page.click("#tab-play");
    for (const key of ["?", "/"]) {
      await page.keyboard.press(key);
      await page.waitForSelector("dialog");
      await look(`${name}, ${key}`);
      await page.keyboard.press("Escape");
    }
  }
  // would it show? nearly every sentence of ours would, as far as it is not one word that the server says as well
  const ours = Object.keys(JSON.parse(readFileSync(new URL("../src/languages/template.json", import.meta.url), "utf8")));
  const unseen = ours.filter((sentence) => !escaped(sentence.replace(/\{\w+\}/g, "1")).length);
  console.log(`  ${ours.length - unseen.length} of ${ours.length} sentences would be noticed in plain English`);
  check(unseen.length < ours.length / 3, `plain English would not be noticed: ${unseen.join("; ")}`);
  check(found.length === 0, `sentences escape translation:\n${[...new Set(found)].join("\n")}`);
});
