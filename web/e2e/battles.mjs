// The battle board: losses chosen and changed, a retreat, a battle rolled to its end; then history and a branch from it.
import { accessible, act, BASE, check, get, journey, newGame, settle, sit, until, untilPrompt, untilSeq } from "./lib.mjs";

const ALL = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const base = (turn, phase, units, more = {}) => ({ game: "pacific-1940", base: "empty", turn, phase, units, ...more });

await journey("battles", async (page) => {
  // the battle board: losses chosen and changed, a retreat on offer and taken
  let id = (await newGame(ALL, base("japan", "combat_move", { kwangsi: { japan: { infantry: 6, tank: 2 } }, yunnan: { china: { infantry: 9 } } }))).id;
  await act(id, "japan", "go kwangsi>yunnan infantry:6 tank:2", "done");
  await sit(page, id);
  await page.waitForSelector("[data-testid=battle]");
  let chosen = false;
  await until("the battle is left", async () => {
    await settle(page);
    const view = await get(`/games/${id}/view`);
    if (!view.panels.battle) return true;
    const confirm = page.locator("[data-testid=confirm-losses]");
    const retreat = page.locator("[data-testid=battle] [data-choice]", { hasText: "Retreat" });
    if (view.legal.some(([verb]) => verb === "retreat")) {
      await accessible(page, "retreat", "[data-testid=battle]");
      await retreat.first().click();
      await untilSeq(id, view.seq);
      return true;
    }
    if (await confirm.isVisible()) {
      const more = page.locator('[data-testid=losses] [aria-label="One tank more"]:enabled');
      const less = page.locator('[data-testid=losses] [aria-label="One infantry less"]:enabled');
      if (!chosen && view.waiting[0] === "japan" && (await more.count()) && (await less.count())) {
        await less.click();
        await more.click();
        chosen = true;
        await accessible(page, "losses", "[data-testid=battle]");
      }
      await confirm.click();
      await untilSeq(id, view.seq);
    }
    return false;
  });
  check((await get(`/games/${id}/view`)).panels.battle === undefined, "the battle was left");

  // a sea battle to its end with one button
  id = (await newGame(ALL, base("japan", "combat_move", { sea6: { japan: { battleship: 3, cruiser: 2, destroyer: 2 } }, sea16: { usa: { cruiser: 2, destroyer: 1 } } }))).id;
  await act(id, "japan", "go sea6>sea16 battleship:3 cruiser:2 destroyer:2", "done");
  await sit(page, id);
  await until("the battle is over", async () => {
    await settle(page);
    if (!(await get(`/games/${id}/view`)).panels.battle) return true;
    const roll = page.locator("[data-testid=roll-on]");
    const take = page.locator("[data-testid=confirm-losses]");
    if (await take.isVisible()) await take.click();
    else if (await roll.isVisible()) await roll.click();
    return false;
  });

  // history, and a branch from it
  await page.click("#tab-history");
  await page.locator("[data-testid=scrubber]").fill("0");
  await page.waitForSelector("text=Looking at answer 0");
  await accessible(page, "history");
  await page.click("[data-testid=branch]");
  await page.waitForFunction((old) => !location.hash.includes(old), id);
  await untilPrompt(page, /Combat move/);
  await page.goto(BASE);
  await page.waitForSelector("text=(from 0)");
});
