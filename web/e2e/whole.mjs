// A whole game against the random bot, from the lobby to the end, with nothing but what the page offers.
import { accessible, BASE, check, get, journey, PATIENCE, ready, settle, until } from "./lib.mjs";

const ROUNDS = 1;

/** Press something useful; the order is that of a player in a hurry, who decides by hand where rolling on has stopped. */
async function press(page, stopped) {
  for (const selector of [...(stopped ? ["[data-testid=battle] [data-choice]:enabled"] : []), "[data-testid=go-on]:enabled", "[data-testid=confirm-losses]:enabled", "[data-testid=roll-on]:enabled", "[data-testid=buy-done]:enabled", "[data-testid=mobilize] [data-choice]:enabled", "[data-testid=verb-done]:enabled", "[data-testid=verb-pass]:enabled", "[data-choice]:enabled"]) {
    const found = page.locator(selector).first();
    if (await found.count()) {
      await found.click({ timeout: 2000 }).catch(() => {});
      return;
    }
  }
}

await journey("whole", async (page) => {
  await page.goto(`${BASE}/#/new/pacific-1940`);
  await page.waitForSelector("[data-testid=start]");
  await page.fill("input[maxlength='80']", "A short war");
  await page.click("summary:has-text('Options')");
  await page.locator(".options label", { hasText: "rounds after which the game ends" }).or(page.locator(".options label", { hasText: "Rounds after which the game ends" })).locator("input").fill(String(ROUNDS));
  await page.keyboard.press("Tab");
  await page.click("[data-testid=start]");
  const id = await ready(page);
  check((await get(`/games/${id}/view`)).options.round_cap === ROUNDS, "the option was taken");

  // a purchase and an attack of our own, so that there is a battle
  await page.click('[data-testid=purchase] [aria-label="One infantry more"]');
  await page.click("[data-testid=buy-done]");
  await page.click("[data-testid=verb-pass]");
  await page.keyboard.press("/");
  await page.keyboard.type("kwangsi");
  await page.keyboard.press("Enter");
  await page.click("[data-testid=inspector] [data-space=yunnan]");
  await settle(page);

  let last = -1;
  let still = 0;
  await until("the game is over", async () => {
    const view = await get(`/games/${id}/view`);
    if (view.outcome) return true;
    if (!view.waiting.includes("japan")) return false; // the computer's turn
    still = view.seq === last ? still + 1 : 0;
    last = view.seq;
    check(still < 25, `nothing moves: ${view.prompt}`);
    await press(page, still > 2);
    await settle(page);
    return false;
  }, 4 * PATIENCE);
  await page.waitForSelector("[data-testid=game-over]");
  check((await page.textContent("[data-testid=prompt]")).includes("The game is over"), "the bar says so");
  const end = page.locator("[data-testid=game-over]");
  await end.locator("svg").first().waitFor(); // curves
  await end.locator("[data-testid=end-luck]").waitFor();
  for (const [what, name] of [["report", "text/html"], ["picture", "image/svg+xml"]]) {
    const kept = await fetch(new URL(await end.locator(`[data-testid=${what}]`).getAttribute("href"), BASE));
    check(kept.ok && kept.headers.get("content-type").startsWith(name), `${what}: ${kept.status}`);
  }
  const download = page.waitForEvent("download");
  await end.locator("[data-testid=picture-png]").click();
  check((await download).suggestedFilename().endsWith(".png"), "the board as PNG");
  await accessible(page, "the end");
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, "the end on a phone");
  check(await end.locator("[data-testid=rematch]").isVisible(), "play again");
  await page.setViewportSize({ width: 1100, height: 720 });
  await page.click("[data-testid=end-close]");
  await page.click("[data-testid=end-open]");
  await page.click("[data-testid=end-close]");
  await page.click("#tab-stats");
  await page.waitForSelector("table >> text=Japan");
  const file = await fetch(`${BASE}/api/games/${id}/plot`);
  check((await file.text()).includes("end"), "the game can be exported with its end");
  await page.goto(BASE);
  await page.waitForSelector("text=A short war");
  check(await page.locator("li", { hasText: "A short war" }).locator("text=Over").count(), "the lobby shows that it is over");
});
