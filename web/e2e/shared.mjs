// A server with accounts: two players and a spectator, invitations, clocks, notices, a bot that stands in; a table of six
// powers with all kinds of players.
import { accessible, BASE, check, finish, journey, openPage, PASSWORD, ready, register, settle, stamp, untilPrompt } from "./lib.mjs";

const about = (page, path) => page.evaluate(async (address) => (await fetch(address)).json(), `/api/games/${path}`);

/** Ann and Gina at one screen, Ben elsewhere with two powers, the computer for America and China. */
async function worldWar(ann, ben) {
  const plays = (seat, kind) => ann.getByRole("radiogroup", { name: `Who plays ${seat}` }).getByText(kind, { exact: true }).click();
  const number = (seat, value) => ann.getByLabel(`Number of the player of ${seat}`).selectOption(String(value));
  await ann.goto(`${BASE}/#/new/anniversary`);
  await ann.waitForSelector("text=goes with United States");
  for (const seat of ["Italy", "Japan"]) {
    await plays(seat, "Hot seat");
    await number(seat, 2);
  }
  await ann.getByLabel("Name of the player of Japan").fill("Gina");
  for (const seat of ["Soviet Union", "United Kingdom"]) {
    await plays(seat, "Invite");
    await number(seat, 1);
  }
  await ann.click("[data-testid=start]");
  await ann.waitForSelector("[role=alert]:has-text('A50-SET-13')"); // fewer than six: Italy goes with Germany
  await accessible(ann, "who plays");
  await plays("Italy", "Me");
  await ann.click("[data-testid=start]");
  const link = await ann.inputValue("[aria-label='Invitation link']");
  await ann.click("text=To the table");
  const id = await ready(ann);
  await ben.goto(link);
  await ben.click("button:has-text('Soviet Union, United Kingdom')");
  await ready(ben);
  const { mine, players } = await about(ben, id);
  check(mine.join() === "ussr,uk", `Ben has two powers, found ${mine}`);
  check(players.japan.name.startsWith("Gina (Ann") && players.usa.kind === "bot" && players.china.kind === "bot", `Gina beside Ann, and the computer, found ${players.japan.name}`);
  const { tracks } = await about(ben, `${id}/view`);
  const people = {};
  for (const [seat, { person }] of Object.entries(tracks.powers)) (people[person] ??= []).push(seat);
  const hands = Object.values(people).map((hand) => hand.sort().join("+")).sort().join(" ");
  check(hands === "china+usa germany+italy japan uk+ussr", `found ${hands}`);
}

await journey("shared", async (ann, browser) => {
  const [ben, cara] = [await openPage(browser), await openPage(browser)];

  // nobody gets in without an account
  await ann.goto(BASE);
  await ann.waitForSelector("input[autocomplete=username]");
  await accessible(ann, "log-in");
  await ann.fill("input[autocomplete=username]", "nobody at all");
  await ann.fill("input[type=password]", "a guess");
  await ann.click("button.main");
  await ann.waitForSelector("[role=alert]");
  await register(ann, "Ann");

  // Ann plays Japan, the United States are open, a clock runs
  await ann.goto(`${BASE}/#/new/pacific-1940`);
  await ann.waitForSelector("[data-testid=start]");
  await ann.getByRole("radiogroup", { name: "Who plays United States" }).getByText("Invite").click();
  await ann.click("[data-testid=manners] summary");
  await ann.selectOption("[data-testid=clock]", "day");
  await ann.click("[data-testid=start]");
  const link = await ann.inputValue("[aria-label='Invitation link']");
  await accessible(ann, "invitation");
  await ann.click("text=To the table");
  const id = await ready(ann);

  // Ben follows the link
  await ben.goto(link);
  await register(ben, "Ben");
  await ben.waitForSelector("h1:has-text('invites you')");
  await accessible(ben, "joining");
  await ben.click("button:has-text('United States')");
  await ready(ben);
  await untilPrompt(ben, /Waiting for Japan/);

  // Cara watches, and may do nothing
  await cara.goto(`${BASE}/#/game/${id}`);
  await register(cara, "Cara");
  await ready(cara);
  await untilPrompt(cara, /Waiting for Japan/);
  check((await cara.locator("[data-choice], .verbs button").count()) === 0, "a spectator has no answers");
  await ann.click('[data-testid=purchase] [aria-label="One tank more"]');
  await finish(ann, "[data-testid=buy-done]");
  await ann.click("[data-testid=verb-pass]");
  await untilPrompt(ann, /Combat move/);
  for (const page of [ben, cara]) await page.waitForSelector("header li:has-text('20')"); // 26 less a tank

  // talk, seats and clocks
  for (const page of [ann, ben, cara]) await page.click("#tab-chat");
  await ben.fill("[aria-label='Say something']", "May the best admiral win");
  await ben.click("form button");
  await cara.waitForSelector("text=May the best admiral win");
  check(/in reserve|left/.test(await ben.textContent("[data-testid=seats]")), "the clock is shown");
  await accessible(ann, "seats", "aside");

  // the computer stands in for Ann, then she takes her seat back
  await ann.click("[data-testid=cover-japan]");
  await ann.waitForSelector("[data-testid=take-back]");
  await ben.waitForSelector("[data-testid=seats] >> text=computer stands in");
  await ann.click("[data-testid=take-back]");
  await ann.waitForSelector("[data-testid=cover-japan]");

  // spectators off: Cara is shown the door
  await ann.click("[data-testid=spectators]");
  await settle(ann);
  await cara.reload();
  await cara.waitForSelector("text=No such table");

  await worldWar(ann, ben);

  // notices
  await ann.goto(BASE);
  await ann.waitForSelector("[data-testid=open-game]");
  await ann.click("button:has-text('Settings')");
  await ann.fill("[data-testid=notices] input[type=email]", "ann@example.org");
  await ann.click("[data-testid=notices] button");
  await ann.waitForSelector("[data-testid=notices] >> text=Saved");
  await accessible(ann, "settings");
  await ann.reload();
  await ann.click("button:has-text('Settings')");
  await ann.waitForFunction(() => document.querySelector("[data-testid=notices] input[type=email]")?.value === "ann@example.org");

  // out, and in again
  await ann.click("text=Log out");
  await ann.waitForSelector("input[autocomplete=username]");
  await ann.fill("input[autocomplete=username]", `Ann ${stamp}`);
  await ann.fill("input[type=password]", PASSWORD);
  await ann.click("button.main");
  await ann.waitForSelector("[data-testid=open-game]");
  for (const page of [ben, cara]) check(page.problems.length === 0, page.problems.join("; "));
});
