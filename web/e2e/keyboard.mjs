// A whole turn without a mouse: from the lobby through a battle to the next turn; everything is announced.
import { BASE, check, finish, get, journey, prompt, ready, settle, until, untilPrompt } from "./lib.mjs";

async function tabTo(page, selector) {
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}`);
}

await journey("keyboard", async (page) => {
  await page.goto(`${BASE}/#/new/pacific-1940`);
  await page.waitForSelector("[data-testid=new-game]");
  if (!(await page.locator("[data-testid=start]").isVisible())) {
    await tabTo(page, "[data-testid=new-game]");
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector("[data-testid=start]");
  await tabTo(page, "[data-testid=start]");
  await page.keyboard.press("Enter");
  const id = await ready(page);
  await untilPrompt(page, /Purchase/);
  await tabTo(page, '[data-testid=purchase] [aria-label="One infantry more"]');
  await page.keyboard.press("Enter");
  await finish(page); // buys what is in the cart, then goes on
  await untilPrompt(page, /Declare/);
  check((await get(`/games/${id}/view`)).tracks.powers.japan.treasury === 23, "the infantry is paid");
  await finish(page);
  await untilPrompt(page, /Combat move/);

  await page.keyboard.press("n");
  await settle(page);
  check(await page.locator("[data-testid=inspector]").isVisible(), "N selects a stack");
  await page.keyboard.press("/");
  await page.keyboard.type("kwangsi");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  // whoever searches again at once: what the browser tells late of the first box leaves the second one open
  await page.evaluate(async () => {
    const press = (key) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    for (const key of ["/", "Enter", "/"]) {
      if (key === "Enter") {
        const box = document.querySelector("[data-testid=palette]");
        box.value = "kwangsi";
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }
      press(key);
      await new Promise((done) => queueMicrotask(done));
    }
    await new Promise((done) => setTimeout(done, 200));
  });
  await page.waitForSelector("[data-testid=palette]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-testid=inspector] [data-space=yunnan]");
  await settle(page); // where the force can go has come
  await page.keyboard.press("/");
  await page.keyboard.type("go to yunnan");
  await page.keyboard.press("Enter");
  await settle(page);
  await until("the force goes by keyboard", async () => (await get(`/games/${id}/view`)).places.yunnan.units.some((unit) => unit.owner === "japan"));
  check(/Moved to|reach|Yunnan/.test(await page.textContent("[data-testid=announcer]")), "it was announced");
  await finish(page);
  await until("the battle is over", async () => {
    await settle(page);
    const text = await prompt(page);
    if (/Noncombat/i.test(text)) return true;
    if (/^Japan/.test(text)) await page.keyboard.press("1");
    return false;
  });

  // the text board tells everything the map shows, and can be pressed
  await page.keyboard.press("t");
  await page.waitForSelector("[data-testid=text-board]");
  check((await page.textContent("[data-testid=text-board]")).includes("can move"), "the text board says what can move");
  await page.keyboard.press("g");
  await finish(page);
  await until("a whole round by keyboard", async () => {
    await settle(page);
    const view = await get(`/games/${id}/view`);
    if (view.tracks.round === 2 && view.waiting[0] === "japan" && view.tracks.turn === "japan") return true;
    if (view.waiting.includes("japan")) await page.keyboard.press((await page.locator("[data-choice]:enabled").count()) ? "1" : "d");
    return false;
  });
});
