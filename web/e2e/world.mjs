// The second game in the same client: research with its charts, six powers and China, a turn with an attack, a walk on.
import { accessible, BASE, check, fightOn, finish, get, journey, newGame, prompt, ready, settle, sit, untilPrompt, untilSeq } from "./lib.mjs";

const POWERS = ["germany", "ussr", "japan", "uk", "italy", "usa", "china"];
const ALL = Object.fromEntries(POWERS.map((seat) => [seat, "me"]));

await journey("world", async (page) => {
  // from the lobby, as a newcomer would
  await page.goto(`${BASE}/#/new/anniversary`);
  await page.waitForSelector("[data-testid=start]");
  await page.click("text=I play all sides");
  await page.click("[data-testid=start]");
  const id = await ready(page);
  check((await page.locator("header li").count()) === POWERS.length, "every power is in the top bar");

  await page.waitForSelector("[data-testid=research]");
  await accessible(page, "research", "aside");
  let view = await get(`/games/${id}/view`);
  check((await page.locator("[data-testid=research] .offers [data-choice]").count()) === view.legal.length, "a button for every number of researchers");
  const { seq } = view;
  await page.locator("[data-testid=research] .offers [data-choice]").nth(1).click(); // one researcher, one die
  view = await untilSeq(id, seq);
  check((await get(`/games/${id}/log`)).some((line) => line.event?.event === "researched"), "the die for research fell");
  await settle(page);
  if (!/Purchase/.test(await prompt(page))) await page.locator("[data-testid=research] [data-choice]").first().click(); // a lucky six: a chart
  await untilPrompt(page, /Purchase/);
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /Combat move/);
  await page.click("#tab-stats");
  await page.waitForSelector("[data-testid=objectives] li");
  await page.click("#tab-play");

  // an attack by land, fought to its end
  await page.keyboard.press("n");
  await page.waitForSelector("[data-testid=inspector] li [data-space]");
  await page.locator("[data-testid=inspector] li [data-space]").first().click();
  await settle(page);
  await finish(page, "[data-testid=verb-done]");
  await fightOn(page, /Noncombat/i);
  check((await get(`/games/${id}/log`)).some((line) => line.event?.event === "battle_began"), "a battle was fought");

  // a breakthrough: the chart is chosen, the advance is listed
  const many = { game: "anniversary", turn: "germany", phase: "research", flags: { "tokens.germany": 40 } };
  const found = await newGame(ALL, many);
  await sit(page, found.id);
  view = await get(`/games/${found.id}/view`);
  await page.locator("[data-testid=research] [data-choice]").first().click();
  await untilSeq(found.id, view.seq);
  await page.waitForSelector("[data-testid=research] >> text=A breakthrough!");
  await accessible(page, "charts", "aside");
  await page.locator("[data-testid=research] [data-choice]").first().click();
  await untilPrompt(page, /Purchase/);
  view = await get(`/games/${found.id}/view`);
  check(view.tracks.powers.germany.technologies.length === 1, "an advance was made");
  await page.click("#tab-stats");
  await page.waitForSelector("[data-testid=technologies] >> text=Germany");
});
