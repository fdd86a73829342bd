// Two browsers on one game: each sees what the other does at once; a page that was away comes back to the open question.
import { act, check, get, journey, newGame, openPage, prompt, settle, sit, until, untilPrompt } from "./lib.mjs";

await journey("two", async (page, browser) => {
  const seats = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
  const carolines = { game: "pacific-1940", base: "empty", turn: "usa", phase: "combat_move",
    units: { sea32: { usa: { cruiser: 2, "transport[infantry,infantry]": 1 } }, caroline_islands: { japan: { fighter: 2, infantry: 1 } } } };
  const { id } = await newGame(seats, carolines);
  await sit(page, id);
  const other = await openPage(browser);
  await sit(other, id);
  await untilPrompt(page, /United States/);
  await act(id, "usa", "go sea32>sea33 cruiser:2 transport[infantry,infantry] assault=caroline_islands", "done");
  // the defender is asked on both screens
  await untilPrompt(page, /Japan/);
  await untilPrompt(other, /Japan/);
  await other.waitForSelector("[data-testid=scramble]");
  // the connection breaks in the middle; the question is still there afterwards
  await other.reload();
  await other.waitForSelector("[data-testid=scramble]");
  const { seq } = await get(`/games/${id}/view`);
  await until("the scramble is answered", async () => {
    await settle(other);
    if ((await get(`/games/${id}/view`)).seq > seq) return true;
    await other.locator("[data-choice]:enabled").first().click();
    return false;
  });
  await until("both see the same question", async () => (await prompt(page)) === (await prompt(other)));
  check(other.problems.length === 0, other.problems.join("; "));
});
