// Odds of fleets: of ships that may be sent, of all battles that wait, of the one that is fought; each on the map and beside it.
import { accessible, act, badges, check, clickBadge, get, journey, newGame, post, settle, sit, until, untilBadge } from "./lib.mjs";

const ALL = { british: "me", japanese: "me", us: "me", german: "me" };
const POSITION = {
  game: "admirals-war", base: "empty", turn: 5, step: "patrol", seat: "german", pacific: "war",
  units: {
    north_sea: ["uk_hood", "uk_norfolk"], western_approaches: ["uk_york"], coral_sea: ["us_chicago", "jap_myoko"],
    germany: ["ger_bismarck", "ger_prinz_eugen", "ger_admiral_scheer"],
  },
};
const percent = (chance) => (chance < 0.005 ? "<1 %" : chance > 0.995 ? ">99 %" : `${Math.round(100 * chance)} %`);

await journey("fleetodds", async (page) => {
  const { id } = await newGame(ALL, POSITION);
  await sit(page, id);
  const planned = async (line, space) => (await post(`/games/${id}/odds`, { seat: "german", action: line, space })).odds;

  // what is there already has its chance: that of the side whose eyes we look through
  const [waiting] = (await get(`/games/${id}/odds`)).fleets;
  check(waiting.space === "coral_sea" && waiting.pending, "the one battle that waits");
  await untilBadge(page, "coral_sea", `battle:0:${percent(waiting.answers[0].wins.axis)}`);

  // ships that are picked: every area where they would find somebody has the chance, on its button and on the map
  const goal = (space) => page.locator(`[data-testid=goals] [data-space=${space}]`);
  const chance = (space) => goal(space).locator("[data-testid=goal-chance]:not(.old)");
  await page.click("[data-testid=fleet-orders] [data-unit=ger_bismarck]");
  const one = await planned("send north_sea ger_bismarck", "north_sea");
  await until("the chance of one", async () => (await chance("north_sea").textContent().catch(() => ""))?.includes(percent(one.fleet.answers[0].wins.axis)));
  await untilBadge(page, "north_sea", `battle:1:${percent(one.fleet.answers[0].wins.axis)}`);
  await page.click("[data-testid=fleet-orders] [data-unit=ger_prinz_eugen]");
  const both = await planned("send north_sea ger_bismarck ger_prinz_eugen", "north_sea");
  check(both.fleet.answers[0].wins.axis > one.fleet.answers[0].wins.axis, "two are stronger than one");
  await until("the chance of both", async () => (await chance("north_sea").textContent().catch(() => ""))?.includes(percent(both.fleet.answers[0].wins.axis)));
  check((await chance("western_approaches").count()) === 1, "a chance where somebody is");
  check((await chance("baltic_sea").count()) === 0, "none where nobody is");
  await goal("north_sea").hover();
  await page.waitForSelector("[data-testid=planned-fleet-odds] tr[data-unit=ger_prinz_eugen]");
  await accessible(page, "ships to be sent", "aside");

  // they go: now the battle waits, beside the other one; a badge leads to its line in the panel, opened
  await goal("north_sea").click();
  const picture = `battle:0:${percent(both.fleet.answers[0].wins.axis)}`;
  await untilBadge(page, "north_sea", picture);
  const fold = (space) => page.locator(`[data-testid=fleet-odds] button[data-space=${space}]`);
  await fold("north_sea").waitFor();
  check((await fold("north_sea").getAttribute("aria-expanded")) === "false", "several battles are folded up");
  await clickBadge(page, "north_sea");
  await until("the badge opens its line", async () => (await fold("north_sea").getAttribute("aria-expanded")) === "true");
  check((await fold("coral_sea").getAttribute("aria-expanded")) === "false", "the other stays folded");
  await page.locator("[data-battle=north_sea] tr[data-unit=uk_hood]").first().waitFor();
  await accessible(page, "battles to come", "aside");

  // in the fight: the rest of the battle on its board, the others still on the map
  await act(id, "german", "done");
  await until("combat", async () => {
    const view = await get(`/games/${id}/view`);
    if (view.tracks.phase === "combat") return true;
    const { legal, seq } = await get(`/games/${id}/view?seat=${view.waiting[0]}`);
    const calm = legal.find(([verb]) => ["done", "pass"].includes(verb)) ?? legal[0];
    await post(`/games/${id}/actions`, { seat: view.waiting[0], seq, action: calm });
    return false;
  });
  const { waiting: seats, panels, seq } = await get(`/games/${id}/view`);
  check(!panels.battle, "an area is to be chosen first");
  await settle(page);
  await clickBadge(page, "north_sea"); // to look at the odds is no answer
  check((await get(`/games/${id}/view`)).seq === seq, "a badge chooses nothing");
  await act(id, seats[0], "fight north_sea");
  await page.waitForSelector("[data-testid=engagement] [data-testid=rest-odds]");
  const fought = (await get(`/games/${id}/odds`)).fleets;
  const now = fought.find((fight) => !fight.pending);
  check(now.space === (await get(`/games/${id}/view`)).panels.battle.space, "the battle at hand comes first");
  const rest = page.locator("[data-testid=rest-odds]");
  for (const won of Object.values(now.answers[0].wins)) await until(`rest: ${percent(won)}`, async () => (await rest.textContent()).includes(percent(won)));
  const shown = await badges(page);
  for (const fight of fought) check(shown[fight.space]?.startsWith("battle:0:"), `${fight.space} has its badge: ${JSON.stringify(shown)}`);
  await accessible(page, "the rest of a battle", "[data-testid=engagement]");
});
