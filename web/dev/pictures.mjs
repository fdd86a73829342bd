// The pictures of README and docs, each from a real table: FLAGPLOT_URL=... node dev/pictures.mjs OUT [NAME]
// `make pictures` starts a server with an empty data folder and runs this.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { BASE, browse, clickBadge, clickSpace, get, newGame, openPage, post, settle, sit, until } from "../e2e/lib.mjs";

const [out = "../docs/pictures", ...only] = process.argv.slice(2);
const DESK = { width: 1280, height: 800 };
const TALL = { width: 1280, height: 1130 };
const PHONE = { width: 390, height: 780 };
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const MINE = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const WORLD = Object.fromEntries(["germany", "ussr", "japan", "uk", "italy", "usa", "china"].map((seat) => [seat, "me"]));
const FLEETS = {
  game: "pacific-1940", base: "start", turn: "japan", phase: "combat_move", war: "all",
  units: {
    sea6: { japan: { battleship: 2, "carrier[fighter,tactical_bomber]": 2, cruiser: 2, destroyer: 3, submarine: 2 } },
    sea16: { usa: { battleship: 1, "carrier[fighter,fighter]": 1, cruiser: 2, destroyer: 2, submarine: 1 } },
  },
};

const afloat = (mode, ids) => Object.fromEntries(ids.split(" ").map((id) => [id, { mode }]));
const MEETING = {
  game: "admirals-war", base: "empty", turn: 4, step: "combat", pacific: "war",
  units: {
    central_pacific: {
      ...afloat("patrolling", "us_enterprise_cv6 us_yorktown_cv5 us_hornet_cv8 us_astoria us_portland us_pensacola us_new_orleans"),
      ...afloat("patrolling", "jap_akagi jap_kaga jap_hiryu jap_haruna jap_kirishima jap_chikuma jap_tone jap_mogami"),
    },
  },
};
const named = (nation, names, how) => Object.fromEntries(names.split(" ").map((name) => [`${nation}_${name}`, how]));
const ADMIRALS = { british: "me", japanese: "me", us: "me", german: "me" };
const CONVOY = {
  game: "admirals-war", turn: 6, step: "control", pacific: "war", flags: { western_approaches: "allied", north_sea: "axis" },
  units: {
    western_approaches: {
      ...named("uk", "nelson rodney queen_elizabeth warspite valiant barham malaya royal_sovereign revenge resolution ramillies hood renown repulse king_george_v prince_of_wales duke_of_york anson howe glorious furious ark_royal eagle hermes", { mode: "patrolling" }),
      ...named("us", "nevada oklahoma pennsylvania arizona tennessee california maryland west_virginia", { mode: "patrolling" }),
      ...named("ger", "bismarck tirpitz scharnhorst gneisenau lutzow_pb admiral_scheer admiral_graf_spee admiral_hipper", "raiding"),
      uk_nelson: { mode: "patrolling", damage: 2 },
    },
  },
};

const SORTIE = {
  game: "admirals-war", base: "empty", turn: 5, step: "patrol", seat: "german", pacific: "war",
  units: {
    north_sea: ["uk_hood", "uk_norfolk"], barents_sea: ["uk_nelson", "uk_rodney"], western_approaches: ["uk_york"],
    germany: ["ger_bismarck", "ger_prinz_eugen", "ger_scharnhorst", "ger_gneisenau", "ger_admiral_scheer"],
  },
};

const WAR = { axis: "me", western: "me", soviet: "me" };
/** A cavalry army in Mukden whose line home is cut. */
const CUT = {
  game: "dai-senso", base: "start", phase: "regular_combat", phasing: "soviet",
  units: { w5226: ["RU-CAVM-01"], w5225: ["JP-INFB-02"] },
};
/** The first Z Actions of Tora. */
const NIITAKA = {
  game: "dai-senso", scenario: "tora", base: "start", phase: "political_events", phasing: "axis",
  war_state: "total_war", cards: { axis: "28a" }, posture: { us_western_minors: "war", britain: "war" },
};
const STORM = {
  game: "dai-senso", base: "start", phase: "blitz_combat", phasing: "soviet",
  units: { w5525: ["KW-INFA-02", "blitz_soviet-01"], w5524: ["RU-CAVM-01", "RU-INFA-01", "RU-AF-01"], w5624: ["RU-MECH-01", "RU-HQ-01/back"] },
};

const BOTH = { japan: "me", allied: "me" };
/** Joint Activation after the landing at Singora, the enemy at Alor Star. */
const SINGORA = {
  game: "war-in-the-pacific", scenario: "malaya", phase: "ground_activation", first: "japan", harbour: {},
  units: {
    A3529: ["ja-div-5/inactive", "ja-tank-1/inactive", "ja-rgt-56/inactive"], B0452: ["ja-tank-6/inactive", "ja-rgt-15eng/inactive"],
    A3530: ["br-bde-6ind", "br-bde-15ind"], A3730: ["br-bde-8ind"], C0108: ["br-bde-1mal", "br-bde-2mal"],
  },
};

/** The carriers off Midway have found each other. */
const FOUND = {
  game: "war-in-the-pacific", scenario: "midway", phase: "air", subrons: {}, sighted: ["J1", "U16"],
  forces: {
    J1: { hex: "F0828", ships: ["jn-cv-akagi", "jn-cv-kaga", "jn-cv-hiryu", "jn-cv-soryu", "jn-bc-haruna", "jn-ca-tone", "jn-dd-nowaki"], mission: "CVOPS", located: true, marker: 1 },
    U16: { hex: "F1424", ships: ["us-cv-enterprise", "us-cv-hornet", "us-ca-minneapolis"], mission: "CVOPS", located: true, marker: 2 },
  },
};

/** The Axis selects a card a season ahead; then the Western Powers and the Soviets do. */
const SEASON = {
  game: "dai-senso", scenario: "rising-sun", base: "start", phase: "option_card", phasing: "axis",
  affairs: { pending: ["axis-3", "", ""], government: "army" }, cards: { axis: "" },
};

/** Give answers of one seat, one after the other. */
async function act(id, seat, ...lines) {
  let { seq } = await get(`/games/${id}/view?seat=${seat}`);
  for (const action of lines) seq = (await post(`/games/${id}/actions`, { seat, seq, action })).seq;
}

/** Put a space in the middle of the map; on a phone from farther away. */
async function look(page, space, zoom) {
  const near = page.viewportSize().width < 600 && zoom > 5 ? zoom - 0.8 : zoom;
  await page.evaluate(([id, where]) => window.flagplotMap.show(id, where), [space, near]);
}

/** Put a panel at the top of the page's side. */
const scroll = (page, panel) => page.locator(panel).first().evaluate((found) => found.scrollIntoView());

/** Answer the questions of everybody with the first fitting answer until a power's turn begins. */
async function playUntil(id, round, turn) {
  for (let n = 0; n < 400; n++) {
    const view = await get(`/games/${id}/view`);
    if (view.outcome || (view.tracks.round === round && view.tracks.turn === turn)) return;
    const calm = view.legal.find(([verb]) => ["done", "pass", "press"].includes(verb)) ?? view.legal[0];
    await post(`/games/${id}/actions`, { seat: view.seat, seq: view.seq, action: calm });
  }
}

/** Answer the questions of everybody, with these verbs if they are to be had, until another one can be answered. */
async function answerUntil(id, wanted, verbs) {
  for (let n = 0; n < 60; n++) {
    const { seat, seq, legal, answers } = await get(`/games/${id}/view`);
    const open = [...legal, ...(answers ?? [])];
    if (open.some(([verb]) => verb === wanted)) return;
    const [verb] = verbs.filter((one) => open.some(([word]) => word === one));
    await post(`/games/${id}/actions`, { seat, seq, action: legal.find(([word]) => word === verb) ?? verb ?? legal[0] });
  }
}

/** Five pictures of Dai Senso!, each on a large screen and on a phone. */
const ASIA = {
  async storm(page) {
    const { id } = await newGame(WAR, undefined, { game: "dai-senso", name: "August Storm" });
    await sit(page, id);
    await settle(page);
  },
  async assault(page) {
    const { id } = await newGame(WAR, STORM, { name: "The Great Khingan" });
    await act(id, "soviet", "target w5525", "commit RU-CAVM-01", "commit RU-INFA-01");
    await sit(page, id);
    await settle(page);
    await look(page, "w5525", 6);
  },
  async "storm-supply"(page) {
    const { id } = await newGame(WAR, CUT, { name: "Beyond the Khingan" });
    await sit(page, id);
    await settle(page);
    await page.check("[data-testid=zones] input");
    await scroll(page, "[data-testid=supply]");
    await look(page, "w5325", 5.3);
  },
  async cards(page) {
    const { id } = await newGame(WAR, SEASON, { name: "The Rising Sun" });
    await act(id, "axis", "decline");
    await sit(page, id);
    await settle(page);
    await page.locator("[data-testid=select-card] summary").nth(2).click();
    await scroll(page, "[data-testid=select-card]");
  },
  async politics(page) {
    const { id } = await newGame(WAR, undefined, { game: "dai-senso", scenario: "pacific-war", name: "The War in the Pacific" });
    await sit(page, id);
    await settle(page);
    await scroll(page, "[data-testid=politics]");
  },
};

/** The war on land of War in the Pacific, on a large screen and on a phone. */
const MALAYA = {
  async activation(page) {
    const { id } = await newGame(BOTH, SINGORA, { name: "Singora" });
    await sit(page, id);
    await settle(page);
    await look(page, "A3630", 5.4);
  },
  async march(page) {
    const { id } = await newGame(BOTH, { ...SINGORA, phase: "ground_first", units: plain(SINGORA.units) }, { name: "The road to Alor Star" });
    await sit(page, id);
    await page.locator("[data-testid=troops] button[data-unit=ja-div-5]").first().click();
    await page.waitForSelector("[data-testid=orders] small");
    await look(page, "A3530", 5.6);
  },
  async jitra(page) {
    const { id } = await newGame(BOTH, { ...SINGORA, phase: "ground_first", units: plain(SINGORA.units) }, { name: "Jitra" });
    await act(id, "japan", "move ja-div-5 A3530");
    await answerUntil(id, "attack", ["no"]); // no aircraft over the road
    await act(id, "japan", "attack A3530");
    await sit(page, id);
    await settle(page);
    await look(page, "A3530", 5.6);
  },
  async links(page) {
    const { id } = await newGame(BOTH, SINGORA, { name: "Command links" });
    await sit(page, id);
    await page.locator("[data-testid=overlay], select").first().selectOption("links");
    await settle(page);
    await look(page, "A3630", 4.6);
  },
  async solomons(page) {
    const { id } = await newGame(BOTH, undefined, { game: "war-in-the-pacific", scenario: "guadalcanal", name: "The Solomons" });
    await sit(page, id);
    await settle(page);
    for (const name of ["sequence", "command", "calendar"]) await page.locator(`[data-testid=${name}] > summary`).click();
    await scroll(page, "[data-testid=sequence]");
    await look(page, "E2418", 4.9);
  },
};
/** The island and the open sea, on a large screen and on a phone. */
const PLOTS = {
  async betio(page) {
    const { id } = await newGame(BOTH, undefined, { game: "war-in-the-pacific", name: "Betio" });
    await act(id, "japan", "historical");
    await answerUntil(id, "assault", ["unload", "done"]);
    await act(id, "allied", "assault mc-rgt-2 2 b0304", "assault mc-rgt-8 2 b0404");
    await sit(page, id);
    await settle(page);
  },
  async plot(page) {
    const { id } = await newGame(BOTH, undefined, { game: "war-in-the-pacific", scenario: "midway", name: "Midway" });
    await answerUntil(id, "take-card", ["no", "first", "done"]);
    await sit(page, id);
    await page.click("[data-testid=planner] [data-sail]");
    await page.waitForSelector("[data-testid=planner] .hand");
    await settle(page);
  },
  async "air-plot"(page) {
    const { id } = await newGame(BOTH, FOUND, { name: "Off Midway" });
    await act(id, "japan", "naval-strike J1 contact-2", "send air-jn-d3a-akagi 2 dive");
    await sit(page, id);
    await page.click("[data-testid=draw-ranges]");
    await settle(page);
  },
};
const plain = (units) => Object.fromEntries(Object.entries(units).map(([hex, there]) => [hex, there.map((unit) => unit.replace("/inactive", ""))]));
const TWICE = { ...ASIA, ...MALAYA, ...PLOTS };

const PICTURES = {
  async lobby(page) {
    const names = ["Sunday campaign", "Kido Butai against the computer", "With Aiko and Tom, hot seat"];
    const seats = [MINE, { japan: "me" }, { japan: "hotseat Aiko", usa: "hotseat Tom", china: "hotseat Tom", uk: "hotseat Tom", anzac: "hotseat Tom" }];
    const made = [];
    for (const [n, name] of names.entries()) made.push((await newGame(seats[n], undefined, { name })).id);
    await act(made[0], "japan", "buy infantry:2", "done", "pass");
    await page.goto(`${BASE}/#/new/pacific-1940`);
    await page.waitForSelector("[data-testid=open-game]");
  },
  async opening(page) {
    const { id } = await newGame(MINE, undefined, { name: "Sunday campaign" });
    await sit(page, id);
    await look(page, "sea21", 3.3);
  },
  async "combat-move"(page) {
    const { id } = await newGame(MINE, undefined, { name: "Sunday campaign" });
    await act(id, "japan", "buy transport:1 infantry:2", "done", "pass");
    await sit(page, id);
    await clickSpace(page, "kwangsi", 4);
    await page.waitForSelector("[data-testid=inspector] [data-testid=goal-chance]");
    await look(page, "kwangsi", 4.1);
  },
  async battle(page) {
    const { id } = await newGame(MINE, FLEETS, { name: "Off Hokkaido" });
    await act(id, "japan", "go sea6>sea16 battleship:2 carrier[fighter,tactical_bomber]:2 cruiser:2 destroyer:3 submarine:2", "done");
    await sit(page, id);
  },
  async raid(page) {
    const over = { india: { japan: { "strategic_bomber~raiding2": 3, "fighter~escorting1": 2 }, uk: { fighter: 3, infantry: 4, aa_gun: 1 } } };
    const { id } = await newGame(MINE, { game: "pacific-1940", base: "start", turn: "japan", phase: "conduct_combat", war: "all", units: over, facilities: { india: { complex: "major", complex_damage: 4 } } }, { name: "Bombers over Calcutta" });
    await sit(page, id);
  },
  async odds(page) {
    const { id } = await newGame(MINE, undefined, { name: "Sunday campaign" });
    await act(id, "japan", "buy infantry:2", "done", "pass", "go kwangsi>yunnan infantry:3 artillery", "go kiangsi>hunan infantry:2");
    await sit(page, id);
    await page.locator('[data-testid=odds] button[data-space="yunnan"]').click();
    await page.waitForSelector("[data-testid=odds-detail] figure li");
    await look(page, "kwangsi", 4.1);
  },
  async luck(page) {
    const { id } = await newGame(MINE, undefined, { name: "Sunday campaign" });
    await act(id, "japan", "buy infantry:2", "done", "pass", "go kwangsi>yunnan infantry:3 artillery", "go kiangsi>hunan infantry:2", "done");
    await playUntil(id, 1, "usa");
    await sit(page, id);
    await page.click("#tab-stats");
    await page.locator("[data-testid=luck] li").first().scrollIntoViewIfNeeded();
    await look(page, "kwangsi", 4.1);
  },
  async world(page) {
    const { id } = await newGame(WORLD, undefined, { game: "anniversary", name: "The whole war" });
    await sit(page, id);
  },
  async europe(page) {
    const { id } = await newGame(WORLD, undefined, { game: "anniversary", name: "The whole war" });
    await sit(page, id);
    await look(page, "germany", 3.6);
  },
  async research(page) {
    const { id } = await newGame(WORLD, { game: "anniversary", turn: "germany", phase: "research", flags: { "tokens.germany": 40 } }, { name: "The whole war" });
    const { legal } = await get(`/games/${id}/view?seat=germany`);
    await act(id, "germany", legal[0]);
    await sit(page, id);
    await page.waitForSelector("[data-testid=research]");
  },
  async "six-powers"(page) {
    const names = { germany: "Anke", italy: "Bruno", japan: "Chiyo", uk: "Diana", ussr: "Egor", usa: "Frank", china: "Frank" };
    const seats = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, { kind: "hotseat", name }]));
    const plot = readFileSync("../tests/golden/world_axis_15.plot", "utf8");
    const whole = await post("/import", { game: "anniversary", seats, plot, name: "To the end" });
    const { id } = await post("/games", { game: "anniversary", seats, branch: { game: whole.id, seq: 1500 }, name: "Six at the table" });
    await sit(page, id);
    if (await page.locator("[data-testid=lift]").count()) await page.click("[data-testid=lift]");
    await page.click("#tab-stats");
    await look(page, "poland", 2.9);
  },
  async orders(page) {
    const { id } = await newGame(ADMIRALS, undefined, { game: "admirals-war", name: "Two oceans" });
    await act(id, "british", "done");
    await act(id, "us", "done");
    await act(id, "japanese", "done");
    await sit(page, id);
    for (const unit of ["uk_hood", "uk_rodney", "uk_renown"]) await page.click(`[data-testid=fleet-orders] [data-unit=${unit}]`);
    await look(page, "bay_of_biscay", 2.35);
  },
  async engagement(page) {
    const { id } = await newGame(ADMIRALS, MEETING, { name: "Midway" });
    await act(id, "japanese", "choose air");
    await act(id, "us", "choose air");
    await act(id, "japanese", "aim jap_akagi us_enterprise_cv6", "aim jap_kaga us_yorktown_cv5", "aim jap_hiryu us_hornet_cv8");
    await sit(page, id);
    await page.waitForSelector("[data-testid=engagement] .dice li");
  },
  async "fleet-plans"(page) {
    const { id } = await newGame(ADMIRALS, SORTIE, { name: "Rhine exercise" });
    await sit(page, id);
    for (const unit of ["ger_bismarck", "ger_prinz_eugen"]) await page.click(`[data-testid=fleet-orders] [data-unit=${unit}]`);
    await page.waitForSelector("[data-testid=goal-chance]:not(.old)");
    await look(page, "north_sea", 2.7);
  },
  async "fleet-odds"(page) {
    const { id } = await newGame(ADMIRALS, MEETING, { name: "Midway" });
    await act(id, "japanese", "choose air");
    await act(id, "us", "choose air");
    await act(id, "japanese", "aim jap_akagi us_enterprise_cv6", "aim jap_kaga us_yorktown_cv5");
    await sit(page, id);
    await page.locator("[data-testid=fleet-odds] details").nth(1).locator("summary").click();
    await page.locator("[data-testid=aim-odds]", { hasText: "sunk" }).first().waitFor();
  },
  async atlantic(page) {
    const { id } = await newGame(ADMIRALS, undefined, { game: "admirals-war", name: "Two oceans" });
    await sit(page, id);
    await look(page, "bay_of_biscay", 2.35);
  },
  async pacific(page) {
    const { id } = await newGame(ADMIRALS, undefined, { game: "admirals-war", name: "Two oceans" });
    await sit(page, id);
    await look(page, "central_pacific", 2.35);
  },
  async fleet(page) {
    const { id } = await newGame(ADMIRALS, CONVOY, { name: "Western Approaches" });
    await sit(page, id);
    await clickSpace(page, "western_approaches", 4);
    await look(page, "western_approaches", 5.2); // close in, every ship has its counter
    await page.evaluate(() => window.flagplotMap.map.panBy([0, 30], { duration: 0 }));
  },
  async history(page) {
    const { id } = await newGame(MINE, undefined, { name: "Sunday campaign" });
    await act(id, "japan", "buy infantry:2", "done", "pass", "go kwangsi>yunnan infantry:3 artillery", "done");
    await playUntil(id, 2, "china");
    await sit(page, id);
    await page.click("#tab-history");
    await settle(page);
    await page.locator("aside li button").nth(4).click();
    await look(page, "formosa", 3.7);
  },
  async tora(page) {
    const { id } = await newGame(WAR, NIITAKA, { name: "Climb Mount Niitaka" });
    await act(id, "axis", "decline", "choose snlf_landing", "choose w3526", "choose w3426");
    await sit(page, id);
    await settle(page);
    await look(page, "w3824", 4.6);
  },
  async china(page) {
    const { id } = await newGame(WAR, undefined, { game: "dai-senso", scenario: "china-incident", name: "The China Incident" });
    await act(id, "axis", "place JP-CONV-01 yellow_sea_convoys troop");
    await sit(page, id);
    await settle(page);
    await page.locator("[data-testid=cards] summary").first().click();
    await page.locator("[data-testid=calendar]").scrollIntoViewIfNeeded();
    await page.locator("[data-testid=politics]").scrollIntoViewIfNeeded();
  },
  async "china-phone"(page) {
    const { id } = await newGame(WAR, undefined, { game: "dai-senso", scenario: "china-incident", name: "The China Incident" });
    await sit(page, id);
    await settle(page);
    await page.locator("[data-testid=cards] summary").first().click();
    await page.locator("[data-testid=calendar]").scrollIntoViewIfNeeded();
  },
  async lesson(page) {
    const { id } = await post("/games", { game: "pacific-1940", lesson: "china" });
    await sit(page, id);
    await page.waitForSelector("[data-testid=lesson]");
  },
  async "what-if"(page) {
    const { id } = await newGame(MINE, undefined, { name: "Sunday campaign" });
    await act(id, "japan", "buy infantry:2", "done", "pass", "go kwangsi>yunnan infantry:3 artillery");
    await sit(page, id);
    await page.locator('[data-testid=odds] button[data-space="yunnan"]').waitFor();
    await clickBadge(page, "yunnan");
    await clickBadge(page, "yunnan");
    await page.waitForSelector("[data-testid=what-if-chance]");
    await page.locator("[data-testid=what-if]").getByText("Ask for more").click();
  },
  async recap(page) {
    const easy = { kind: "bot", level: "easy" };
    const seats = { japan: easy, usa: easy, china: easy, uk: { kind: "me" }, anzac: { kind: "me" } };
    const { id } = await post("/games", { game: "pacific-1940", name: "Sunday campaign", seats });
    await until("the others have moved", async () => (await get(`/games/${id}/view?seat=uk`)).waiting.includes("uk"), 400_000);
    await page.addInitScript((key) => localStorage.setItem("flagplot.seen", JSON.stringify({ [key]: 0 })), `${id} uk`);
    await sit(page, id);
    await page.click("[data-testid=recap-open]");
    await settle(page);
    await look(page, "formosa", 3.6);
  },
  async phone(page) {
    const { id } = await newGame(MINE, FLEETS, { name: "Off Hokkaido" });
    await sit(page, id);
    await clickSpace(page, "sea6", 4);
    await page.waitForSelector("[data-testid=goal-chance]", { state: "attached" });
    await look(page, "sea6", 2.7);
  },
};

for (const [name, draw] of Object.entries(TWICE)) Object.assign(PICTURES, { [name]: draw, [`${name}-phone`]: draw });

/** How large the window of a picture is. */
function size(name) {
  if (name.replace("-phone", "") in TWICE) return name.endsWith("phone") ? NARROW : WIDE;
  return name.endsWith("phone") ? PHONE : name === "lobby" ? TALL : DESK;
}

mkdirSync(out, { recursive: true });
const browser = await browse();
for (const [name, draw] of Object.entries(PICTURES)) {
  if (only.length && !only.includes(name)) continue;
  const small = name.endsWith("phone");
  const page = await openPage(browser, size(name), small ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : { deviceScaleFactor: 1.5 });
  try {
    await draw(page);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(1500);
    const picture = await page.screenshot();
    writeFileSync(`${out}/${name}.png`, picture);
    if (page.problems.length) throw new Error(page.problems.join("; "));
    console.log(`${name}.png: ${Math.round(picture.length / 1000)} kB`);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
  await page.context().close();
}
await browser.close();
