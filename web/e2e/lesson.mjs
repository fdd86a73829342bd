// A newcomer learns: from the lobby into the first lesson, every step done by hand, left in the middle and taken up again.
import { accessible, BASE, check, clickSpace, get, journey, openPage, post, ready, settle, until } from "./lib.mjs";

const SIZES = [
  ["desk", { width: 1440, height: 900 }, {}],
  ["phone", { width: 390, height: 844 }, { isMobile: true, hasTouch: true }],
];
// a newcomer reads slowly, looks for what he is to click, and has to start the program and look round the lobby first
const [READING, CLICK, START] = [120, 6, 60]; // words a minute, seconds a click, seconds
const SHOTS = process.env.LESSON_SHOTS; // a folder for pictures of every step

/** One newcomer with a screen, who counts what he presses. */
class Newcomer {
  clicks = 0;
  words = 0; // of the lesson, read before the deed
  begun = Date.now();

  constructor(page, name) {
    Object.assign(this, { page, name, phone: name === "phone" });
  }

  async press(what) {
    this.clicks += 1;
    await this.page.click(what);
  }

  /** Pick up a stack, and send what is picked; with fingers the second is a line of the panel. */
  async pick(space) {
    this.clicks += 1;
    await clickSpace(this.page, space);
    await this.page.waitForSelector(`[data-testid=inspector] [data-space]`);
  }

  async send(space) {
    const line = `[data-testid=inspector] [data-space=${space}]`;
    await this.page.waitForSelector(line);
    if (this.phone) return this.press(line);
    this.clicks += 1;
    return clickSpace(this.page, space);
  }

  /** The lesson has come to a step: nothing but the deed before it makes it so. */
  async at(number) {
    await this.page.waitForSelector(`[data-testid=lesson][data-step="${number}"]`);
    await settle(this.page);
    this.words += (await this.page.textContent("[data-testid=lesson]")).split(/\s+/).length;
    if (SHOTS) await this.shoot(`step${number}`);
  }

  async shoot(what) {
    await this.page.evaluate(() => (window.flagplotDraws = true));
    await this.page.waitForTimeout(1200);
    await this.page.screenshot({ path: `${SHOTS}/${this.name}-${what}.png` });
    await this.page.evaluate(() => (window.flagplotDraws = false));
  }
}

async function learn(newcomer, id) {
  const { page } = newcomer;
  for (let n = 0; n < 4; n += 1) await newcomer.press('[data-testid=purchase] [aria-label="One infantry more"]');
  await newcomer.press("[data-testid=buy-done]");
  await newcomer.at(2);
  await newcomer.pick("kweichow");
  await newcomer.send("hunan");
  await newcomer.at(3);
  await page.click("[data-testid=undo]"); // what is taken back was not done
  await newcomer.at(2);
  await newcomer.pick("kweichow");
  await newcomer.send("hunan");
  await newcomer.at(3);
  await newcomer.pick("yunnan");
  await newcomer.press('[data-testid=inspector] [aria-label="One infantry less"]');
  await newcomer.send("hunan");
  await newcomer.at(4);

  // left, and taken up where it was
  await page.goto(BASE);
  await page.click("[data-testid=learn-open]");
  await page.click("[data-testid=lesson-go-on]");
  check((await ready(page)) === id, "the same table");
  await newcomer.at(4);
  await accessible(page, `${newcomer.name}: a step`);

  await newcomer.pick("szechwan");
  await newcomer.send("hunan");
  await newcomer.at(5);
  await newcomer.press("[data-testid=verb-done]");
  await newcomer.at(6);
  await newcomer.press("[data-testid=confirm-losses]");
  await newcomer.at(7);
  await accessible(page, `${newcomer.name}: the battle`);
  await newcomer.press("[data-testid=battle] [data-choice]:has-text('Press')");
  await newcomer.at(8);
  const seconds = Math.round((Date.now() - newcomer.begun) / 1000);
  const minutes = newcomer.words / READING + (newcomer.clicks * CLICK + START) / 60;
  console.log(`${newcomer.name}: first battle won after ${newcomer.clicks} clicks and ${newcomer.words} words, ${minutes.toFixed(1)} minutes of a newcomer's time, ${seconds} s of a machine's`);
  check(minutes < 10 && seconds < 600, "from the lobby to the first battle won within ten minutes");
  check((await get(`/games/${id}/view`)).places.hunan.control === "china", "Hunan is won");

  await newcomer.pick("hunan");
  await newcomer.send("szechwan");
  await newcomer.at(9);
  await page.click("[data-testid=lesson-show]"); // by the same door
  await newcomer.at(10);
  await newcomer.press("[data-testid=verb-done]");
  await newcomer.at(11);
  await page.click("[data-testid=lesson-show]");
  await page.waitForSelector("[data-testid=lesson][data-over=true]");
  if (SHOTS) await newcomer.shoot("end");
  await accessible(page, `${newcomer.name}: the end`, "[data-testid=lesson]");
}

await journey("lesson", async (_, browser) => {
  for (const [name, size, more] of SIZES) {
    const page = await openPage(browser, size, more);
    await page.goto(`${BASE}/#/new/pacific-1940`); // where make play leads
    const newcomer = new Newcomer(page, name);
    if (!(await page.waitForSelector("[data-testid=learn], [data-testid=open-game]").then((found) => found.getAttribute("data-testid"))).startsWith("learn")) await page.click("[data-testid=learn-open]");
    await accessible(page, `${name}: the lobby`);
    if (SHOTS) await newcomer.shoot("lobby");
    await newcomer.press("[data-testid=lesson-pacific-1940-china]");
    const id = await ready(page);
    await newcomer.at(0);
    await accessible(page, `${name}: the first step`);
    await learn(newcomer, id);
    check(page.problems.length === 0, page.problems.join("; "));
    await fetch(`${BASE}/api/games/${id}`, { method: "DELETE" }); // the next one is new here too
    await page.close();
  }
});
