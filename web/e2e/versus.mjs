// A new solo game against normal, one whole round: the bots think, and for the own turn each step is suggested, explained and done.
import { accessible, BASE, check, get, journey, ready, settle, until } from "./lib.mjs";

await journey("versus", async (page) => {
  await page.goto(`${BASE}/#/new/pacific-1940`);
  await page.waitForSelector("[data-testid=start]");
  const levels = await page.locator("[data-testid=level-china] option").allTextContents();
  check(levels.join() === "Random,Easy,Normal,Hard", `levels are offered, found ${levels}`);
  check((await page.inputValue("[data-testid=level-china]")) === "normal", "normal is what one gets");
  await page.click("[data-testid=start]");
  const id = await ready(page);
  const { players } = await get(`/games/${id}`);
  check(players.china.level === "normal" && players.china.name === "normal bot", `China is played by normal, found ${JSON.stringify(players.china)}`);

  let explained = 0;
  let thought = false;
  await until("the second round has begun", async () => {
    await settle(page);
    const view = await get(`/games/${id}/view?seat=japan`);
    if (view.tracks.round >= 2 || view.outcome) return true;
    thought ||= /is thinking/.test(await page.textContent("[data-testid=prompt]"));
    if (!view.waiting.includes("japan")) return false;
    const close = page.locator("[data-testid=result-close]");
    if (await close.isVisible()) await close.click();
    const suggest = page.locator("[data-testid=suggest]");
    if (!(await suggest.isEnabled().catch(() => false))) return false;
    await suggest.click();
    await page.waitForSelector("[data-testid=advice-follow], [data-testid=toast]", { timeout: 30_000 });
    if (!(await page.locator("[data-testid=advice-follow]").isVisible())) return false; // play has gone on meanwhile
    if ((await get(`/games/${id}/view?seat=japan`)).tracks.round >= 2) {
      await page.click("[data-testid=advice-close]"); // others have played on meanwhile: who answers has seen what they did
      return true;
    }
    if (!explained) await accessible(page, "a suggestion");
    explained += await page.locator("[data-testid=advice] li").count();
    await page.click("[data-testid=advice-follow]");
    await page.waitForSelector("[data-testid=advice]", { state: "detached" });
    return false;
  }, 240_000);
  await page.click("[data-testid=recap-open]");
  const told = page.locator("[data-testid=recap]");
  check(/Round 1, (China|United States)/.test(await told.textContent()), `the turns of the others are told, found ${await told.textContent()}`);
  check((await told.locator("li").count()) > 2, "what they did is told");
  await accessible(page, "what happened since one looked");
  await page.click("[data-testid=recap-next]");
  const ways = await page.evaluate(() => window.flagplotMap.map.getSource("route").serialize().data.features.length);
  check(ways > 0, "their ways are on the map");
  await page.click("[data-testid=recap-close]");
  await told.waitFor({ state: "detached" });
  check(explained > 3, `suggestions say why, found ${explained} lines`);
  check(thought, "the table says that a bot thinks");
  const log = await get(`/games/${id}/log`);
  const powers = new Set(log.filter((line) => line.event?.event === "paid").map((line) => line.event.power));
  check(powers.size >= 4, `every power has had its turn, found ${[...powers]}`);
});
