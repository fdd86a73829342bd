// The Allies of the second game, with the mouse: the United Kingdom lands in Norway, China fights inside the American turn.
import { accessible, check, clickSpace, fightOn, finish, get, journey, newGame, settle, sit, untilPrompt } from "./lib.mjs";

const POWERS = ["germany", "ussr", "japan", "uk", "italy", "usa", "china"];
const ALL = Object.fromEntries(POWERS.map((seat) => [seat, "me"]));
const opening = (turn, phase) => ({ game: "anniversary", scenario: "1941", turn, phase });
const events = async (id) => (await get(`/games/${id}/log`)).map((line) => line.event).filter(Boolean);

/** Land an infantry and a tank on a coast, guns first. */
async function landing(page) {
  const { id } = await newGame(ALL, opening("uk", "combat_move"));
  await sit(page, id);
  await clickSpace(page, "sz2");
  await page.click("[data-testid=step-by-step]");
  await page.waitForSelector("[data-testid=order]");
  await settle(page); // what is picked at first is on its way
  const press = async (name) => {
    await page.locator("[data-testid=order] [data-choice]:enabled", { hasText: name }).first().click();
    await settle(page);
  };
  for (const ship of ["Transport", "Battleship"]) {
    const take = page.locator("[data-testid=order] .take", { hasText: ship }).locator("[data-choice]:enabled").last();
    if (await take.count()) await take.click();
    await settle(page);
  }
  await press(/infantry/i);
  await press(/tank/i);
  await accessible(page, "an order at sea", "aside");
  await press(/Sea Zone 3/);
  await page.locator("[data-testid=order] button.main[data-choice]").click();
  await settle(page);
  const { panels } = await get(`/games/${id}/view`);
  check(panels.assaults.join() === "sz3,norway", `the landing is announced, found ${JSON.stringify(panels)}`);
  await finish(page, "[data-testid=verb-done]");
  await fightOn(page, /Noncombat/i);
  const fought = (await events(id)).find((event) => event.event === "battle_began" && event.space === "norway");
  check(fought, "the coast was fought for");
}

/** China goes first: its attack is fought before the Americans move. */
async function china(page) {
  const { id } = await newGame(ALL, opening("usa", "purchase"));
  await sit(page, id);
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /first/);
  await page.locator("[data-choice]", { hasText: "China" }).first().click();
  await untilPrompt(page, /China.*Combat move/);
  await clickSpace(page, "hupeh");
  await page.locator("[data-testid=inspector] li [data-space]").first().click();
  await settle(page);
  await finish(page, "[data-testid=verb-done]");
  await fightOn(page, /United States.*Combat move/);
  const log = await events(id);
  check(log.some((event) => event.event === "battle_began" && event.attacker === "china"), "China attacked");
  await finish(page, "[data-testid=verb-done]");
  await fightOn(page, /Noncombat/i);
}

await journey("allies", async (page) => {
  await landing(page);
  await china(page);
});
