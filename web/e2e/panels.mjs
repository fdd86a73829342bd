// Every panel from a position made for it, and the question in it answered through the page.
import { BASE, check, get, journey, newGame, post, settle, sit, untilPrompt } from "./lib.mjs";

const ALL = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const base = (turn, phase, units, more = {}) => ({ game: "pacific-1940", base: "empty", turn, phase, units, ...more });

async function act(id, seat, ...lines) {
  let { seq } = await get(`/games/${id}/view?seat=${seat}`);
  for (const action of lines) ({ seq } = await post(`/games/${id}/actions`, { seat, seq, action }));
}

async function first(page, id) {
  const before = (await get(`/games/${id}/view`)).seq;
  await page.locator("[data-choice]:enabled").first().click();
  for (let wait = 0; wait < 40; wait++) {
    await page.waitForTimeout(100);
    if ((await get(`/games/${id}/view`)).seq > before) return;
    const more = page.locator("[data-choice]:enabled");
    if (wait % 5 === 4 && (await more.count())) await more.first().click();
  }
  throw new Error("the answer did not arrive");
}

await journey("panels", async (page) => {
  const transport = "transport[infantry!,infantry!]~assaulting>caroline_islands";
  const cases = [
    ["scramble", "[data-testid=facts-scramble]", base("usa", "conduct_combat", { sea33: { usa: { [transport]: 1 } }, caroline_islands: { japan: { fighter: 2, infantry: 1 } } }, { this_turn: { assaults: [["sea33", "caroline_islands"]], origins: { sea33: ["sea32"] } } })],
    ["kamikaze", "[data-testid=facts-kamikaze]", base("usa", "conduct_combat", { sea19: { usa: { "battleship~done": 1 } } }, { flags: { kamikaze_open: 1, kamikaze_left: 6 }, this_turn: { entered_zones: ["sea19"] } })],
    ["raid", "[data-testid=battle]", base("japan", "conduct_combat", { india: { japan: { "strategic_bomber~raiding2": 3, "fighter~escorting1": 2 }, uk: { fighter: 3, infantry: 1 } } }, { facilities: { india: { complex: "major", airbase: 0, naval_base: 0 } } })],
    ["convoy", "[data-testid=facts-convoy]", base("japan", "income", { sea6: { usa: { submarine: 1 } } })],
    ["mobilize", "[data-testid=mobilize]", base("japan", "mobilize", {}, { pool: { japan: { infantry: 3, destroyer: 1 } }, facilities: { kiangsu: { complex: "minor" } } })],
    ["politics", "[data-testid=politics]", { game: "pacific-1940", turn: "japan", phase: "combat_move" }],
  ];
  for (const [name, selector, position] of cases) {
    const { id } = await newGame(ALL, position);
    await sit(page, id);
    await page.waitForSelector(selector, { timeout: 8000 }).catch(() => {
      throw new Error(`${name}: no ${selector}`);
    });
    await first(page, id);
    console.log(`  ${name}`);
  }

  // submarines at passing transports
  const sub = await newGame(ALL, base("usa", "noncombat_move", { sea26: { usa: { "transport[infantry,infantry]": 1, "transport[tank]": 1 } }, sea30: { japan: { submarine: 1 } } }));
  await act(sub.id, "usa", "move sea26 sea", "take transport[infantry,infantry] 1", "take transport[tank] 1", "step sea30");
  await sit(page, sub.id);
  await page.waitForSelector("[data-testid=facts-interdiction]");
  await first(page, sub.id);

  // a sea battle to its end with one button
  const sea = await newGame(ALL, base("japan", "combat_move", { sea6: { japan: { battleship: 3, cruiser: 2, destroyer: 2 } }, sea16: { usa: { cruiser: 2, destroyer: 1 } } }));
  await act(sea.id, "japan", "go sea6>sea16 battleship:3 cruiser:2 destroyer:2", "done");
  await sit(page, sea.id);
  for (let turn = 0; turn < 60; turn++) {
    const view = await get(`/games/${sea.id}/view`);
    if (!view.panels.battle) break;
    const roll = page.locator("[data-testid=roll-on]");
    const take = page.locator("[data-testid=confirm-losses]");
    if (await take.isVisible()) await take.click();
    else if (await roll.isVisible()) await roll.click();
    await settle(page);
  }
  check(!(await get(`/games/${sea.id}/view`)).panels.battle, "the battle is over");

  // history, and a branch from it
  await page.click("#tab-history");
  await page.locator("[data-testid=scrubber]").fill("0");
  await page.waitForSelector("text=Looking at answer 0");
  await page.click("[data-testid=branch]");
  await page.waitForFunction((old) => !location.hash.includes(old), sea.id);
  await untilPrompt(page, /Combat move/);
  await page.goto(BASE);
  await page.waitForSelector("text=(from 0)");
});
