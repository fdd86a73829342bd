// Orders in few presses: the tasks of a player's table are done with mouse and fingers, and every press is counted.
import { accessible, act, BASE, check, clickSpace, get, journey, newGame, openPage, ready, settle, shot, sit, spotOf, until, untilPrompt } from "./lib.mjs";

const ALL = Object.fromEntries(["germany", "ussr", "japan", "uk", "italy", "usa", "china"].map((seat) => [seat, "me"]));
const told = [];

/** Count what is pressed from here on. */
const count = (page) =>
  page.evaluate(() => {
    if (window.pressed === undefined) window.addEventListener("pointerdown", () => (window.pressed += 1), true);
    window.pressed = 0;
  });

/** A task is done: no more presses than the best of those programs that were compared. */
async function enough(page, task, most) {
  const used = await page.evaluate(() => window.pressed);
  told.push(`${task}: ${used} (at most ${most})`);
  check(used <= most, `${task} took ${used} presses, not ${most}`);
}

const units = async (id, space, owner) => {
  const found = {};
  for (const unit of (await get(`/games/${id}/view`)).places[space].units ?? []) if (unit.owner === owner) found[unit.kind] = (found[unit.kind] ?? 0) + unit.count;
  return found;
};

/** A place on the counters of a space. */
const onCounter = async (page, space, owner, kind) => {
  const spot = await until(`${kind} in ${space}`, () => page.evaluate((of) => window.flagplotMap.counterSpot(...of), [space, owner, kind]));
  const box = await page.locator(".chart canvas").first().boundingBox();
  return { x: box.x + spot.x, y: box.y + spot.y };
};

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await settle(page);
}

const show = async (page, space, zoom) => {
  await page.evaluate(([id, near]) => window.flagplotMap.show(id, near), [space, zoom]);
  await until("the map is loaded", () => page.evaluate(() => window.flagplotMap.map.loaded()));
};

/** The next turn of a purchase: what was bought comes back with two presses. */
async function purchase(page) {
  const { id } = await newGame({ japan: "me" }, undefined, { seats: { japan: { kind: "me" } } });
  await sit(page, id);
  await count(page);
  const more = page.locator('[data-testid=purchase] [aria-label="One infantry more"]');
  await more.hover();
  await page.mouse.down();
  await until("six infantry or more", () =>
    page.evaluate(() => [...document.querySelectorAll("[data-testid=purchase] [aria-label$=' infantry']")].some((one) => /^([6-9]|\d\d+) infantry$/.test(one.ariaLabel))),
  );
  await page.mouse.up();
  await page.click("[data-testid=buy-done]");
  await untilPrompt(page, /Declare/);
  await enough(page, "buy six units", 6);
  const pool = (await get(`/games/${id}/view`)).panels.mobilization_zone.japan;
  check(pool.infantry >= 6, `as many as held down: ${JSON.stringify(pool)}`);
}

/** Six units of four kinds: a press that slides over the kinds that are wanted. */
async function mixed(page) {
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "purchase", treasury: { japan: 60 } });
  await sit(page, id);
  await count(page);
  const plus = (kind) => page.locator(`[data-testid=purchase] [aria-label="One ${kind} more"]`);
  const over = async (kind) => {
    const { x, y, width, height } = await plus(kind).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
  };
  await over("infantry");
  await page.mouse.down();
  for (const kind of ["artillery", "tank", "fighter"]) await over(kind);
  await page.mouse.up();
  for (const kind of ["infantry", "artillery"]) await plus(kind).click();
  await page.click("[data-testid=buy-done]");
  await untilPrompt(page, /Declare/);
  await enough(page, "buy six units of four kinds", 6);
  const pool = (await get(`/games/${id}/view`)).panels.mobilization_zone.japan;
  check(pool.infantry >= 2 && pool.artillery >= 2 && pool.tank >= 1 && pool.fighter >= 1, `what was passed is bought: ${JSON.stringify(pool)}`);
}

async function again(page) {
  const { id } = await newGame({ japan: "me", china: "me", uk: "me", anzac: "me", usa: "me" }, { game: "pacific-1940", round: 2, turn: "japan", phase: "purchase", treasury: { japan: 40 } });
  await sit(page, id);
  await page.click("[data-testid=propose-again]");
  await page.waitForSelector("[data-testid=proposal]");
  check(/Nothing was bought/.test(await page.textContent("[data-testid=proposal-rest]")), "nothing to repeat yet");
  await page.click("[data-testid=proposal-close]");
  await act(id, "japan", "buy tank:2 infantry:3");
  await page.keyboard.press("u");
  await settle(page);
}

/** A whole stack, aircraft of a mixed one, stacks of several places in one order. */
async function attacks(page) {
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "combat_move" });
  await act(id, "japan", "pass");
  await sit(page, id);
  await show(page, "hunan", 4.2);
  await count(page);
  await clickSpace(page, "kwangsi");
  await clickSpace(page, "yunnan");
  await enough(page, "attack with a whole stack", 2);
  check((await units(id, "yunnan", "japan")).infantry === 3, "they went");
  await page.keyboard.press("u");
  await settle(page);
  await page.keyboard.press("Escape");

  // a box around two stacks, then one press: both go
  await show(page, "hunan", 4.2);
  await count(page);
  const corner = async (spaces) => {
    const spots = [];
    for (const space of spaces) spots.push(await page.evaluate((one) => window.flagplotMap.counterAt(one), space));
    return spots;
  };
  const [one, other] = await corner(["kwangsi", "kiangsi"]);
  const canvas = await page.locator(".chart canvas").first().boundingBox();
  await page.keyboard.down("Shift");
  await drag(page, { x: canvas.x + Math.min(one.x, other.x) - 30, y: canvas.y + Math.min(one.y, other.y) - 30 }, { x: canvas.x + Math.max(one.x, other.x) + 30, y: canvas.y + Math.max(one.y, other.y) + 30 });
  await page.keyboard.up("Shift");
  await page.waitForSelector("[data-along]");
  await shot(page, "orders box");
  await accessible(page, "several stacks", "aside");
  await page.locator("[data-testid=inspector] li [data-space=hunan]").waitFor();
  await clickSpace(page, "hunan");
  await enough(page, "several stacks to one place", 2);
  check((await units(id, "hunan", "japan")).infantry >= 6, `both stacks went: ${JSON.stringify(await units(id, "hunan", "japan"))}`);
  await page.keyboard.press("u");
  await settle(page);
  check((await units(id, "hunan", "japan")).infantry === undefined, "one key takes all of it back");
  await page.keyboard.press("Escape");

  // three aircraft of a mixed stack
  await count(page);
  await clickSpace(page, "manchuria");
  await page.click('[data-domain=land] [aria-label="None of the Land units"]');
  await page.click('[data-domain=air] [aria-label="All Aircraft"]');
  await settle(page);
  await page.locator("[data-testid=inspector] li [data-space]").first().click();
  await settle(page);
  const roles = page.locator(".roles [data-choice]").first();
  if (await roles.count()) await roles.click();
  await settle(page);
  await enough(page, "add aircraft of a mixed stack", 4);
  await page.keyboard.press("u");
  await settle(page);

  // dragged with the mouse instead: one press
  await page.keyboard.press("Escape");
  await show(page, "hunan", 4.5);
  await count(page);
  const from = await onCounter(page, "kwangsi", "japan", "infantry");
  await drag(page, from, await spotOf(page, "yunnan"));
  await until("the dragged stack arrives", async () => (await units(id, "yunnan", "japan")).infantry === 3);
  await enough(page, "drag a stack", 1);

  // pinned, it is at hand next time
  await clickSpace(page, "kiangsi");
  await page.click("[data-testid=pin]");
  await page.keyboard.press("Escape");
  await page.click("[data-testid=pin-take]");
  await page.waitForSelector("[data-testid=inspector][data-space=kiangsi] li [data-space]");
  check((await page.textContent("[data-testid=pin-take]")).includes("3 infantry"), "the pin says who it is");
  await page.reload();
  await page.waitForSelector("[data-testid=pin-take]");
}

async function landings(page) {
  const { id } = await newGame(ALL, { game: "anniversary", scenario: "1941", turn: "germany", phase: "combat_move" });
  await sit(page, id);
  await show(page, "sz5", 4.5);
  await count(page);
  await clickSpace(page, "sz5");
  await clickSpace(page, "baltic_states");
  const card = page.locator("[data-testid=landing][data-space=baltic_states]");
  await card.locator('[data-offer="poland artillery"] [aria-label$="more"]').click();
  await settle(page);
  await clickSpace(page, "baltic_states");
  await enough(page, "landing, own choice of cargo", 4);
  check((await get(`/games/${id}/view`)).panels.assaults.join() === "sz5,baltic_states", "the landing is ordered");
  await page.keyboard.press("u");
  await settle(page);
  await page.keyboard.press("Escape");

  await show(page, "sz5", 4.5);
  await count(page);
  await drag(page, await onCounter(page, "sz5", "germany", "transport"), await spotOf(page, "baltic_states"));
  await card.waitFor();
  await page.click("[data-testid=land]");
  await settle(page);
  await enough(page, "landing, troops left to the program", 2);
  check((await get(`/games/${id}/view`)).panels.assaults.join() === "sz5,baltic_states", "the dragged landing is ordered");
}

/** Aircraft in the air are brought home with two presses, shown before. */
async function home(page) {
  const { id } = await newGame({ japan: "me" }, {
    game: "pacific-1940", turn: "japan", phase: "noncombat_move",
    units: { sea16: { japan: { "fighter~aloft3": 2 } }, kweichow: { japan: { "tactical_bomber~aloft2": 1 } } },
  });
  await sit(page, id);
  await untilPrompt(page, /landing place/);
  await count(page);
  await page.click("[data-testid=propose-home]");
  await page.waitForSelector("[data-testid=proposal] li");
  await shot(page, "orders home");
  await accessible(page, "a proposal", "aside");
  await page.click("[data-testid=proposal-take]");
  await settle(page);
  await enough(page, "land three aircraft", 3);
  await untilPrompt(page, /done when finished/);
  await page.keyboard.press("u");
  await untilPrompt(page, /landing place/);
}

async function fleet(page) {
  const { id } = await newGame({ british: "me", japanese: "me", us: "me", german: "me" }, {
    game: "admirals-war", base: "empty", turn: 5, step: "patrol", seat: "german", pacific: "war",
    units: { north_sea: ["uk_hood"], germany: ["ger_bismarck", "ger_prinz_eugen", "ger_admiral_scheer", "ger_tirpitz", "ger_lutzow_pb", "ger_gneisenau"] },
  });
  await sit(page, id);
  await count(page);
  await page.click("[data-testid=fleet-orders] h4 button");
  await page.locator("[data-testid=goals] [data-space=north_sea]:enabled").click();
  await settle(page);
  await enough(page, "six ships to a sea area", 6);
  const there = (await get(`/games/${id}/view?seat=german`)).places.north_sea.units.filter((unit) => unit.owner === "german");
  check(there.length >= 4, `the fleet sailed: ${there.length}`);
}

/** A box with Shift around the counters of some spaces. */
async function box(page, spaces) {
  const frame = await page.locator(".chart canvas").first().boundingBox();
  const spots = [];
  for (const space of spaces) spots.push(await page.evaluate((one) => window.flagplotMap.counterAt(one), space));
  const [xs, ys] = [spots.map(({ x }) => frame.x + x), spots.map(({ y }) => frame.y + y)];
  await page.keyboard.down("Shift");
  await drag(page, { x: Math.min(...xs) - 32, y: Math.min(...ys) - 32 }, { x: Math.max(...xs) + 32, y: Math.max(...ys) + 32 });
  await page.keyboard.up("Shift");
}

/** The same on hexes and with fleets: boxed and dragged, units with names go as stacks do. */
async function elsewhere(page) {
  const seats = { british: "me", japanese: "me", us: "me", german: "me" };
  const ports = { germany: ["ger_bismarck", "ger_tirpitz"], brest: ["ger_gneisenau"], western_approaches: ["uk_kent"] };
  const fleet = await newGame(seats, { game: "admirals-war", base: "empty", turn: 5, step: "patrol", seat: "german", pacific: "war", units: ports });
  await sit(page, fleet.id);
  await show(page, "north_sea", 3.4);
  await box(page, ["germany", "brest"]);
  await until("three are picked", async () => /3/.test((await page.textContent("[data-testid=fleet-orders] .who").catch(() => "")) ?? ""));
  await page.keyboard.press("Escape");
  const port = await page.evaluate(() => window.flagplotMap.counterAt("germany"));
  const canvas = await page.locator(".chart canvas").first().boundingBox();
  await drag(page, { x: canvas.x + port.x, y: canvas.y + port.y }, await spotOf(page, "north_sea"));
  await until("both ships sail", async () => (await get(`/games/${fleet.id}/view?seat=german`)).places.north_sea.units.length === 2);

  const units = { b0404: ["mc-rgt-2:2", "mc-rgt-8:2"], b0604: ["jn-sbf-3sp"] };
  const island = await newGame({ japan: "me", allied: "me" }, { game: "war-in-the-pacific", scenario: "tarawa", phase: "first", units });
  await sit(page, island.id);
  await box(page, ["b0404"]);
  await page.waitForSelector("[data-testid=in-hand-more]");
  await clickSpace(page, "b0304");
  await until("both regiments go", async () => (await get(`/games/${island.id}/view?seat=allied`)).places.b0304.units.length === 2);
}

/** What is around the orders of a turn: a game is begun, a battle is fought, a refusal explains itself, ships go home. */
async function around(page) {
  await page.goto(BASE);
  await page.waitForSelector("[data-testid=new-game]");
  await count(page);
  await page.click("[data-testid=new-game]");
  await page.click("[data-testid=start]");
  await ready(page);
  await enough(page, "new game against the computer", 2);

  const units = { kwangsi: { japan: { infantry: 8, tank: 8 } }, yunnan: { china: { infantry: 6 } } };
  const war = await newGame({ japan: "me" }, { game: "pacific-1940", base: "empty", turn: "japan", phase: "combat_move", units });
  await sit(page, war.id);
  await clickSpace(page, "kwangsi");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan] [data-testid=goal-chance]"); // without a press
  await count(page);
  await clickSpace(page, "burma");
  await page.waitForSelector("[data-testid=toast-rule]");
  await enough(page, "learn why not, with the rule", 1);
  await act(war.id, "japan", "go kwangsi>yunnan infantry:8 tank:8");
  await settle(page);
  await count(page);
  await page.click("[data-testid=verb-done]");
  await page.click("[data-testid=roll-on]");
  await until("the battle is over", async () => !(await get(`/games/${war.id}/view`)).panels.battle);
  await enough(page, "a battle, rolled to its end", 2);

  const out = { north_sea: { ger_bismarck: { mode: "patrolling" }, ger_prinz_eugen: { mode: "patrolling" }, ger_tirpitz: { mode: "patrolling" } } };
  const seats = { british: "me", japanese: "me", us: "me", german: "me" };
  const fleet = await newGame(seats, { game: "admirals-war", base: "empty", turn: 5, step: "return", seat: "german", pacific: "war", units: out });
  await sit(page, fleet.id);
  await count(page);
  await page.click("[data-testid=propose-home]");
  await page.waitForSelector("[data-testid=proposal] li");
  await page.click("[data-testid=proposal-take]");
  await until("nobody is at sea", async () => !((await get(`/games/${fleet.id}/view?seat=german`)).places.north_sea.units ?? []).length);
  await enough(page, "ships home, every port shown before", 2);
}

/** On a phone nothing needs to be dragged: another stack joins by a button, and all is large enough. */
async function phone(browser) {
  const page = await openPage(browser, { width: 390, height: 844 }, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "combat_move" });
  await act(id, "japan", "pass");
  await sit(page, id);
  const tap = async (space) => {
    const { x, y } = await spotOf(page, space);
    await page.touchscreen.tap(x, y);
    await settle(page);
  };
  await tap("kwangsi");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  await page.tap("[data-testid=add-stack]");
  await tap("kiangsi");
  await page.waitForSelector("[data-along=kiangsi]");
  await shot(page, "orders phone");
  await accessible(page, "several stacks on a phone", "aside");
  check((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, "not wider than the screen");
  await page.tap("[data-testid=inspector] li [data-space=hunan]");
  await settle(page);
  check((await units(id, "hunan", "japan")).infantry >= 6, "both stacks went");
  check(page.problems.length === 0, page.problems.join("; "));
}

await journey("orders", async (page, browser) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await purchase(page);
  await mixed(page);
  await again(page);
  await attacks(page);
  await landings(page);
  await home(page);
  await fleet(page);
  if (process.env.FLAGPLOT_WHOLE) {
    await elsewhere(page);
    await around(page);
  }
  await phone(browser);
  console.log(told.join("\n"));
});
