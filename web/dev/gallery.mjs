// A picture of every screen and panel, on a desk and on a phone, for a look at the work:
// FLAGPLOT_URL=http://127.0.0.1:8765 node dev/gallery.mjs OUT [PATTERN [dark]], for example `OUT "desk-(battle|world)" dark`
import { act, BASE, browse, clickSpace, newGame, openPage, settle, sit } from "../e2e/lib.mjs";

const [out = "/tmp/shots", pattern = "", colorScheme = "light"] = process.argv.slice(2);
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const ALL = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const WORLD = Object.fromEntries(["germany", "ussr", "japan", "uk", "italy", "usa", "china"].map((seat) => [seat, "me"]));
const LANDING = "transport[infantry!,infantry!]~assaulting>caroline_islands";
const base = (turn, phase, units, more = {}) => ({ game: "pacific-1940", base: "empty", turn, phase, units, ...more });

const ADMIRALS = Object.fromEntries(["british", "japanese", "us", "german"].map((seat) => [seat, "me"]));
const SEATS = { anniversary: WORLD, "admirals-war": ADMIRALS };
const patrolling = (ids) => Object.fromEntries(ids.split(" ").map((id) => [id, { mode: "patrolling" }]));
const MEETING = {
  game: "admirals-war", base: "empty", turn: 4, step: "combat", pacific: "war",
  units: { central_pacific: patrolling("us_enterprise_cv6 us_yorktown_cv5 us_astoria us_portland us_pensacola jap_akagi jap_kaga jap_haruna jap_chikuma jap_tone jap_mogami") },
};
const OCEANS = { game: "admirals-war", base: "start" };
const AIR = [["japanese", "choose air"], ["us", "choose air"]];

/** A table from a position, with answers given beforehand, then whatever is done on the page. */
const table = (position, before = [], more = async () => {}) => async (page) => {
  const { id } = await newGame(SEATS[position?.game] ?? ALL, position, { name: "Gallery" });
  for (const [seat, ...lines] of before) await act(id, seat, ...lines);
  await sit(page, id);
  await more(page);
};
const press = (number) => async (page) => {
  await page.locator("[data-choice]:enabled").nth(number).click();
  await settle(page);
};
const tab = (name) => async (page) => {
  await page.click(`#tab-${name}`);
  await settle(page);
};

const FLEETS = { sea6: { japan: { battleship: 2, "carrier[fighter,tactical_bomber]": 2, cruiser: 2, destroyer: 3, submarine: 2 } }, sea16: { usa: { battleship: 1, "carrier[fighter,fighter]": 1, cruiser: 2, destroyer: 2, submarine: 1 } } };
const SAIL = ["japan", "go sea6>sea16 battleship:2 carrier[fighter,tactical_bomber]:2 cruiser:2 destroyer:3 submarine:2", "done"];
const RAID = base("japan", "conduct_combat", { india: { japan: { "strategic_bomber~raiding2": 3, "fighter~escorting1": 2 }, uk: { fighter: 3, infantry: 1 } } }, { facilities: { india: { complex: "major", airbase: 0, naval_base: 0 } } });

const SCREENS = {
  lobby: async (page) => {
    await page.goto(BASE);
    await page.waitForSelector("[data-testid=new-game]");
    await settle(page);
  },
  new: async (page) => {
    await page.goto(`${BASE}/#/new/pacific-1940`);
    await page.waitForSelector("[data-testid=start]");
    await page.click("[data-testid=manners] summary");
  },
  opening: table(),
  reach: table(undefined, [["japan", "done", "pass"]], (page) => clickSpace(page, "kwangsi", 4)),
  air: table(undefined, [["japan", "done", "pass"]], async (page) => {
    await clickSpace(page, "manchuria", 4);
    await page.click("text=Aircraft");
    await page.click('[aria-label="One fighter more"]');
    await settle(page);
  }),
  order: table(undefined, [["japan", "done", "pass", "move sea6 sea", "take transport 2"]]),
  refused: table(undefined, [["japan", "done", "pass"]], async (page) => {
    await clickSpace(page, "kwangsi", 4);
    await clickSpace(page, "szechwan", 4);
  }),
  battle: table(base("japan", "combat_move", FLEETS), [SAIL]),
  scramble: table(base("usa", "conduct_combat", { sea33: { usa: { [LANDING]: 1, cruiser: 2, "carrier[fighter,fighter]": 1 } }, caroline_islands: { japan: { fighter: 2, tactical_bomber: 1, infantry: 1 } } }, { this_turn: { assaults: [["sea33", "caroline_islands"]], origins: { sea33: ["sea32"] } } })),
  kamikaze: table(base("usa", "conduct_combat", { sea19: { usa: { "battleship~done": 1, "cruiser~done": 2, "carrier~done": 1 } }, sea6: { usa: { "destroyer~done": 2 } } }, { flags: { kamikaze_open: 1, kamikaze_left: 6 }, this_turn: { entered_zones: ["sea19", "sea6"] } }), [], press(1)),
  intercept: table(RAID),
  targets: table(RAID, [], async (page) => {
    await press(0)(page);
    await press(0)(page);
  }),
  convoy: table(base("japan", "income", { sea6: { usa: { submarine: 2, destroyer: 1 } } })),
  interdiction: table(base("usa", "noncombat_move", { sea26: { usa: { "transport[infantry,infantry]": 1, "transport[tank]": 1 } }, sea30: { japan: { submarine: 2 } } }), [["usa", "move sea26 sea", "take transport[infantry,infantry] 1", "take transport[tank] 1", "step sea30"]]),
  mobilize: table(base("japan", "mobilize", {}, { pool: { japan: { infantry: 3, destroyer: 1 } }, facilities: { kiangsu: { complex: "minor" } } })),
  politics: table({ game: "pacific-1940", turn: "japan", phase: "combat_move" }),
  research: table({ game: "anniversary" }),
  world: table({ game: "anniversary", turn: "japan", phase: "combat_move" }, [], async (page) => {
    await page.keyboard.press("n");
    await settle(page);
  }),
  oceans: table(OCEANS),
  patrol: table(OCEANS, [["british", "done"], ["us", "done"], ["japanese", "done"]], async (page) => {
    for (const unit of ["uk_hood", "uk_rodney"]) await page.click(`[data-testid=fleet-orders] [data-unit=${unit}]`);
  }),
  calendar: table(OCEANS, [], (page) => page.click("[data-testid=calendar] summary")),
  action: table(MEETING),
  aim: table(MEETING, AIR),
  fired: table(MEETING, [...AIR, ["japanese", "aim jap_akagi us_enterprise_cv6", "aim jap_kaga us_yorktown_cv5"]]),
  homeward: table({ ...MEETING, step: "return" }),
  hexes: async (page) => {
    const { id } = await newGame({ red: "me", blue: "bot" }, undefined, { game: "skirmish" });
    await sit(page, id);
    await press(0)(page);
  },
  ...Object.fromEntries(["log", "board", "rules", "history", "stats", "chat", "orders", "settings"].map((name) => [`tab-${name}`, table(base("japan", "combat_move", FLEETS), [SAIL], tab(name))])),
  curtain: async (page) => {
    const { id } = await newGame({ japan: "hotseat Aiko", usa: "hotseat Tom", china: "hotseat Tom", uk: "hotseat Tom", anzac: "hotseat Tom" });
    await page.goto(`${BASE}/#/game/${id}`);
    await page.waitForSelector("[data-testid=curtain]");
  },
};

const browser = await browse();
for (const [name, run] of Object.entries(SCREENS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (!`${size}-${name}`.match(pattern)) continue;
    const page = await openPage(browser, viewport, { colorScheme, ...(size === "phone" ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}) });
    await run(page).catch((error) => console.log(name, error.message.split("\n")[0]));
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${size}-${name}.png` });
    if (page.problems.length) console.log(name, page.problems);
    await page.context().close();
  }
}
await browser.close();
