// Taking back: a purchase, a whole move; never across dice. A refusal opens the rule it names.
import { check, clickSpace, finish, get, journey, newGame, post, settle, sit, untilPrompt } from "./lib.mjs";

await journey("undo", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  await page.click('[data-testid=purchase] [aria-label="One tank more"]');
  await finish(page, "[data-testid=buy-done]");
  await untilPrompt(page, /Declare/);
  await page.keyboard.press("u");
  await untilPrompt(page, /Purchase.*20 IPCs/);
  await settle(page);
  await page.keyboard.press("u");
  await untilPrompt(page, /Purchase.*26 IPCs/);
  await settle(page);
  check((await get(`/games/${id}/view`)).tracks.powers.japan.treasury === 26, "the money is back");
  await finish(page);
  await untilPrompt(page, /Declare/);
  await finish(page);
  await untilPrompt(page, /Combat move/);

  await clickSpace(page, "kwangsi");
  await clickSpace(page, "szechwan"); // out of reach: told why, with the rule
  await page.waitForSelector("[data-testid=toast-rule]");
  await page.click("[data-testid=toast-rule]");
  await page.waitForSelector("[data-testid=rules] >> text=P40-MAP-02");
  await page.click("#tab-play");

  await clickSpace(page, "kwangsi");
  await clickSpace(page, "yunnan");
  const there = async () => (await get(`/games/${id}/view`)).places.yunnan.units.some((unit) => unit.owner === "japan");
  check(await there(), "the force went");
  await page.click("[data-testid=undo]");
  await settle(page);
  check(!(await there()), "one key takes the whole move back");
  await clickSpace(page, "kwangsi");
  await clickSpace(page, "yunnan");
  await finish(page, "[data-testid=verb-done]");
  await settle(page);
  check((await page.locator("[data-testid=undo]").count()) === 0, "no undo across dice");
  const view = await get(`/games/${id}/view`);
  let refused = false;
  await post(`/games/${id}/undo`, { seat: "japan", seq: view.seq }).catch(() => (refused = true));
  check(refused, "the server refuses it as well");
});
