// Two people at one screen: a curtain falls whenever the other one must answer, and hides what it must.
import { check, journey, newGame, BASE, settle, untilPrompt, get } from "./lib.mjs";

await journey("hotseat", async (page) => {
  const seats = { japan: "hotseat", usa: "hotseat", china: "hotseat", uk: "hotseat", anzac: "hotseat" };
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
  // a raid on convoys may be asked for in between; each time the screen changes hands
  for (let hand = 0; hand < 6; hand++) {
    await page.waitForSelector("[data-testid=curtain]");
    const named = await page.textContent("[data-testid=curtain] h2");
    await page.click("[data-testid=lift]");
    await settle(page);
    if (named.includes("United States")) break;
    await page.locator("[data-choice]").last().click();
  }
  await untilPrompt(page, /United States:.*Purchase/);

  // hidden hands: what the other side holds must not be on the page
  const game = await newGame({ red: "hotseat", blue: "hotseat" }, undefined, { game: "skirmish" });
  await page.goto(`${BASE}/#/game/${game.id}`);
  await page.waitForSelector("[data-testid=curtain]");
  await page.click("[data-testid=lift]");
  await untilPrompt(page, /Red:.*card/);
  check((await page.textContent("aside")).includes("hidden"), "the other hand is hidden");
  await page.locator("[data-choice]").first().click();
  await page.waitForSelector("[data-testid=curtain]");
  await settle(page);
  await page.click("[data-testid=lift]");
  await untilPrompt(page, /Blue:.*card/);
});
