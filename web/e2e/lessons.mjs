// Every lesson to its end in a browser: each step is shown by the table itself, left once in the middle and taken up.
import { accessible, BASE, check, get, journey, openPage, post, ready, settle, shot, until } from "./lib.mjs";

const ONLY = process.env.FLAGPLOT_LESSON; // "game lesson"
const SIZES = [
  ["desk", { width: 1440, height: 900 }, {}],
  ["phone", { width: 390, height: 844 }, { isMobile: true, hasTouch: true }],
];

/** What asks to be put away before one goes on. */
async function putAway(page) {
  for (const what of ["[data-testid=result-close]", "[data-testid=go-on]"]) {
    const found = page.locator(what).first();
    if (await found.count()) await found.click({ timeout: 2000 }).catch(() => {});
  }
}

/** Where a step leaves it to the pupil, he does what the computer would. */
async function suggested(page) {
  const suggest = page.locator("[data-testid=suggest]:enabled");
  if (!(await suggest.count())) return;
  await suggest.click({ timeout: 2000 }).catch(() => {});
  const follow = page.locator("[data-testid=advice-follow]");
  await follow.click({ timeout: 10_000 }).catch(() => {});
}

async function play(page, id, name) {
  const step = () => page.locator("[data-testid=lesson]").getAttribute("data-step").then(Number);
  const over = () => page.locator("[data-testid=lesson][data-over=true]").count();
  let left = false;
  let last = -1;
  await until(`${name}: the lesson is over`, async () => {
    await settle(page);
    if (await over()) return true;
    const now = await step();
    if (now !== last) await shot(page, `${name} ${now}`);
    last = now;
    if (now === 2 && !left) {
      left = true;
      await page.goto(BASE);
      await page.goto(`${BASE}/#/game/${id}`);
      await ready(page);
      check((await step()) === now, `${name}: taken up at step ${now}`);
      await accessible(page, `${name}: step ${now}`);
    }
    await putAway(page);
    const show = page.locator("[data-testid=lesson-show]:enabled");
    if (await show.count()) await show.click({ timeout: 2000 }).catch(() => {});
    else await suggested(page);
    return false;
  }, 300_000);
  await shot(page, `${name} end`);
  await accessible(page, `${name}: the end`, "[data-testid=lesson]");
}

await journey("lessons", async (_, browser) => {
  for (const game of (await get("/meta")).games) {
    for (const lesson of game.lessons) {
      if (ONLY && ONLY !== `${game.id} ${lesson.id}`) continue;
      for (const [size, viewport, more] of SIZES) {
        const page = await openPage(browser, viewport, more);
        const { id } = await post("/games", { game: game.id, lesson: lesson.id });
        await page.goto(`${BASE}/#/game/${id}`);
        await ready(page);
        await play(page, id, `${lesson.id} ${size}`);
        check(page.problems.length === 0, page.problems.join("; "));
        await page.close();
        console.log(`  ${lesson.id} ${size}`);
      }
    }
  }
});
