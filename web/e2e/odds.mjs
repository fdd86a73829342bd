// Odds: of an attack while it is planned, of all battles at hand, of the rest of a battle; afterwards the luck report.
import { accessible, act, check, clickBadge, clickSpace, colours, get, journey, newGame, post, settle, sit, until, untilBadge, untilSeq } from "./lib.mjs";

const ALL = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const POSITION = {
  game: "pacific-1940", base: "empty", turn: "japan", phase: "combat_move",
  units: {
    kwangsi: { japan: { infantry: 5, tank: 1 } }, yunnan: { china: { infantry: 3 } },
    kiangsi: { japan: { infantry: 2 } }, hunan: { china: { infantry: 2 } },
  },
};

await journey("odds", async (page) => {
  const { id } = await newGame(ALL, POSITION);
  await sit(page, id);

  // the odds of a planned attack follow the force as it grows
  await clickSpace(page, "kwangsi");
  const goal = page.locator('[data-testid=inspector] button[data-space="yunnan"]');
  const planned = page.locator("[data-testid=planned-chance]");
  const less = page.locator('[data-testid=inspector] [aria-label="One infantry less"]');
  await goal.hover();
  await planned.waitFor();
  const whole = parseInt((await planned.textContent()).replace(/[<>]/g, ""), 10);
  for (let n = 0; n < 3; n++) await less.click();
  await settle(page);
  await goal.hover();
  await page.waitForFunction((before) => {
    const now = document.querySelector("[data-testid=planned-chance]");
    return now && parseInt(now.textContent.replace(/[<>]/g, ""), 10) < before;
  }, whole);
  await accessible(page, "planned odds", "[data-testid=planned-odds]");

  // without a pointer to hover with, the buttons themselves say it
  const told = await goal.locator("[data-testid=goal-chance]:not(.old)").textContent();
  const exact = await post(`/games/${id}/odds`, { seat: "japan", action: "go kwangsi>yunnan infantry:2 tank", space: "yunnan" });
  check(told === `${Math.round(100 * exact.odds.takes)} %`, `the chance of the smaller force, found ${told}`);
  await untilBadge(page, "yunnan", `battle:1:${told}`); // green: only thought of
  check((await colours(page)) > 100, "the map is drawn with its badges and what is in reach");

  // all battles at hand, one of them in detail
  await act(id, "japan", "go kwangsi>yunnan infantry:5 tank", "go kiangsi>hunan infantry:2");
  const panel = page.locator("[data-testid=odds]");
  await panel.locator('button[data-space="hunan"]').waitFor();
  await clickBadge(page, "yunnan"); // on the map; it opens the line in the panel
  await page.waitForSelector("[data-testid=odds-detail] figure li");
  check((await panel.locator('button[data-space="yunnan"]').getAttribute("aria-expanded")) === "true", "a badge opens its battle");
  const known = await get(`/games/${id}/odds?space=yunnan`);
  const bars = await page.locator("[data-testid=odds-detail] figure").first().locator("li").count();
  check(bars === known.left.attacker.length, `a bar for every number of survivors, found ${bars}`);
  await accessible(page, "odds", "[data-testid=odds]");

  // the rest of a battle that has begun
  await act(id, "japan", "done");
  let looks = 0;
  await until("both battles are over", async () => {
    const view = await get(`/games/${id}/view`);
    if (view.mark.phase === "noncombat_move") return true;
    const { battle } = view.panels; // with one side gone nothing is left to work out
    if (battle?.attackers.length && battle.defenders.length && looks++ < 4) await page.waitForSelector("[data-testid=rest-odds]");
    const seat = view.waiting[0];
    const { legal } = await get(`/games/${id}/view?seat=${seat}`);
    const [verb, ...args] = legal.find(([one]) => one === "press") ?? legal[0];
    await act(id, seat, [verb, ...args]);
    await untilSeq(id, view.seq);
    return false;
  });

  // the luck report
  await page.click("#tab-stats");
  await page.waitForSelector('[data-testid=luck] li[data-space="yunnan"]');
  const luck = await get(`/games/${id}/luck`);
  check(luck.battles.length === 2, "two battles were fought");
  check(await page.locator("[data-testid=luck]").getByText("would be").first().isVisible(), "a result is placed among all others");
  const sums = await page.locator("[data-testid=luck] tbody tr").allTextContents();
  check(sums.length === Object.keys(luck.powers).length, "a line for every power that fought");
  check(sums.some((line) => line.includes(`of ${luck.powers.japan.expected.toFixed(1)}`)), `expected hits of Japan, found ${sums.join("; ")}`);
  await accessible(page, "luck", "[data-testid=luck]");
});
