// Two people at one screen: a curtain falls whenever the other one must answer, and only then; it hides what it must.
import { check, journey, newGame, BASE, prompt, settle, until, untilPrompt, get } from "./lib.mjs";

await journey("hotseat", async (page) => {
  const seats = { japan: "hotseat Aiko", usa: "hotseat Tom", china: "hotseat Tom", uk: "hotseat Tom", anzac: "hotseat Tom" };
  const { id } = await newGame(seats);
  await page.goto(`${BASE}/#/game/${id}`);
  await page.waitForSelector("[data-testid=curtain]");
  check((await page.textContent("[data-testid=curtain]")).includes("Japan"), "the curtain names Japan");
  await page.keyboard.press("d"); // nothing may be answered from behind the curtain
  check((await get(`/games/${id}/view?seat=japan`)).seq === 0, "no answer through the curtain");
  await page.click("[data-testid=lift]");
  await untilPrompt(page, /Japan:.*Purchase/);
  await page.click("[data-testid=buy-done]");
  await untilPrompt(page, /Declare war/);
  await page.click("[data-testid=verb-pass]");
  await untilPrompt(page, /Combat move/);
  await page.click("[data-testid=verb-done]");
  await untilPrompt(page, /Noncombat/i);
  await page.click("[data-testid=verb-done]");
  await page.waitForSelector("[data-testid=curtain]");
  check((await page.textContent("[data-testid=curtain]")).includes("Tom"), "the curtain names the other player");
  await page.click("[data-testid=lift]");
  // a raid on convoys may be asked for in between
  await until("the American purchase", async () => {
    await settle(page);
    check((await page.locator("[data-testid=curtain]").count()) === 0, "no curtain between two sides of one player");
    if (/United States:.*Purchase/.test(await prompt(page))) return true;
    await page.locator("[data-choice]").last().click();
    return false;
  });

  // hidden hands: what the other side holds must not be on the page
  const game = await newGame({ red: "me", blue: "hotseat Ben" }, undefined, { game: "skirmish" });
  await page.goto(`${BASE}/#/game/${game.id}`);
  await page.waitForSelector("[data-testid=curtain]");
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
