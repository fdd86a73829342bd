// A phone: nothing is wider than the screen, a stack is moved with fingers, a battle is fought in the lower half.
import { check, finish, get, journey, newGame, openPage, settle, sit, spotOf, untilPrompt } from "./lib.mjs";

await journey("phone", async (_, browser) => {
  const page = await openPage(browser, { width: 390, height: 844 }, { isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  check((await wide()) <= 390, `the page is ${await wide()} wide`);
  await page.tap('[data-testid=purchase] [aria-label="One infantry more"]');
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /Declare/);
  await page.tap("[data-testid=verb-pass]");
  await untilPrompt(page, /Combat move/);
  const { x, y } = await spotOf(page, "kwangsi");
  await page.touchscreen.tap(x, y);
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan] [data-testid=goal-chance]"); // nothing hovers here
  await page.tap("[data-testid=inspector] [data-space=yunnan]");
  await settle(page);
  check((await get(`/games/${id}/view`)).places.yunnan.units.some((unit) => unit.owner === "japan"), "the force went");
  await finish(page, "[data-testid=verb-done]");
  await settle(page);
  check((await wide()) <= 390, "still not wider than the screen");
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button")].filter((one) => one.offsetParent && (one.offsetHeight < 24 || one.offsetWidth < 24)).map((one) => one.textContent?.trim()),
  );
  check(small.length === 0, `too small to touch: ${small.join(", ")}`);
  check(page.problems.length === 0, page.problems.join("; "));
});
