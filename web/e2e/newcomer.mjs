// A newcomer's first game: Midway with everything as it is offered. There is something to decide, and it is not over at once.
import { accessible, BASE, check, get, journey, ready, untilPrompt } from "./lib.mjs";

await journey("newcomer", async (page) => {
  await page.goto(`${BASE}/#/new/admirals-war`);
  await page.waitForSelector("[data-testid=start]");
  const rows = () => page.locator("fieldset tr").allTextContents();
  check((await rows()).length === 4 && /goes with Britain/.test((await rows())[1]), `two people hold a side each, found ${await rows()}`);
  await page.getByLabel("Scenario").selectOption({ label: "Midway!" });
  await page.waitForSelector("text=Played by United States and Japan alone.");
  check((await rows()).length === 2, "seats without a decision are not offered");
  check(await page.getByRole("radiogroup", { name: "Who plays United States" }).getByLabel("Me").isChecked(), "the first one is mine");
  await accessible(page, "new game");
  await page.click("[data-testid=start]");
  const id = await ready(page);
  await untilPrompt(page, /United States:/);
  const { mine, finished } = await get(`/games/${id}`);
  check(mine.join() === "us" && !finished, `the United States are mine and the game is on, found ${mine}, ${finished}`);
  await page.click("#tab-chat");
  await page.waitForSelector("[data-testid=seats] li:has-text('Britain') >> text=nothing to decide here");

  // whoever plays alone for everybody still gets a question in each scenario of each game
  const { games } = await get("/meta");
  for (const game of games) {
    for (const scenario of game.scenarios) {
      await page.goto(`${BASE}/#/new/${game.id}`);
      await page.reload();
      await page.waitForSelector("[data-testid=start]");
      if (game.scenarios.length > 1) await page.getByLabel("Scenario").selectOption({ label: scenario.title });
      await page.click("[data-testid=start]");
      await page.waitForURL(/#.game/);
      await page.waitForSelector("[data-seq]");
      const made = page.url().split("/game/")[1];
      await page.waitForFunction(async (one) => {
        const view = await (await fetch(`/api/games/${one}/view`)).json();
        if (view.outcome) throw new Error("over at once");
        return view.legal.length > 1;
      }, made);
    }
  }
});
