// What journeys through the games on hexes share: what the server says, counters on the page, and answers to the end.
import { check, settle, until } from "./lib.mjs";

/** What the server says to whoever is logged in on a page. */
export const ask = (page, path) => page.evaluate(async (where) => (await fetch(`/api${where}`)).json(), path);

/** A counter that can be taken up, in one part of the page. */
export const troop = (page, id, part = "[data-testid=troops]") => page.locator(`${part} button[data-unit="${id}"]:enabled`).first();

/** A picture of the page, if somebody wants them. */
export const picture = async (page, name) => {
  if (!process.env.FLAGPLOT_PICTURES) return;
  await page.evaluate(() => { window.flagplotDraws = true; window.flagplotMap?.map.redraw(); });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${process.env.FLAGPLOT_PICTURES}/${name}.png` });
};

/** An answer typed into the palette. */
export async function type(page, line) {
  await page.keyboard.press("/");
  await page.fill("dialog input", line);
  await page.keyboard.press("Enter");
  await settle(page);
}

/** Away with the card of the last result; on a phone it hides the map. */
export async function clear(page) {
  const close = page.locator("[data-testid=result-close]");
  if (await close.isVisible()) await close.click({ timeout: 3000 }).catch(() => {}); // it goes by itself, too
}

/** What is suggested is done. */
export async function follow(page, seq) {
  await page.waitForFunction((told) => Number(document.querySelector(".screen")?.dataset.seq) >= told, seq);
  // a card may come up at any moment and, on a phone, hide what is to be clicked
  const press = (button) => until(`${button} is pressed`, async () => {
    await clear(page);
    return page.locator(`[data-testid=${button}]`).click({ timeout: 15_000 }).then(() => true, () => false);
  }, 120_000);
  await press("suggest");
  await page.waitForSelector("[data-testid=advice-follow]");
  await press("advice-follow");
  await page.waitForSelector("[data-testid=advice]", { state: "detached" });
  await settle(page);
}

/** Both play on with what the page offers until the game is over; `pages` by seat, `view` asks for a seat's view. */
export async function toTheEnd(pages, view, most) {
  const [first] = Object.keys(pages);
  for (let step = 0, last = -1, stuck = 0; ; step++) {
    const views = {};
    for (const [seat, page] of Object.entries(pages)) views[seat] = await view(page, seat);
    if (views[first].outcome) return views[first];
    stuck = views[first].seq === last ? stuck + 1 : 0;
    last = views[first].seq;
    check(stuck < 20 && step < most, `nothing on the page answers: ${JSON.stringify(Object.values(views).map((one) => [one.seat, one.prompt, one.legal.slice(0, 4)]))}`);
    for (const [seat, page] of Object.entries(pages)) {
      if (!views[seat].legal.length) continue;
      await page.waitForFunction((seq) => Number(document.querySelector(".screen")?.dataset.seq) >= seq, views[seat].seq);
      await answer(page, views[seat]).catch((error) => {
        if (/check failed/.test(error.message)) throw error;
      });
      await settle(page);
    }
  }
}

/** One answer with what the page offers: units and hexes of the fight first, then the end of the step. */
async function answer(page, view) {
  const verbs = new Set(view.legal.map((action) => action[0]));
  const press = (selector) => page.locator(`${selector}:enabled`).first().click({ timeout: 5000 });
  if (await page.locator("[data-testid=result-close]").count()) await press("[data-testid=result-close]"); // on a phone it hides the rest
  if (await page.locator("[data-testid=go-on]:enabled").count()) return press("[data-testid=go-on]");
  if (verbs.has("lose") || verbs.has("advance")) {
    const orders = page.locator("[data-testid=orders] [data-choice]:enabled");
    return (await orders.count()) ? orders.first().click({ timeout: 5000 }) : press("[data-testid=troops] button[data-unit]");
  }
  if (verbs.has("retreat")) return press("[data-testid=hexes] [data-choice]");
  for (const verb of ["decline", "done", "pass", "cancel"]) if (verbs.has(verb)) return press(`[data-testid=verb-${verb}]`);
  return press("[data-choice]");
}
