// Why is this grey: in every game what cannot be done says why, by mouse, keyboard and finger, with the clause of the rules.
import { accessible, act, check, clickSpace, get, journey, newGame, openPage, post, settle, shot, sit, spotOf, until, untilPrompt } from "./lib.mjs";

const toast = (page) => page.locator("[data-testid=toast]");

/** A message that cites a clause. */
async function reason(page, what) {
  await toast(page).waitFor();
  const rule = (await page.locator("[data-testid=toast-rule]").textContent().catch(() => ""))?.trim();
  check(rule, `${what} cites a clause: ${await toast(page).textContent()}`);
  return `${await toast(page).textContent()}`;
}

/** Playwright takes what is grey for disabled; a player presses it all the same. */
const press = (page, what) => page.locator(what).first().click({ force: true });

const away = async (page) => {
  await page.locator("[data-testid=toast] [aria-label=Close]").click();
};

async function pacific(page) {
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "purchase", treasury: { japan: 7 } });
  await sit(page, id);
  await press(page, "[data-grey=battleship]");
  check(/costs 20/.test(await reason(page, "a battleship")), "the price is the reason");
  await away(page);
  await page.click('[data-testid=purchase] [aria-label="One tank more"]');
  await press(page, '[data-testid=purchase] [aria-label="One infantry more"]');
  await reason(page, "one infantry too much");
  await away(page);
  await page.focus("[data-grey=battleship]");
  await page.waitForSelector("[role=tooltip]");
  await shot(page, "grey purchase");
  await accessible(page, "a grey choice", "aside");
  await page.keyboard.press("Enter");
  await reason(page, "by keyboard");
  await act(id, "japan", "done", "pass");
  await settle(page);
  await clickSpace(page, "kwangsi");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  const { x, y } = await spotOf(page, "burma");
  await page.mouse.move(x, y);
  await until("the reason beside the pointer", async () => (await page.locator("[data-testid=tip-why]").count()) > 0);
  await shot(page, "grey map");
  await page.mouse.click(x, y);
  await reason(page, "a space out of reach");
  check((await page.locator("[data-testid=inspector][data-space=kwangsi]").count()) === 1, "what is in hand stays there");
  await page.click("[data-testid=toast-rule]");
  await page.waitForSelector("#tab-rules[aria-selected=true]");
  await page.click("#tab-play");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await clickSpace(page, "korea");
  await press(page, "[data-grey=stack]");
  await reason(page, "a stack that cannot move");
}

async function world(page) {
  const seats = Object.fromEntries(["germany", "ussr", "japan", "uk", "italy", "usa", "china"].map((seat) => [seat, "me"]));
  const { id } = await newGame(seats, { game: "anniversary", scenario: "1941", turn: "germany", phase: "combat_move" });
  await sit(page, id);
  await clickSpace(page, "poland");
  await page.waitForSelector("[data-testid=inspector] li [data-space]");
  await clickSpace(page, "france");
  await reason(page, "France is friendly");
}

async function fleets(page) {
  const { id } = await newGame({ british: "me", japanese: "me", us: "me", german: "me" }, {
    game: "admirals-war", base: "empty", turn: 5, step: "patrol", seat: "german", pacific: "war",
    units: { north_sea: ["uk_hood"], germany: ["ger_bismarck"] },
  });
  await sit(page, id);
  await clickSpace(page, "north_sea");
  await press(page, "[data-grey=uk_hood]");
  await reason(page, "a ship of the other side");
}

async function asia(page) {
  const { id } = await post("/games", { game: "dai-senso", scenario: "august-storm", seats: { soviet: { kind: "me" }, axis: { kind: "me" } } });
  await sit(page, id);
  const { legal, places } = await get(`/games/${id}/view?seat=soviet`);
  const base = legal.find(([verb]) => verb === "place");
  check(base, `a unit to place: ${JSON.stringify(legal.slice(0, 3))}`);
  await page.click(`[data-testid=troops] [data-unit="${base[1]}"]`);
  await settle(page);
  const enemy = (hex) => (places[hex].units ?? []).find((unit) => unit.owner !== "soviet");
  const far = Object.keys(places).find((hex) => enemy(hex) && !legal.some((answer) => answer[1] === base[1] && answer[2] === hex));
  await clickSpace(page, far);
  await reason(page, `a hex out of reach (${far})`);
  await away(page);
  await page.keyboard.press("Escape");
  await clickSpace(page, far);
  await press(page, `[data-grey="${enemy(far).id}"]`);
  await reason(page, "a counter of the other side");
}

/** A unit on an island, a hex it cannot get to, and one of the enemy. */
async function island(page) {
  const units = { b0404: ["mc-rgt-2"], b0905: ["mc-rgt-8:2"], b0604: ["jn-sbf-3sp"] };
  const { id } = await newGame({ japan: "me", allied: "me" }, { game: "war-in-the-pacific", scenario: "tarawa", phase: "first", units });
  await sit(page, id);
  await clickSpace(page, "b0404");
  await page.waitForSelector('[data-testid=troops] [data-answer^="move mc-rgt-2"]');
  await clickSpace(page, "b0804");
  await reason(page, "a hex too far away");
  await away(page);
  await page.keyboard.press("Escape");
  await clickSpace(page, "b0604");
  await press(page, '[data-grey="jn-sbf-3sp"]');
  await reason(page, "a unit of the other side");
}

/** The open sea: a course too long, and what is not mine to plot. */
async function sea(page) {
  const forces = { J1: { hex: "F0525", ships: ["jn-cv-akagi", "jn-dd-nowaki"], mission: "CVOPS", speed: 3 }, U17: { hex: "F3030", ships: ["us-cv-yorktown"], mission: "CVOPS" } };
  const { id } = await newGame({ japan: "me", allied: "me" }, { game: "war-in-the-pacific", scenario: "midway", phase: "naval", forces, subrons: {} });
  for (const seat of ["allied", "japan", "allied", "japan"]) { // ruses first, then who moves first
    const { legal } = await get(`/games/${id}/view?seat=${seat}`);
    const answer = legal.find(([verb]) => ["no", "first"].includes(verb));
    if (answer) await act(id, seat, answer.join(" "));
  }
  await sit(page, id);
  await untilPrompt(page, /Plot your task forces/);
  await page.click("[data-sail=J1]");
  await settle(page);
  await clickSpace(page, "F3526");
  await reason(page, "a hex beyond its range");
  await shot(page, "grey sea");
}

/** A finger that stays asks, where no pointer hovers. */
async function finger(browser) {
  const page = await openPage(browser, { width: 390, height: 844 }, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "combat_move" });
  await act(id, "japan", "pass");
  await sit(page, id);
  const stack = await spotOf(page, "kwangsi");
  await page.touchscreen.tap(stack.x, stack.y);
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  const { x, y } = await spotOf(page, "burma");
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await reason(page, "a long press");
  await shot(page, "grey phone");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await accessible(page, "a reason on a phone");
  check(page.problems.length === 0, page.problems.join("; "));
}

await journey("grey", async (page, browser) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await pacific(page);
  await world(page);
  await fleets(page);
  await asia(page);
  await island(page);
  if (process.env.FLAGPLOT_WHOLE) await sea(page);
  await finger(browser);
});
