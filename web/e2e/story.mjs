// The war is told: what happened since one looked, line by line on the map, at a speed one likes; and what is happening, live.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, BASE, check, get, journey, openPage, post, ready, settle, shot, until } from "./lib.mjs";

const GAME = process.env.FLAGPLOT_GAME ?? "pacific-1940";
const FOLDER = mkdtempSync(join(tmpdir(), "story-"));
const ENOUGH = 5; // moves that somebody has missed
const SIZES = [
  ["desk", { width: 1440, height: 900 }, {}],
  ["phone", { width: 390, height: 844 }, { isMobile: true, hasTouch: true }],
];

const routes = (page) => page.evaluate(() => window.flagplotMap.map.getSource("route").serialize().data.features.length);
const pace = (id, speed) => post(`/games/${id}`, { pace: { speed, alone: true } }, "PATCH");

async function recap(page, name) {
  await page.click("[data-testid=recap-open]");
  const told = page.locator("[data-testid=recap]");
  check((await told.locator("li").count()) > 0, "what was done is told");
  await page.selectOption("[data-testid=recap-speed]", "fast");
  await page.click("[data-testid=recap-replay]");
  await until("the telling goes on by itself", async () => Number(await told.getAttribute("data-step")) >= 1 || !/^1 of/.test(await told.locator(".row span").first().textContent()));
  await page.click("[data-testid=recap-replay]");
  await page.click("[data-testid=recap-play]"); // a moment's rest
  const moves = told.locator("li.move button"); // the bold stroke of a turn, one turn after the other
  const next = page.locator("[data-testid=recap-next]:enabled");
  let ways = 0; // who comes ashore from aboard a ship is marked where he lands, without an arrow
  for (;;) {
    for (const move of await moves.all()) {
      await move.click();
      if ((ways = await routes(page)) > 0) break;
    }
    if (ways > 0 || !(await next.count())) break;
    await next.click();
  }
  check(ways > 0, `arrows are on the map: ${await told.textContent()}`);
  await accessible(page, `${name}: what happened`, "aside");
  await shot(page, `${GAME} ${name} recap`);
  await page.click("[data-testid=recap-close]");
  await told.waitFor({ state: "detached" });
}

async function overlays(page, name) {
  const offered = await page.locator("[data-testid=overlays] option").evaluateAll((all) => all.map((one) => one.value).filter(Boolean));
  check(offered.includes("threat") && offered.includes("last moves"), `what can be laid over the map, found ${offered}`);
  for (const one of offered) {
    await page.selectOption("[data-testid=overlays] select", one);
    await settle(page);
    if (one === "last moves") check((await routes(page)) > 0, "the last moves");
    await shot(page, `${GAME} ${name} ${one}`);
  }
  await page.selectOption("[data-testid=overlays] select", "");
}

/** What can be taken away: the report as a page to print, the board as SVG and as PNG. */
async function keepsakes(page, name) {
  await page.click("#tab-history");
  const report = await page.context().newPage();
  await report.goto(new URL(await page.getAttribute("[data-testid=report]", "href"), BASE).href);
  check((await report.textContent("body")).length > 400, "the report tells the game");
  check((await report.evaluate(() => document.documentElement.scrollWidth)) <= page.viewportSize().width, `${name}: the report fits the screen`);
  await accessible(report, `${name}: the report`);
  await report.close();
  for (const [button, begins] of [["picture", "<svg"], ["picture-png", "\x89PNG"]]) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.click(`[data-testid=${button}]`)]);
    const kept = join(FOLDER, button); // a browser that others use too keeps its own copy to itself
    await file.saveAs(kept);
    check(readFileSync(kept).subarray(0, 4).toString("latin1") === begins, `${name}: ${button} is ${begins.slice(1)}`);
  }
  await accessible(page, `${name}: history`, "aside");
  await page.click("#tab-play");
}

await journey("story", async (_, browser) => {
  const meta = (await get("/meta")).games.find((one) => one.id === GAME);
  const seats = Object.fromEntries(meta.seats.map((seat) => [seat, { kind: "bot", level: "random" }]));
  const begin = async () => (await post("/games", { game: GAME, scenario: process.env.FLAGPLOT_SCENARIO, seats, pace: { speed: "fast", alone: true } })).id;
  let id = await begin();
  await until("something has moved", async () => {
    const { places, outcome } = await get(`/games/${id}/view`); // who unloads comes from a ship, not from a place of the map
    const moved = (await get(`/games/${id}/log`)).filter((line) => (line.where ?? []).filter((one) => one in places).length > 1).length > ENOUGH;
    if (outcome && !moved) id = await begin(); // over before anything happened
    return moved;
  });
  await pace(id, "paused");
  for (const [name, size, more] of SIZES) {
    const page = await openPage(browser, size, more);
    await page.addInitScript((key) => localStorage.setItem("flagplot.seen", JSON.stringify({ [key]: 0 })), `${id} `); // looked at when it began
    await page.goto(`${BASE}/#/game/${id}`);
    await ready(page);
    const end = page.locator("[data-testid=end-close]"); // a short game may be over before it is stopped
    if (await end.count()) await end.click();
    await recap(page, name);
    await overlays(page, name);
    await keepsakes(page, name);
    if ((await get(`/games/${id}/view`)).outcome) {
      await page.close();
      continue;
    }
    await page.click("[data-testid=live-follow]"); // what was done last is told to who watches
    const before = await page.textContent("[data-testid=live]");
    await pace(id, "slow");
    await until("the newest is told", async () => (await page.textContent("[data-testid=live]")) !== before);
    await pace(id, "paused");
    await accessible(page, `${name}: what happens`, "[data-testid=live]");
    await shot(page, `${GAME} ${name} live`);
    check(page.problems.length === 0, page.problems.join("; "));
    await page.close();
  }
});
