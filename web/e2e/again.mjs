// After a game: once more with the sides swapped, each on the seat that is kept for them; and the old game as a study, with
// a comment, a variation and a link to its moment, also for somebody without an account.
import { accessible, answerAll, BASE, check, journey, openPage, PHONE, DESK, ready, shot, twoPlayers, until } from "./lib.mjs";

const GAME = { game: "skirmish", name: "Sunday evening", options: { rounds: 1 }, seats: { red: { kind: "me" }, blue: { kind: "open" } }, public: true };
const info = (page, id) => page.evaluate(async (game) => (await fetch(`/api/games/${game}`)).json(), id);

/** Both answer until the game is over. */
async function playOut(id, ...pages) {
  for (let tries = 0; tries < 40; tries++) {
    for (const page of pages) if (await answerAll(page, id)) return;
  }
  throw new Error("the game does not end");
}

/** A comment on a moment with a variation from there; gives the link to it. */
async function study(ann) {
  await ann.click("#tab-history");
  const linkTo = (moment) => until(`a link to moment ${moment}`, async () => {
    const found = await ann.inputValue("[aria-label='Link to this moment']");
    return found.endsWith(`/${moment}`) && found;
  });
  await ann.click("[aria-label='To the beginning']");
  await linkTo(0);
  await ann.click("[aria-label='Next moment']");
  const link = await linkTo(1);
  await ann.fill("[aria-label='Comment on this moment']", "What if Red had waited?");
  await ann.click("[data-testid=vary]");
  return link;
}

await journey("again", async (ann, browser) => {
  await ann.setViewportSize(DESK);
  const { id, ben } = await twoPlayers(ann, browser, GAME, "Blue", PHONE);
  await playOut(id, ann, ben);

  // Ann asks for another game, the other way round
  await ann.waitForSelector("[data-testid=game-over]");
  await shot(ann, "the end");
  await ann.click("[data-testid=rematch-swapped]");
  await ann.waitForFunction((before) => !location.hash.includes(before), id);
  const second = await ready(ann);
  const { players } = await info(ann, second);
  check(players.blue.user && players.blue.kind === "human" && players.red.kept, "Ann plays Blue now, and Red is kept for Ben");

  // Ben finds it where he is, in the lobby, and at the table; the seat is his with one click
  await ben.waitForSelector("[data-testid=offer]:has-text('wants to play again')");
  await shot(ben, "asked to play again, phone");
  await accessible(ben, "asked to play again");
  await ben.goto(BASE);
  await ben.waitForSelector("[data-testid=kept]:has-text('Red')");
  await shot(ben, "kept, in the lobby, phone");
  await accessible(ben, "kept, in the lobby");
  await ben.click("[data-testid=kept]");
  await ready(ben);
  await ben.waitForSelector("[data-testid=again-bar]:has-text('Kept for you: Red')");
  await shot(ben, "kept, at the table, phone");
  await accessible(ben, "kept, at the table");
  await ben.click("[data-testid=again-bar] >> text=Sit down");
  await ben.waitForSelector("[data-testid=again-bar]", { state: "detached" });
  check((await info(ben, second)).mine.join() === "red" && (await info(ann, second)).mine.join() === "blue", "the seats are swapped");

  // the old game is a study
  await ann.goto(`${BASE}/#/game/${id}`);
  await ready(ann);
  const link = await study(ann);
  await ann.waitForFunction((before) => !location.hash.includes(before), id);
  const variation = await ready(ann);
  check((await info(ann, variation)).mine.length === 2, "all sides of a variation are hers");
  const guest = await openPage(browser, PHONE);
  await guest.goto(link);
  await guest.waitForSelector("[data-testid=study] li:has-text('What if Red had waited?')");
  await shot(guest, "a moment, for a guest on a phone");
  await accessible(guest, "a moment, for a guest", "aside");
  await guest.click("[aria-label='To the beginning']"); // from any other moment it is found as well
  await guest.waitForSelector("h3:has-text('Other comments')");
  await guest.click("[data-testid=study] a:has-text('a variation')");
  check((await ready(guest)) === variation, "the variation is open to the guest too");
  for (const page of [ben, guest]) check(page.problems.length === 0, page.problems.join("; "));
});
