// Two people at one screen: where something is hidden a curtain falls when the other one must answer, else a bar says so.
import { accessible, check, finish, journey, newGame, BASE, prompt, settle, until, untilPrompt, get } from "./lib.mjs";

await journey("hotseat", async (page) => {
  const seats = { japan: "hotseat Aiko", usa: "hotseat Tom", china: "hotseat Tom", uk: "hotseat Tom", anzac: "hotseat Tom" };
  const { id } = await newGame(seats);
  await page.goto(`${BASE}/#/game/${id}`);
  await untilPrompt(page, /Japan:.*Purchase/); // nothing is hidden in this game, so nothing is in the way
  check((await page.locator("[data-testid=curtain]").count()) === 0, "no curtain in an open game");
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /Declare war/);
  await page.click("[data-testid=verb-pass]");
  await untilPrompt(page, /Combat move/);
  await finish(page, "[data-testid=verb-done]");
  await untilPrompt(page, /Noncombat/i);
  await finish(page, "[data-testid=verb-done]");
  await page.waitForSelector("[data-testid=handover]");
  check((await page.locator("[data-testid=curtain]").count()) === 0, "a coloured bar says who is asked, no curtain");
  await accessible(page, "handover", "#question");
  // a raid on convoys may be asked for in between
  await until("the American purchase", async () => {
    await settle(page);
    if (/United States:.*Purchase/.test(await prompt(page))) return true;
    await page.locator("[data-choice]").last().click();
    return false;
  });

  // hidden hands: what the other side holds must not be on the page
  const game = await newGame({ red: "me", blue: "hotseat Ben" }, undefined, { game: "skirmish" });
  await page.goto(`${BASE}/#/game/${game.id}`);
  await page.waitForSelector("[data-testid=curtain]");
  await page.keyboard.press("d"); // nothing may be answered from behind the curtain
  check((await get(`/games/${game.id}/view?seat=red`)).seq === 0, "no answer through the curtain");
  await page.click("[data-testid=lift]");
  await untilPrompt(page, /Red:.*card/);
  check((await page.textContent("aside")).includes("hidden"), "the other hand is hidden");
  await page.locator("[data-choice]").first().click();
  await page.waitForSelector("[data-testid=curtain] >> text=Ben");
  await settle(page);
  await page.click("[data-testid=lift]");
  await untilPrompt(page, /Blue:.*card/);
  await page.locator("[data-choice]").first().click();
  await until("a curtain for the owner of the screen", async () => {
    await settle(page);
    if (await page.locator("[data-testid=curtain]").count()) return (await page.textContent("[data-testid=curtain] h2")) === "Red";
    await page.keyboard.press("d");
    return false;
  });
});
