// Done asks once when something is left that most players would not leave; battles and throws end with a card.
import { act, check, finish, get, journey, newGame, prompt, settle, sit, until, untilPrompt } from "./lib.mjs";

const seqOf = async (id) => (await get(`/games/${id}/view`)).seq;

await journey("guard", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  await page.keyboard.press("d");
  await page.waitForSelector("[data-testid=doubt] >> text=Nothing is bought yet");
  check((await seqOf(id)) === 0, "nothing was answered yet");
  await page.keyboard.press("Escape");
  await untilPrompt(page, /Purchase/);
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await page.keyboard.press("d"); // something is bought now: nobody asks
  await untilPrompt(page, /Declare/);
  await page.click("[data-testid=verb-pass]");
  await untilPrompt(page, /Combat move/);
  await page.click("[data-testid=verb-done]");
  await page.waitForSelector("[data-testid=doubt] >> text=No attack is ordered");
  await page.click("[data-testid=not-yet]");
  await untilPrompt(page, /Combat move/);

  // units that would stay unplaced
  const world = await newGame({ germany: "me" }, { game: "anniversary", turn: "germany", phase: "mobilize", pool: { germany: { infantry: 7 } } }, { game: "anniversary" });
  await sit(page, world.id);
  await page.keyboard.press("d");
  await page.waitForSelector("[data-testid=doubt] >> text=7 units are not placed");
  check((await seqOf(world.id)) === 0, "the turn is not over");
  await page.keyboard.press("d");
  await until("the turn is over", async () => (await seqOf(world.id)) > 0);

  // ships that would lie in port
  const midway = await newGame({ japanese: "me" }, undefined, { game: "admirals-war", scenario: "midway" });
  await sit(page, midway.id);
  await settle(page);
  await page.keyboard.press("d");
  await page.waitForSelector("[data-testid=doubt] >> text=ships have no orders");

  // the end of a battle is a card, with its losses and its luck
  const units = { kwangsi: { japan: { infantry: 8, tank: 3 } }, yunnan: { china: { infantry: 1 } } };
  const war = await newGame({ japan: "me", china: "me" }, { game: "pacific-1940", base: "empty", turn: "japan", phase: "combat_move", units });
  await act(war.id, "japan", "go kwangsi>yunnan infantry:8 tank:3");
  await sit(page, war.id);
  await finish(page);
  await until("the card of the battle", async () => {
    await settle(page);
    if (await page.locator("[data-testid=result][data-kind=battle]").count()) return true;
    const offer = page.locator("[data-testid=confirm-losses]:enabled, [data-testid=roll-on]:enabled");
    if (await offer.count()) await offer.first().click({ timeout: 2000 }).catch(() => {});
    return false;
  });
  await page.waitForSelector("[data-testid=result] >> text=Yunnan");
  await page.waitForSelector("[data-testid=result-luck]");
  await page.keyboard.press("c");
  await until("the card is put away", async () => (await page.locator("[data-testid=result]").count()) === 0);

  // so is a throw outside a battle
  const lab = await newGame({ germany: "me" }, { game: "anniversary", turn: "germany", phase: "research" }, { game: "anniversary", options: { research: true } });
  await sit(page, lab.id);
  await settle(page);
  check(/research/i.test(await prompt(page)), "research is asked for");
  await act(lab.id, "germany", "research 1");
  await page.waitForSelector("[data-testid=result][data-kind=throw] svg");
});
