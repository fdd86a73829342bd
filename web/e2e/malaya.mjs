// The war on land against the computer: ships in port are activated, a course is plotted; then a unit is activated, marches and
// attacks with the odds before it, and the game-turn is finished. FLAGPLOT_SCENARIO says whether in Malaya or in the Solomons.
import { picture, type } from "./asia.mjs";
import { accessible, check, clickSpace, DESK, finish, get, journey, newGame, post, settle, sit, until, untilPrompt } from "./lib.mjs";

const SCENARIO = process.env.FLAGPLOT_SCENARIO || "malaya";
/** Who marches from where on whom, and who is activated where. */
const FIELDS = {
  malaya: { seat: "japan", enemy: "allied", unit: "ja-rgt-55", from: "A3529", to: "A3530", beside: ["br-bde-6ind"], paid: "ja-rgt-114", at: "B0452" },
  guadalcanal: { seat: "allied", enemy: "japan", unit: "au-bde-14", from: "E1018", to: "E1118", beside: ["ja-rgt-144"], paid: "us-eng-46", at: "E1028" },
};
const { seat, enemy, unit, from, to, beside, paid, at } = FIELDS[SCENARIO];

await journey(SCENARIO, async (page) => {
  await page.setViewportSize(DESK);
  const open = async (name) => page.locator(`[data-testid=${name}] > summary`).first().click();

  // -- at sea: the scenario from its beginning
  const { id } = await newGame({ [seat]: "me", [enemy]: "bot" }, undefined, { game: "war-in-the-pacific", scenario: SCENARIO, name: SCENARIO });
  await sit(page, id);
  const seen = (game = id) => get(`/games/${game}/view?seat=${seat}`);
  /** The answer that does least; of answers that are too many to be listed the first. */
  const least = (view) => {
    const all = [...view.legal, ...(view.answers ?? []).map((answer) => answer.map((part) => (Array.isArray(part) ? part[0] : part)))];
    return all.find(([verb]) => ["done", "no", "decline", "stay", "stand"].includes(verb)) ?? all[0];
  };
  /** What is asked is left until a kind of answer is offered. */
  const leave = async (game, verb) => {
    const view = await seen(game);
    const offered = [...view.legal, ...(view.answers ?? [])].some(([one]) => one === verb);
    if (view.outcome || offered) return true;
    const action = least(view);
    if (action && view.waiting.includes(seat)) await post(`/games/${game}/actions`, { seat, seq: view.seq, action }).catch(() => null);
    return false;
  };
  await until("task forces are plotted", () => leave(id, "take-card"), 300_000);
  await settle(page);
  await page.waitForSelector("[data-testid=planner]");
  for (const name of ["sequence", "command", "bases", "calendar"]) await open(name);
  await accessible(page, "panels of the war", "aside");
  await picture(page, `${SCENARIO} panels`);
  const stock = (view) => view.panels.command.headquarters.reduce((sum, hq) => sum + hq.cp, 0);
  const before = stock(await seen());
  if (await page.locator("[data-testid=harbour]").count()) {
    await open("harbour");
    const first = page.locator("[data-testid=harbour] [data-answer^='activate-ship']").first();
    await first.click();
    await until("a ship is paid for", async () => stock(await seen()) < before);
    await settle(page);
  }
  const sails = page.locator("[data-testid=planner] [data-sail]").first();
  const force = await sails.getAttribute("data-sail");
  await sails.click();
  await page.waitForSelector("[data-testid=planner] .hand");
  await page.keyboard.press("Escape");
  check((await seen()).panels[`cards_${seat}`].some((card) => card.force === force), "its card is there");

  // -- ashore: two stacks beside each other, at the beginning of Joint Activation
  const position = {
    game: "war-in-the-pacific", scenario: SCENARIO, phase: "ground_activation", first: seat, forces: {}, harbour: {},
    units: { [from]: [unit], [to]: beside, [at]: [`${paid}/inactive`] },
  };
  const { id: war } = await newGame({ [seat]: "me", [enemy]: "bot" }, position, { name: "Ashore" });
  await sit(page, war);
  await until("units are activated", () => leave(war, "activate"), 120_000);
  await settle(page);
  await page.waitForSelector("[data-testid=activation]");
  await accessible(page, "activation", "aside");
  await picture(page, `${SCENARIO} activation`);
  const hq = page.locator("[data-testid=activation] [data-answer^='activate-hq']");
  while (await hq.count()) {
    const { seq } = await seen(war);
    await hq.first().click();
    await until("a headquarters is activated", async () => (await seen(war)).seq > seq);
    await settle(page);
  }
  const rich = stock(await seen(war));
  await page.locator(`[data-unit-row="${paid}"] [data-answer^="activate ${paid}"]`).first().click();
  await until("the unit is paid for", async () => stock(await seen(war)) < rich);
  await settle(page);
  await finish(page);
  await until("it may march", () => leave(war, "move"), 120_000);
  await settle(page);
  await page.locator(`[data-testid=troops] button[data-unit="${unit}"]`).first().click();
  await until("what is in reach has a price", async () => (await page.locator("[data-testid=orders] small").count()) > 0);
  await picture(page, `${SCENARIO} march`);
  await clickSpace(page, to);
  await until("it has met the enemy", async () => (await seen(war)).legal.some(([verb]) => verb === "attack"));
  await settle(page);
  await type(page, `attack ${to}`);
  await page.waitForSelector("[data-testid=attack]");
  let chances = false;
  await until("the attack is over", async () => {
    await settle(page);
    if (!chances && (await page.locator("[data-testid=combat-chances]").count())) {
      chances = true;
      await accessible(page, "the attack", "aside");
      await picture(page, `${SCENARIO} attack`);
    }
    const view = await seen(war);
    if (!view.panels.attack) return true;
    await leave(war, "nothing");
    return false;
  });

  // -- the rest of the game-turn
  const { tracks } = await seen(war);
  await until("the next game-turn", async () => {
    const view = await seen(war);
    return view.outcome || view.tracks.round > tracks.round || (await leave(war, "nothing"), false);
  }, 300_000);
  await settle(page);
  await untilPrompt(page, /\S/);
  await picture(page, `${SCENARIO} next`);
});
