// Two players on two server processes over one PostgreSQL: each sees the other's moves at once.
import { BASE, check, finish, journey, openPage, ready, until, untilPrompt } from "./lib.mjs";

const OTHER = process.env.FLAGPLOT_OTHER_URL;

async function enter(page, address, name) {
  await page.goto(address);
  await page.waitForSelector("input[autocomplete=username]");
  await page.click("text=I am new here");
  await page.fill("input[autocomplete=username]", name);
  await page.fill("input[type=password]", "correct horse battery");
  await page.click("button.main");
}

const treasury = (page, seat) => page.locator("header li").nth(seat).locator("b").textContent();

/** Until a figure is on the screen; how long it took. */
async function seen(page, seat, value) {
  const begun = Date.now();
  await until(`${value} on the screen`, async () => (await treasury(page, seat)) === value);
  return Date.now() - begun;
}

await journey("processes", async (ann, browser) => {
  check(OTHER && OTHER !== BASE, "two addresses");
  const ben = await openPage(browser);
  await enter(ann, BASE, "Ann");
  await ann.goto(`${BASE}/#/new/pacific-1940`);
  await ann.waitForSelector("[data-testid=start]");
  for (const seat of ["United States", "China"]) await ann.getByRole("radiogroup", { name: `Who plays ${seat}` }).getByText("Invite").click();
  await ann.click("[data-testid=start]");
  const link = (await ann.inputValue("[aria-label='Invitation link']")).replace(BASE, OTHER);
  await ann.click("text=To the table");
  await ready(ann);

  await enter(ben, link, "Ben");
  await ben.click("button:has-text('China')");
  await ready(ben);
  check(ben.url().startsWith(OTHER), "Ben is at the other process");
  await untilPrompt(ben, /Waiting for Japan/);

  // Ann buys: Ben sees it
  await ann.click('[data-testid=purchase] [aria-label="One tank more"]');
  await ann.getByRole("button", { name: "Buy", exact: true }).click();
  await seen(ann, 0, "20");
  const took = await seen(ben, 0, "20");
  await finish(ann);
  await untilPrompt(ann, /Declare/);
  await finish(ann);
  await untilPrompt(ann, /Combat move/);

  // Ann attacks: Ben chooses his losses at his process, and Ann sees them fall
  await ann.keyboard.press("/");
  await ann.keyboard.type("kwangsi");
  await ann.keyboard.press("Enter");
  await ann.click("[data-testid=inspector] [data-space=yunnan]");
  await ann.waitForSelector("[data-testid=verb-done]:enabled");
  await finish(ann, "[data-testid=verb-done]");
  await until("the battle is over", async () => {
    for (const page of [ann, ben]) {
      const confirm = page.locator("[data-testid=confirm-losses]:enabled");
      const press = page.locator("[data-testid=verb-press]:enabled");
      if (await confirm.count()) await confirm.click({ timeout: 1000 }).catch(() => {});
      else if (await press.count()) await press.click({ timeout: 1000 }).catch(() => {});
    }
    return /Noncombat/i.test((await ann.textContent("[data-testid=prompt]")) ?? "");
  });
  await ben.click("#tab-log");
  await ben.waitForSelector("aside >> text=/Battle of Yunnan/");

  // words travel as well
  for (const page of [ann, ben]) await page.click("#tab-chat");
  await ben.fill("[aria-label='Say something']", "Well fought");
  await ben.click("form button");
  await ann.waitForSelector("text=Well fought");
  console.log(`  seen after ${took} ms`);
  check(ben.problems.length === 0, ben.problems.join("; "));
});
