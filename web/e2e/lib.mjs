// What every journey needs: a browser, a page, and small helpers around the table.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

export const BASE = process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123";
const FOUND = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", chromium.executablePath()];

export async function browse() {
  const executablePath = FOUND.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("no Chromium found: install one, or run: npx playwright-core install chromium");
  const args = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];
  return chromium.launch({ executablePath, args });
}

/** A page that fails the journey on any error of the script; not large, because every pixel is drawn without a graphics card. */
export async function openPage(browser, size = { width: 1100, height: 720 }, more = {}) {
  const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", ...more });
  await context.addInitScript(() => {
    const key = "flagplot.settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ tour: true }));
  });
  const page = await context.newPage();
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(error.message));
  page.on("console", (line) => line.type() === "error" && !/status of 4\d\d/.test(line.text()) && page.problems.push(line.text()));
  page.setDefaultTimeout(30_000);
  return page;
}

export async function post(path, body, method = "POST") {
  const answer = await fetch(`${BASE}/api${path}`, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

export const get = async (path) => (await fetch(`${BASE}/api${path}`)).json();

/** A game from a scenario or position, with the seats named; the others are bots. */
export async function newGame(seats, position, more = {}) {
  const named = Object.fromEntries(Object.entries(seats).map(([seat, kind]) => [seat, { kind, ...(kind === "hotseat" ? { name: seat } : {}) }]));
  return post("/games", { game: position?.game ?? "pacific-1940", seats: named, ...(position ? { position } : {}), ...more });
}

export async function sit(page, id, base = BASE) {
  await page.goto(`${base}/#/game/${id}`);
  await page.waitForSelector("[data-ready=true]", { timeout: 30_000 });
  await settle(page);
}

/** Until the table is quiet. */
export async function settle(page) {
  await page.waitForTimeout(350);
}

export const prompt = async (page) => (await page.textContent("[data-testid=prompt]")).trim().replace(/\s+/g, " ");

export async function untilPrompt(page, pattern, timeout = 30_000) {
  const end = Date.now() + timeout;
  let seen = "";
  while (Date.now() < end) {
    seen = await prompt(page);
    if (pattern.test(seen)) return seen;
    await page.waitForTimeout(150);
  }
  throw new Error(`waited for ${pattern}, the prompt is: ${seen}`);
}

/** Click a space on the map where it answers to its own name. */
export async function clickSpace(page, space) {
  const point = await page.evaluate((id) => {
    const chart = window.flagplotMap;
    chart.show(id, Math.max(chart.zoom(), 4));
    return new Promise((done) => {
      const find = () => {
        const spot = chart.spot(id);
        if (spot) done(spot);
        else setTimeout(find, 100);
      };
      setTimeout(find, 250);
    });
  }, space);
  const box = await (await page.$(".chart")).boundingBox();
  await page.mouse.click(box.x + point.x, box.y + point.y);
  await settle(page);
}

/** Answers of one seat, one after the other, past the page. */
export async function act(id, seat, ...lines) {
  let { seq } = await get(`/games/${id}/view?seat=${seat}`);
  for (const action of lines) ({ seq } = await post(`/games/${id}/actions`, { seat, seq, action }));
}

/** Until the game has moved on. */
export async function untilSeq(id, above, timeout = 8000) {
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    const view = await get(`/games/${id}/view`);
    if (view.seq > above) return view;
    await new Promise((done) => setTimeout(done, 80));
  }
  throw new Error(`no answer arrived after number ${above}`);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds serious or worse on the page, or in a part of it, as it is now. */
export async function inspect(page, where, part = "html") {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((selector) => window.axe.run(selector, { resultTypes: ["violations"] }), part);
  return violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${where}: ${one.id} (${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")})`);
}

/** Fail when anything serious is found. */
export async function accessible(page, where, part) {
  const found = await inspect(page, where, part);
  check(found.length === 0, found.join("\n"));
}

export function check(fact, text) {
  if (!fact) throw new Error(`check failed: ${text}`);
}

/** Run a journey, keep a picture of where it failed. */
export async function journey(name, steps) {
  const browser = await browse();
  let page;
  try {
    page = await openPage(browser);
    await steps(page, browser);
    check(page.problems.length === 0, `errors in the page: ${page.problems.join("; ")}`);
    console.log(`${name}: ok`);
  } catch (error) {
    const file = `${process.env.FLAGPLOT_SHOTS ?? "/tmp"}/failed-${name}.png`;
    await page?.screenshot({ path: file }).catch(() => {});
    console.error(`${name}: ${error.stack ?? error}\npicture: ${file}`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
