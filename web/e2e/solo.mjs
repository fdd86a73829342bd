// A turn of Japan alone: purchase, a combat move on the map, a battle with losses, noncombat, new units, income; then others are asked.
import { check, clickSpace, finish, get, journey, newGame, prompt, settle, sit, until, untilPrompt } from "./lib.mjs";

await journey("solo", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /Declare war/);
  await page.click("[data-testid=verb-pass]");
  await untilPrompt(page, /Combat move/);

  await clickSpace(page, "kwangsi");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  await clickSpace(page, "yunnan");
  let view = await get(`/games/${id}/view`);
  check(view.places.yunnan.units.some((unit) => unit.owner === "japan"), "the force went to Yunnan");

  await finish(page, "[data-testid=verb-done]");
  await until("the battle is over", async () => {
    await settle(page);
    if (/Noncombat/i.test(await prompt(page))) return true;
    const losses = page.locator("[data-testid=confirm-losses]");
    if (await losses.isVisible()) await losses.click();
    else if (await page.locator("[data-testid=verb-press]").isVisible()) await page.click("[data-testid=verb-press]");
    else if (await page.locator("[data-choice]").count()) await page.locator("[data-choice]").first().click();
    return false;
  });
  view = await get(`/games/${id}/log`);
  check(view.some((line) => line.event?.event === "battle_began" && line.event.space === "yunnan"), "a battle was fought");
  await finish(page, "[data-testid=verb-done]");
  // the new units are placed, the income is collected, and the next power is asked
  await until("the turn passes on", async () => {
    await settle(page);
    if ((await get(`/games/${id}/view`)).tracks.turn !== "japan") return true;
    const offer = page.locator("[data-choice]:enabled");
    if (await offer.count()) await offer.first().click();
    else if (await page.locator("[data-testid=verb-done]").isVisible()) await finish(page, "[data-testid=verb-done]");
    return false;
  });
  const told = (await get(`/games/${id}/log`)).filter((line) => line.event?.power === "japan").map((line) => line.event.event);
  check(told.includes("placed") && told.includes("paid"), "units were placed and income was paid");
});
