// Two players with a browser each write their orders at the same time; neither sees how many the other has written.
import { check, journey, settle, twoPlayers, until, untilPrompt } from "./lib.mjs";

/** What the server says to whoever is logged in on a page. */
const ask = (page, path) => page.evaluate(async (where) => (await fetch(`/api${where}`)).json(), path);

/** How many orders a page says may still be written. */
const left = async (page) => Number(/\((\d+) orders? left\)/.exec(await page.textContent("[data-testid=prompt]"))?.[1]);

/** Everything a player reads: the prompt, the panel, the log, and the number of the last answer. */
async function read(page) {
  await settle(page);
  await page.click("#tab-log");
  await until("the log is there", async () => /Start/.test(await page.textContent("aside"))); // it is fetched when it is opened
  const log = await page.textContent("aside");
  await page.click("#tab-play");
  await settle(page);
  return JSON.stringify([await page.textContent("[data-testid=prompt]"), await page.textContent("aside"), log, await page.getAttribute(".screen", "data-seq")]);
}

/** Write an order from the panel: a verb, then whatever it asks for. */
async function write(page) {
  const before = await left(page);
  await page.locator("[data-testid=choices] [data-choice]:enabled").first().click();
  await until("an order is written", async () => {
    if ((await left(page)) === before - 1) return true;
    const next = page.locator("[data-testid=narrowed] [data-choice]:enabled").first();
    if (await next.count()) await next.click({ timeout: 2000 }).catch(() => {});
    return false;
  });
  await settle(page);
}

await journey("plotting", async (ann, browser) => {
  const { id, ben } = await twoPlayers(ann, browser, { game: "skirmish", scenario: "plotted", name: "Plots", seats: { red: { kind: "me" }, blue: { kind: "open" } } }, "Blue");

  for (const page of [ann, ben]) {
    await untilPrompt(page, /Choose a card/);
    await page.locator("[data-testid=choices] [data-choice]:enabled").first().click();
  }
  for (const page of [ann, ben]) await untilPrompt(page, /Write orders in secret/);

  // Ann writes, strikes out and takes back; Ben's page stays as it is
  const seen = await read(ben);
  const most = await left(ann);
  await write(ann);
  await write(ann);
  await ann.keyboard.press("u");
  await until("the second order is taken back", async () => (await left(ann)) === most - 1);
  check((await read(ben)) === seen, "Ben sees that Ann writes");

  // Ben writes too, and Ann may still take her own back
  const mine = await read(ann);
  const theirs = await left(ben);
  await write(ben);
  check((await left(ben)) === theirs - 1, "Ben's order is on his sheet");
  check((await read(ann)) === mine, "Ann sees that Ben writes");
  await ann.click("[data-testid=undo]");
  await until("Ann's order is taken back", async () => (await left(ann)) === most);
  await write(ann);

  // done can be taken back while the other writes
  await ann.click("[data-testid=verb-done]");
  await untilPrompt(ann, /Waiting for Blue/);
  await ann.click("[data-testid=undo]");
  await untilPrompt(ann, /Write orders in secret/);
  await ann.click("[data-testid=verb-done]");
  await untilPrompt(ann, /Waiting for Blue/);
  await ben.click("[data-testid=verb-done]");
  for (const page of [ann, ben]) {
    await until("all orders are revealed", async () => {
      await page.click("#tab-log");
      const text = await page.textContent("aside");
      return /Red has written/.test(text) && /Blue has written/.test(text);
    });
  }
  const lines = await ask(ben, `/games/${id}/log?seat=blue`);
  check(!lines.some((line) => line.event.event === "noted" && line.event.side === "red"), "Ben reads what Ann wrote and took back");
  check(ben.problems.length === 0, ben.problems.join("; "));
});
