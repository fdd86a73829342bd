// A turn of Japan alone: purchase, a combat move on the map, a battle with losses, noncombat, new units, income.
import { check, clickSpace, get, journey, newGame, prompt, settle, sit, untilPrompt } from "./lib.mjs";

await journey("solo", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await page.click("[data-testid=buy-done]");
  await untilPrompt(page, /Declare war/);
  await page.click("[data-testid=verb-pass]");
  await untilPrompt(page, /Combat move/);

  await clickSpace(page, "kwangsi");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  await clickSpace(page, "yunnan");
  let view = await get(`/games/${id}/view`);
  check(view.places.yunnan.units.some((unit) => unit.owner === "japan"), "the force went to Yunnan");

  await page.click("[data-testid=verb-done]");
  for (let turn = 0; turn < 40; turn++) {
    await settle(page);
    const text = await prompt(page);
    if (/Noncombat/i.test(text)) break;
    const losses = page.locator("[data-testid=confirm-losses]");
    if (await losses.isVisible()) await losses.click();
    else if (await page.locator("[data-testid=verb-press]").isVisible()) await page.click("[data-testid=verb-press]");
    else if (await page.locator("[data-choice]").count()) await page.locator("[data-choice]").first().click();
  }
  await untilPrompt(page, /Noncombat/i);
  view = await get(`/games/${id}/log`);
  check(view.some((line) => line.event?.event === "battle_began" && line.event.space === "yunnan"), "a battle was fought");
  await page.click("[data-testid=verb-done]");
  await settle(page);
  // the bots play their turns, then Japan is asked again
  for (let turn = 0; turn < 60; turn++) {
    await settle(page);
    const now = await get(`/games/${id}/view`);
    if (now.tracks.round === 2 && now.tracks.turn === "japan") break;
    const confirm = page.locator("[data-testid=confirm-losses]");
    if (await confirm.isVisible()) await confirm.click();
    else if (await page.locator("[data-choice]:enabled").count()) await page.locator("[data-choice]:enabled").first().click();
    else if (await page.locator("[data-testid=verb-done]").isVisible()) await page.click("[data-testid=verb-done]");
  }
  const last = await get(`/games/${id}/view`);
  check(last.tracks.round === 2, "the second round began");
  await page.screenshot({ path: `${process.env.FLAGPLOT_SHOTS ?? "/tmp/shots"}/solo.png` });
});
