// What every journey needs: a browser, a page, and small helpers around the table.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

export const BASE = process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123";
/** How long anything may take before a journey gives up: long, because the machine may be busy with other things. */
export const PATIENCE = 120_000;
const LOOKS = process.env.FLAGPLOT_LOOKS; // a folder for pictures of the stations of a journey, for those who want to see it
const FOUND = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", chromium.executablePath()];

const ARGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];
// without a graphics card the processor paints the page faster by itself than by playing the card
const PAINT = ["--disable-gpu-compositing", "--disable-gpu-rasterization"];
// every window would start two pages for its address bar; this takes the place of Playwright's list, hence its names
const WITHOUT = [
  "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
  "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
];
const QUICK = [...ARGS, ...PAINT, `--disable-features=${WITHOUT.join(",")}`];

function program(args) {
  const executablePath = FOUND.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("no Chromium found: install one, or run: npx playwright-core install chromium");
  return { executablePath, args, timeout: PATIENCE };
}

/** A browser: the one of browser.mjs if FLAGPLOT_BROWSER is its address, else one of our own. */
export async function browse(args = ARGS) {
  const address = process.env.FLAGPLOT_BROWSER;
  return address ? chromium.connect(address, { timeout: PATIENCE }) : chromium.launch(program(args));
}

/** A browser for several journeys. */
export const browserServer = () => chromium.launchServer(program(QUICK));

let always = true; // every frame is drawn; in a journey only those that are asked for

/**
 * The map goes through all its motions, but nothing reaches the picture unless ``window.flagplotDraws`` is set: a frame takes
 * a software card half a second, and no click needs it, because the map finds spaces in its data and not in its pixels.
 */
function drawOnDemand() {
  const card = WebGL2RenderingContext.prototype;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
    const draw = card[name];
    card[name] = function (...how) {
      if (window.flagplotDraws) draw.apply(this, how);
    };
  }
}

/** A page that fails the journey on any error of the script. */
export async function openPage(browser, size = { width: 1100, height: 720 }, more = {}) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: LOOKS ? 1 : 0.5, reducedMotion: "reduce", ...more });
  await context.addInitScript(() => {
    const key = "flagplot.settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ tour: true }));
  });
  if (!always) await context.addInitScript(drawOnDemand);
  const page = await context.newPage();
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(error.message));
  page.on("console", (line) => line.type() === "error" && !/status of 4\d\d/.test(line.text()) && page.problems.push(line.text()));
  page.pending = 0;
  page.on("request", () => (page.pending += 1));
  for (const event of ["requestfinished", "requestfailed"]) page.on(event, () => (page.pending -= 1));
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** The two screens everything is looked at on. */
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Something the server has sent into the world: letters, and what was posted to services (``FLAGPLOT_OUTSIDE``). */
export const arrived = (what, find) =>
  until(what, async () => find(await (await fetch(`${process.env.FLAGPLOT_OUTSIDE}/heard`)).json()), 30_000);

export const PASSWORD = "correct horse battery";
export const stamp = Date.now().toString(36); // names of this journey's own, on a server others may have used

/** A new account through the form, as a newcomer makes one. */
export async function register(page, name) {
  await page.waitForSelector("input[autocomplete=username]");
  await page.click("text=I am new here");
  await page.fill("input[autocomplete=username]", `${name} ${stamp}`);
  await page.fill("input[type=password]", PASSWORD);
  await page.click("button.main");
}

export async function post(path, body, method = "POST") {
  const answer = await fetch(`${BASE}/api${path}`, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

export const get = async (path) => (await fetch(`${BASE}/api${path}`)).json();

/** A game from a scenario or position, with the seats named ("hotseat Ann" says who); the others are bots. */
export async function newGame(seats, position, more = {}) {
  const wish = (text) => {
    const [kind, name] = text.split(" ");
    return name ? { kind, name } : { kind };
  };
  const named = Object.fromEntries(Object.entries(seats).map(([seat, text]) => [seat, wish(text)]));
  return post("/games", { game: position?.game ?? "pacific-1940", seats: named, ...(position ? { position } : {}), ...more });
}

export async function sit(page, id, base = BASE) {
  await page.goto(`${base}/#/game/${id}`);
  await ready(page);
}

/** Answer past the page of a player whatever they are asked, ending things where that is possible; whether the game is over. */
export const answerAll = (page, id) =>
  page.evaluate(async (game) => {
    const { csrf } = await (await fetch("/api/meta")).json();
    for (let tries = 0; tries < 40; tries++) {
      const view = await (await fetch(`/api/games/${game}/view`)).json();
      if (view.outcome || !view.legal.length) return Boolean(view.outcome);
      const action = view.legal.find(([verb]) => verb === "done" || verb === "pass") ?? view.legal[0];
      const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
      await fetch(`/api/games/${game}/actions`, { method: "POST", headers, body: JSON.stringify({ seat: view.seat, seq: view.seq, action }) });
    }
    return false;
  }, id);

/** Ann opens a table of two on her page and Ben takes the open side on another; ``game`` is what she asks the server for. */
export async function twoPlayers(ann, browser, game, side, size = { width: 960, height: 600 }) {
  const ben = await openPage(browser, size);
  await ann.goto(BASE);
  await register(ann, "Ann");
  await ann.waitForSelector("text=New game");
  const { id, invite } = await ann.evaluate(async (wanted) => {
    const { csrf } = await (await fetch("/api/meta")).json();
    const answer = await fetch("/api/games", { method: "POST", headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf }, body: JSON.stringify(wanted) });
    return answer.json();
  }, game);
  await ann.goto(`${BASE}/#/game/${id}`);
  await ann.waitForSelector("[data-ready=true]");
  await ben.goto(`${BASE}/#/join/${invite}`);
  await register(ben, "Ben");
  await ben.waitForSelector("h1:has-text('invites you')");
  await ben.click(`button:has-text('${side}')`);
  await ben.waitForSelector("[data-ready=true]");
  return { id, ben };
}

/** Until the table stands there, map and all; gives the id of the game. */
export async function ready(page) {
  await page.waitForURL(/#.game/);
  const id = page.url().split("/game/")[1];
  await page.waitForSelector(`[data-game="${id}"] [data-ready=true]`);
  await settle(page);
  return id;
}

const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Try again and again until something is so; gives what ``found`` gave. */
export async function until(what, found, timeout = PATIENCE) {
  for (const end = Date.now() + timeout; Date.now() < end; await pause(60)) {
    const answer = await found();
    if (answer) return answer;
  }
  throw new Error(`waited in vain: ${what}`);
}

/** Let the page do what it has in mind. Not until it is drawn: without a graphics card a frame of the map may take seconds. */
const think = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));

/** Whether the page shows the newest answer; true when it shows no game. */
const upToDate = (page) =>
  page.evaluate(async () => {
    const id = location.hash.split("/game/")[1];
    if (!id) return true;
    const answer = await fetch(`/api/games/${id}?journey`);
    const shown = document.querySelector(`[data-game="${id}"]`)?.getAttribute("data-seq");
    return !answer.ok || (await answer.json()).seq === Number(shown ?? -1);
  });

/** Until the table is quiet: nothing is under way, and the page shows the newest answer. */
export async function settle(page) {
  await think(page);
  await until("the table becomes quiet", async () => page.pending <= 0 && (await upToDate(page)));
  await think(page);
}

/** Until the map has drawn everything. */
export const mapDrawn = (page) =>
  page.evaluate(() => new Promise((done) => { window.flagplotMap.map.once("idle", () => done()); window.flagplotMap.map.triggerRepaint(); }));

/** Draw the map for once, and give how many different colours are in the picture. */
export const colours = (page) =>
  page.evaluate(() => {
    const { map } = window.flagplotMap;
    const canvas = map.getCanvas();
    window.flagplotDraws = true;
    return new Promise((done) => {
      map.once("render", () => {
        const card = canvas.getContext("webgl2");
        const data = new Uint8Array(4 * canvas.width * canvas.height);
        card.readPixels(0, 0, canvas.width, canvas.height, card.RGBA, card.UNSIGNED_BYTE, data);
        window.flagplotDraws = false;
        done(new Set(new Uint32Array(data.buffer)).size);
      });
      map.triggerRepaint();
    });
  });

export const prompt = async (page) => (await page.textContent("[data-testid=prompt]")).trim().replace(/\s+/g, " ");

export async function untilPrompt(page, pattern, timeout = PATIENCE) {
  let seen = "";
  return until(String(pattern), async () => {
    seen = await prompt(page);
    return pattern.test(seen) && seen;
  }, timeout).catch(() => {
    throw new Error(`waited for ${pattern}, the prompt is: ${seen}`);
  });
}

/** A point of the screen where a space answers to its own name, if it is in the picture and nothing lies over it. */
const pointOf = (page, space) =>
  page.evaluate((id) => {
    const canvas = window.flagplotMap.map.getCanvas();
    const { x, y } = canvas.getBoundingClientRect();
    const spot = window.flagplotMap.spot(id);
    if (!spot || document.elementFromPoint(x + spot.x, y + spot.y) !== canvas) return null;
    return { x: x + spot.x, y: y + spot.y };
  }, space);

/** A point where a space can be clicked; without a zoom the map moves only if it must, because drawing takes long. */
export async function spotOf(page, space, zoom = 0) {
  if (!zoom) {
    await until("the map is loaded", () => page.evaluate(() => window.flagplotMap.map.loaded()));
    const found = await pointOf(page, space);
    if (found) return found;
  }
  await page.evaluate(([id, near]) => window.flagplotMap.show(id, Math.max(window.flagplotMap.zoom(), near)), [space, zoom || 4]);
  await until("the map is loaded", () => page.evaluate(() => window.flagplotMap.map.loaded()));
  return until(`${space} answers`, () => pointOf(page, space));
}

/** Click a space on the map where it answers to its own name. */
export async function clickSpace(page, space, zoom) {
  const { x, y } = await spotOf(page, space, zoom);
  await page.mouse.click(x, y);
  await settle(page);
}

/** The badges of battles on the map: space to the name of the picture that stands there. */
export const badges = (page) =>
  page.evaluate(async () => {
    const { features } = await window.flagplotMap.map.getSource("badges").getData();
    return Object.fromEntries(features.filter((one) => one.properties.battle).map((one) => [one.properties.id, one.properties.picture]));
  });

export const untilBadge = (page, space, picture) => until(`${space}: ${picture}`, async () => (await badges(page))[space] === picture);

/** Click the badge of a battle where it is drawn, not far from its counters. */
export async function clickBadge(page, space) {
  await page.evaluate((id) => window.flagplotMap.show(id, 3), space);
  await mapDrawn(page);
  const spot = await page.evaluate((id) => {
    const { map } = window.flagplotMap;
    const box = map.getCanvas().getBoundingClientRect();
    const { x, y } = window.flagplotMap.counterAt(id);
    for (const east of [0, 40, -40, 70, -70]) {
      for (let up = -64; up <= 64; up += 4) {
        const found = map.queryRenderedFeatures([x + east, y + up], { layers: ["badges"] });
        if (found.some((one) => one.properties.battle && one.properties.id === id)) return { x: box.x + x + east, y: box.y + y + up };
      }
    }
    return null;
  }, space);
  check(spot, `a badge in ${space} to click on`);
  await page.mouse.click(spot.x, spot.y);
  await settle(page);
}

/** Answers of one seat, one after the other, past the page. */
export async function act(id, seat, ...lines) {
  let { seq } = await get(`/games/${id}/view?seat=${seat}`);
  for (const action of lines) ({ seq } = await post(`/games/${id}/actions`, { seat, seq, action }));
}

/** Press Done, by key or by the button given, and go on if it is asked whether something was forgotten. */
export async function finish(page, button) {
  if (button) await page.click(button);
  else await page.keyboard.press("d");
  const sure = page.locator("[data-testid=go-on]");
  if (await sure.count()) await sure.click();
}

/** Give the first answer the page offers to every question of the battles, until the prompt says something else. */
export const fightOn = (page, then) =>
  until("the battles are over", async () => {
    await settle(page);
    if (then.test(await prompt(page))) return true;
    const confirm = page.locator("[data-testid=confirm-losses]:enabled");
    const offer = page.locator("[data-testid=battle] [data-choice]:enabled, [data-choice]:enabled");
    if (await confirm.count()) await confirm.click();
    else if (await offer.count()) await offer.first().click({ timeout: 2000 }).catch(() => {});
    return false;
  });

/** Until the game has moved on. */
export const untilSeq = (id, above, timeout = PATIENCE) =>
  until(`an answer after number ${above}`, async () => {
    const view = await get(`/games/${id}/view`);
    return view.seq > above && view;
  }, timeout);

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds serious or worse on the page, or in a part of it, as it is now. */
export async function inspect(page, where, part = "html", rules = undefined) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const how = { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) };
  const { violations } = await page.evaluate(([selector, options]) => window.axe.run(selector, options), [part, how]);
  return violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${where}: ${one.id} (${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")})`);
}

/** Fail when anything serious is found. */
export async function accessible(page, where, part, rules) {
  const found = await inspect(page, where, part, rules);
  check(found.length === 0, found.join("\n"));
}

/** A picture of a station, if anybody wants to look. */
export async function shot(page, name) {
  if (!LOOKS) return;
  const draw = (on) => page.evaluate((so) => {
    window.flagplotDraws = so;
    if (so) window.flagplotMap?.map.redraw();
  }, on);
  await draw(true);
  await page.waitForTimeout(700); // names and counters fade in
  await draw(true);
  await page.screenshot({ path: `${LOOKS}/${name.replaceAll(/\W+/g, "-")}.png` });
  await draw(false);
}

export function check(fact, text) {
  if (!fact) throw new Error(`check failed: ${text}`);
}

/** Run a journey, keep a picture of where it failed. */
export async function journey(name, steps) {
  always = false;
  const browser = await browse(QUICK);
  let page;
  try {
    page = await openPage(browser);
    await steps(page, browser);
    check(page.problems.length === 0, `errors in the page: ${page.problems.join("; ")}`);
    console.log(`${name}: ok`);
  } catch (error) {
    const file = `${process.env.FLAGPLOT_SHOTS ?? "/tmp"}/failed-${name}.png`;
    await page?.evaluate(() => {
      window.flagplotDraws = true;
      window.flagplotMap?.map.redraw();
    }).catch(() => {});
    await page?.screenshot({ path: file }).catch(() => {});
    console.error(`${name}: ${error.stack ?? error}\npicture: ${file}`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
