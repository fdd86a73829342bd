// Two browsers on one game: each sees what the other does at once; a page that was away comes back to the open question.
import { check, get, journey, newGame, openPage, post, sit, untilPrompt } from "./lib.mjs";

await journey("two", async (page, browser) => {
  const seats = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
  const carolines = { game: "pacific-1940", base: "empty", turn: "usa", phase: "combat_move",
    units: { sea32: { usa: { cruiser: 2, "transport[infantry,infantry]": 1 } }, caroline_islands: { japan: { fighter: 2, infantry: 1 } } } };
  const { id } = await newGame(seats, carolines);
  await sit(page, id);
  const other = await openPage(browser);
  await sit(other, id);
  await untilPrompt(page, /United States/);
  let { seq } = await get(`/games/${id}/view?seat=usa`);
  for (const action of ["go sea32>sea33 cruiser:2 transport[infantry,infantry] assault=caroline_islands", "done"]) {
    ({ seq } = await post(`/games/${id}/actions`, { seat: "usa", seq, action }));
  }
  // the defender is asked on both screens
  await untilPrompt(page, /Japan/);
  await untilPrompt(other, /Japan/);
  await other.waitForSelector("[data-testid=scramble]");
  // the connection breaks in the middle; the question is still there afterwards
  await other.reload();
  await other.waitForSelector("[data-testid=scramble]");
  for (let wait = 0; wait < 10 && (await get(`/games/${id}/view`)).seq === seq; wait++) {
    await other.locator("[data-choice]:enabled").first().click();
    await page.waitForTimeout(400);
  }
  check((await get(`/games/${id}/view`)).seq > seq, "the scramble was answered");
  await page.waitForTimeout(500);
  const [one, two] = await Promise.all([page, other].map((p) => p.textContent("[data-testid=prompt]")));
  check(one.trim() === two.trim(), `both see the same question: ${one} | ${two}`);
  check(other.problems.length === 0, other.problems.join("; "));
});
