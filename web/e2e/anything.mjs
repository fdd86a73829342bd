// Every question can be answered with what the page offers: a whole Skirmish, and a long walk through Pacific 1940.
import { accessible, check, get, journey, newGame, prompt, settle, sit, until } from "./lib.mjs";

function dice(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Press something that is offered; whatever needs more presses gets them in the next rounds. */
async function press(page, roll) {
  const offers = page.locator("[data-choice]:enabled, [data-testid=go-on]:enabled, [data-testid=confirm-losses]:enabled, .verbs button[data-testid^=verb-]:enabled");
  const count = await offers.count();
  if (!count) {
    await page.keyboard.press("n");
    return false;
  }
  let pick = offers.nth(roll(count));
  // ending a phase is always possible; do it rarely, so that other questions come up
  if (count > 1 && (await pick.getAttribute("data-testid")) === "verb-done" && roll(3)) pick = offers.nth(roll(count - 1));
  await pick.click({ timeout: 3000 }).catch(() => {});
  return true;
}

async function walk(page, id, most, seed) {
  const roll = dice(seed);
  let stuck = 0;
  let last = -1;
  const verbs = new Set();
  for (let step = 0; step < most; step++) {
    const view = await get(`/games/${id}/view`);
    if (view.outcome) return { view, verbs };
    for (const action of view.legal) verbs.add(action[0]);
    stuck = view.seq === last ? stuck + 1 : 0;
    last = view.seq;
    check(stuck < 25, `nothing on the page answers: ${await prompt(page)}`);
    if (view.legal.some((action) => action[0] === "move") && roll(3) === 0) await page.keyboard.press("n");
    await press(page, roll);
    await settle(page);
  }
  return { view: await get(`/games/${id}/view`), verbs };
}

await journey("anything", async (page) => {
  const seats = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
  const { id } = await newGame(seats);
  await sit(page, id);
  const { view, verbs } = await walk(page, id, 60, 11);
  check(view.seq > 15, `${view.seq} answers were given`);
  console.log(`  ${view.seq} answers, round ${view.tracks.round}, ${view.tracks.turn}; verbs offered: ${[...verbs].join(" ")}`);

  const small = await newGame({ red: "me", blue: "me" }, undefined, { game: "skirmish", options: { rounds: 2 } });
  await sit(page, small.id);
  const end = await walk(page, small.id, 400, 7);
  check(end.view.outcome, "the skirmish came to its end");
  await page.waitForSelector("[data-testid=game-over]");
  await page.click("#tab-play");
  await accessible(page, "the end of a game");
  await page.click("[data-testid=rematch-swapped]");
  await until("the game begins anew", async () => {
    const now = await page.getAttribute("[data-game]", "data-game");
    return now !== small.id && (await get(`/games/${now}/view`)).seq === 0;
  });
});
