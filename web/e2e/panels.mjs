// Every special panel from a position made for it, looked at by axe-core, and the question in it answered through
// the page. The battle board has a journey of its own.
import { accessible, act, check, finish, get, journey, newGame, settle, sit, until, untilPrompt, untilSeq } from "./lib.mjs";

const ALL = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const base = (turn, phase, units, more = {}) => ({ game: "pacific-1940", base: "empty", turn, phase, units, ...more });
const FACILITIES = { india: { complex: "major", airbase: 0, naval_base: 0 } };

/** Press the first choice offered inside a panel and wait for the answer to arrive. */
async function answer(page, id, selector) {
  const { seq } = await get(`/games/${id}/view`);
  await page.locator(`${selector} [data-choice]:enabled`).first().click();
  return untilSeq(id, seq);
}

async function legalOf(id) {
  return (await get(`/games/${id}/view`)).legal.map((action) => action.join(" "));
}

await journey("panels", async (page) => {
  async function open(name, position, seats = ALL) {
    const { id } = await newGame(seats, position);
    await sit(page, id);
    await page.waitForSelector(`[data-testid=${name}]`);
    await accessible(page, name, `[data-testid=${name}]`);
    console.log(`  ${name}`);
    return id;
  }
  /** Buttons for exactly the legal answers of these verbs. */
  async function exactly(id, name, ...verbs) {
    const legal = (await legalOf(id)).filter((line) => verbs.includes(line.split(" ")[0]));
    const shown = await page.locator(`[data-testid=${name}] [data-choice]`).count();
    check(shown === legal.length, `${name}: ${legal.length} legal answers, ${shown} buttons`);
  }

  // purchase: the money follows the cart, and what is bought is paid
  let id = await open("purchase", { game: "pacific-1940", turn: "japan", phase: "purchase" });
  await page.click('[data-testid=purchase] [aria-label="One tank more"]');
  check(/20\s+of 26/.test(await page.textContent("[data-testid=purchase]")), "20 of 26 are left");
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /Declare war/);

  // politics
  await page.waitForSelector("[data-testid=politics]");
  check((await page.textContent("[data-testid=politics]")).includes("at war with"), "who is at war with whom");
  await accessible(page, "politics", "aside");
  await page.click("#tab-stats");
  await page.waitForSelector("[data-testid=objectives] li");
  check((await page.locator("[data-testid=objectives] li").count()) === 11, "all national objectives");
  check((await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)) === 0, "the page is as tall as the screen");
  await accessible(page, "objectives", "aside");
  await page.click("#tab-play");
  await page.getByRole("button", { name: /Declare war on all/ }).first().click();
  await untilPrompt(page, /Combat move/);
  check((await get(`/games/${id}/view`)).tracks.powers.japan.at_war_with.length === 4, "war on all");

  // scramble: one of two fighters goes up
  const transport = "transport[infantry!,infantry!]~assaulting>caroline_islands";
  id = await open("scramble", base("usa", "conduct_combat", { sea33: { usa: { [transport]: 1, cruiser: 1 } }, caroline_islands: { japan: { fighter: 2, tactical_bomber: 1, infantry: 1 } } }, { this_turn: { assaults: [["sea33", "caroline_islands"]], origins: { sea33: ["sea32"] } } }));
  await exactly(id, "scramble", "scramble");
  await answer(page, id, "[data-testid=scramble]");
  await page.waitForSelector("[data-testid=scramble] >> text=In the air already");
  const up = (await get(`/games/${id}/view`)).seq;
  await page.click("[data-testid=scramble-done]");
  await untilSeq(id, up); // the dice decide whether anybody is asked in the battle that follows
  check((await get(`/games/${id}/log`)).some((line) => /scrambles 1 fighter/.test(line.text)), "a fighter went up");

  // kamikaze: two attacks are named, then rolled
  id = await open("kamikaze", base("usa", "conduct_combat", { sea19: { usa: { "battleship~done": 1, "cruiser~done": 2 } } }, { flags: { kamikaze_open: 1, kamikaze_left: 6 }, this_turn: { entered_zones: ["sea19"] } }));
  await exactly(id, "kamikaze", "kamikaze");
  await answer(page, id, "[data-testid=kamikaze]");
  await page.waitForSelector("[data-testid=kamikaze] >> text=1 aimed at it");
  await exactly(id, "kamikaze", "kamikaze");
  const { seq } = await get(`/games/${id}/view`);
  await page.click("[data-testid=kamikaze-done]");
  await untilSeq(id, seq);
  check((await get(`/games/${id}/view?seat=japan`)).tracks.flags.kamikaze_left === 5, "one attack is spent");

  // a raid: interception, losses, targets
  const raid = { india: { japan: { "strategic_bomber~raiding2": 3, "fighter~escorting1": 2 }, uk: { fighter: 3, infantry: 1 } } };
  id = await open("raid", base("japan", "conduct_combat", raid, { facilities: FACILITIES }));
  await exactly(id, "raid", "intercept");
  await page.locator("[data-testid=raid] [data-choice]").last().click(); // all three go up
  await until("the bombers are left, or nobody", async () => {
    await settle(page);
    const view = await get(`/games/${id}/view`);
    if (!view.panels.raid || view.legal.some(([verb]) => verb === "bomb")) return true;
    const confirm = page.locator("[data-testid=confirm-losses]:enabled");
    if (await confirm.count()) await confirm.click();
    return false;
  });
  if ((await get(`/games/${id}/view`)).panels.raid) {
    await accessible(page, "raid targets", "[data-testid=raid]");
    await exactly(id, "raid", "bomb");
    await answer(page, id, "[data-testid=raid]");
  }

  // convoy disruption
  id = await open("convoy", base("japan", "income", { sea6: { usa: { submarine: 1 } } }));
  await exactly(id, "convoy", "disrupt", "spare");
  await answer(page, id, "[data-testid=convoy]");
  check((await get(`/games/${id}/log`)).some((line) => /disrupts the convoy/.test(line.text)), "the convoy was disrupted");

  // placing new units
  id = await open("mobilize", base("japan", "mobilize", {}, { pool: { japan: { infantry: 3, destroyer: 1 } }, facilities: { kiangsu: { complex: "minor" } } }));
  await answer(page, id, "[data-testid=mobilize]");

  // submarines at passing transports
  id = (await newGame(ALL, base("usa", "noncombat_move", { sea26: { usa: { "transport[infantry,infantry]": 1, "transport[tank]": 1 } }, sea30: { japan: { submarine: 1 } } }))).id;
  await act(id, "usa", "move sea26 sea", "take transport[infantry,infantry] 1", "take transport[tank] 1", "step sea30");
  await sit(page, id);
  await page.waitForSelector("[data-testid=interdiction]");
  await accessible(page, "interdiction", "aside");
  await exactly(id, "interdiction", "fire", "sink");
  await answer(page, id, "[data-testid=interdiction]");
});
