// What is picked: a stack offers what can move, a counter its own units, two classes go together; purchases can be changed.
import { act, check, clickSpace, get, journey, newGame, settle, sit, until, untilPrompt } from "./lib.mjs";

const picked = (page) =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll("[data-testid=inspector] [data-piece]")].map((row) => [row.dataset.piece, Number(row.querySelector("output").textContent)])),
  );

/** Click the counter of a kind of unit. */
async function clickCounter(page, space, owner, kind) {
  await page.evaluate((id) => window.flagplotMap.show(id, 4.5), space);
  const spot = await until(`the ${kind} of ${space}`, () => page.evaluate((of) => window.flagplotMap.counterSpot(...of), [space, owner, kind]));
  const box = await page.locator(".chart canvas").first().boundingBox();
  await page.mouse.click(box.x + spot.x, box.y + spot.y);
  await settle(page);
}

async function forces(page) {
  const { id } = await newGame({ japan: "me" });
  await act(id, "japan", "done", "pass");
  await sit(page, id);
  await until("N comes to Manchuria", async () => {
    await page.keyboard.press("n");
    await settle(page);
    return (await page.locator("[data-testid=inspector][data-space=manchuria]").count()) > 0;
  });
  await page.waitForSelector("[data-testid=inspector] li [data-space]"); // what is offered can move
  const first = await picked(page);
  check(first.infantry === 4 && first.aa_gun === undefined, `without the gun that cannot: ${JSON.stringify(first)}`);

  await clickCounter(page, "manchuria", "japan", "mech_infantry");
  const counter = await picked(page);
  check(counter.mech_infantry === 1 && counter.infantry === 0 && counter.fighter === 0, `one counter alone: ${JSON.stringify(counter)}`);
  await clickCounter(page, "manchuria", "japan", "mech_infantry");
  check((await picked(page)).infantry === 4, "once more, and the whole stack is picked");

  // land units and aircraft with one click, and taken back with one key
  await clickSpace(page, "manchuria");
  await page.click('[data-piece=fighter] [aria-label$="more"]');
  await settle(page);
  await clickSpace(page, "buyant_uhaa");
  const there = async () => ((await get(`/games/${id}/view`)).places.buyant_uhaa.units ?? []).filter((unit) => unit.owner === "japan").map((unit) => unit.kind);
  const went = await there();
  check(went.includes("infantry") && went.includes("fighter"), `both went: ${went}`);
  await page.keyboard.press("u");
  await settle(page);
  check((await there()).length === 0, "one key takes both orders back");

  // aircraft alone start with all that can fly, wherever one was before
  await page.evaluate(() => window.flagplotMap.show("okinawa", 4));
  await clickSpace(page, "okinawa");
  check((await picked(page)).fighter === 1, "the fighter of Okinawa is picked");
}

async function purchase(page) {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  for (let n = 0; n < 2; n++) await page.click('[data-testid=purchase] [aria-label="One strategic bomber more"]');
  await page.click("[data-testid=buy-done]");
  await untilPrompt(page, /Declare/);
  await page.keyboard.press("u");
  await untilPrompt(page, /Purchase.*2 IPCs/);
  await page.click('[data-testid=purchase] [aria-label="One strategic bomber less"]');
  await untilPrompt(page, /Purchase.*14 IPCs/);
  await settle(page);
  await page.click('[data-testid=purchase] [aria-label="One tank more"]');
  await page.click("[data-testid=buy-done]");
  await untilPrompt(page, /Declare/);
  const { panels } = await get(`/games/${id}/view`);
  check(JSON.stringify(panels.mobilization_zone.japan) === JSON.stringify({ tank: 1, strategic_bomber: 1 }), JSON.stringify(panels.mobilization_zone));
}

/** What is held stays in sight under opened odds. */
async function onTop(page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await newGame({ japan: "me" });
  await act(id, "japan", "done", "pass", "go kwangsi>yunnan infantry:3 artillery");
  await sit(page, id);
  await page.locator("[data-testid=odds] button[data-space=yunnan]").click();
  await page.waitForSelector("[data-testid=odds-detail]");
  await clickSpace(page, "manchuria");
  const goal = page.locator("[data-testid=inspector] li [data-space]").first();
  await goal.waitFor();
  const box = await goal.boundingBox();
  check(box.y > 0 && box.y + box.height < 900, `the first goal is in sight, at ${box.y}`);
}

await journey("picking", async (page) => {
  await forces(page);
  await purchase(page);
  await onTop(page);
});
