// A place with people: a stranger understands the front door, watches without an account, sits down at an open table,
// and knows who invites before opening an account. At a desk and on a phone.
import { accessible, BASE, check, DESK, journey, openPage, PHONE, ready, register, shot, until, untilPrompt } from "./lib.mjs";

/** Ann plays the Axis in one click, and opens the other side to anybody. */
async function host(ann) {
  await ann.goto(BASE);
  await register(ann, "Ann");
  await ann.waitForSelector("[data-testid=start]");
  await ann.getByLabel("Anniversary").check();
  await ann.click("button:has-text('I play the Axis')");
  for (const seat of ["Germany", "Japan", "Italy"]) check(await ann.getByRole("radiogroup", { name: `Who plays ${seat}` }).getByLabel("Me").isChecked(), `${seat} is mine`);
  await shot(ann, "new game");
  await accessible(ann, "new game");
  await ann.getByLabel("Skirmish").check();
  await ann.getByRole("radiogroup", { name: "Who plays Blue" }).getByText("Invite").click();
  await ann.check("[data-testid=listed]");
  await ann.click("[data-testid=manners] summary");
  await ann.check("[data-testid=new-public]");
  await ann.click("[data-testid=start]");
  const link = await ann.inputValue("[data-testid=invitation] [aria-label='Invitation link']");
  await ann.click("text=To the table");
  return { link, id: await ready(ann) };
}

/** Both agree to a pause and go on; then a moment gets a comment, and a link leads to it. */
async function pauseAndStudy(ann, ben, id) {
  await ann.click("#tab-chat");
  await ann.click("[data-testid=ask-pause]");
  await ben.click("[data-testid=rest-bar] >> text=Agree");
  await ann.waitForSelector("[data-testid=rest-bar] >> text=The game is paused");
  await accessible(ann, "paused");
  await ann.click("[data-testid=rest-bar] >> text=Go on");
  await ben.waitForSelector("[data-testid=rest-bar]", { state: "detached" });
  await ann.click("#tab-history");
  await ann.fill("[aria-label='Comment on this moment']", "A quiet beginning");
  await ann.click("[data-testid=study] >> button:has-text('Comment')");
  await ann.waitForSelector("[data-testid=study] li:has-text('A quiet beginning')");
  const link = await ann.inputValue("[aria-label='Link to this moment']");
  check(link.endsWith(`/game/${id}/0`), `found ${link}`);
  await accessible(ann, "study", "aside");
  await ben.goto(BASE);
  await ben.goto(link);
  await ben.waitForSelector("[data-testid=study] li:has-text('A quiet beginning')");
  await shot(ben, "study");
  return link;
}

/** What a chat shows of a link before anybody opens it, as a program without an account reads it. */
async function previewOf(stranger, link) {
  const told = await (await stranger.request.get(link)).text();
  return Object.fromEntries([...told.matchAll(/<meta property="og:(\S+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]));
}

await journey("people", async (ann, browser) => {
  const { link, id } = await host(ann);
  const [desk, phone] = [await openPage(browser, DESK), await openPage(browser, PHONE)];

  // the front door, without an account
  for (const [page, name] of [[desk, "front page"], [phone, "front page, phone"]]) {
    await page.goto(BASE);
    await page.waitForSelector("[data-testid=open-table]");
    check(/Ann/.test(await page.textContent("[data-testid=open-table]")), "the host is named");
    check((await page.locator(".shelf li").count()) >= 5, "the shelf is there");
    await page.waitForFunction(() => [...document.querySelectorAll(".shelf img")].slice(0, 2).every((image) => image.complete && image.naturalWidth));
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
    await shot(page, name);
    await accessible(page, name);
  }

  // to watch, no account is needed
  await desk.click("[data-testid=open-table] >> text=Watch");
  await ready(desk);
  check((await desk.locator("[data-choice], .verbs button").count()) === 0, "a guest has no answers");
  await desk.click("#tab-chat");
  await desk.waitForSelector("text=You watch without an account");
  await accessible(desk, "a guest at the table", "aside");

  // an invitation says who invites to what, before anything is asked
  await phone.goto(link);
  await phone.waitForSelector("h1:has-text('invites you')");
  check(/Skirmish/.test(await phone.textContent("[data-testid=invited]")) && /Open: Blue/.test(await phone.textContent("[data-testid=invited]")), "what it is, and which side is open");
  await shot(phone, "invited, phone");
  await accessible(phone, "invited without an account");

  // to sit down one is needed; then the seat chosen before is taken
  await desk.goto(BASE);
  await desk.click("[data-testid=open-table] >> button:has-text('Play Blue')");
  await desk.waitForSelector("text=Log in to sit down");
  await register(desk, "Ben");
  check((await ready(desk)) === id, "at Ann's table");
  await untilPrompt(desk, /./);
  check((await desk.evaluate(async (game) => (await (await fetch(`/api/games/${game}`)).json()).mine.join(), id)) === "blue", "Ben has Blue");
  await phone.goto(`${BASE}/#/`);
  await phone.reload();
  await phone.waitForSelector("[data-testid=open-table]");
  check((await phone.locator("[data-testid=open-table] button").count()) === 0, "no seat is left");

  const invited = await previewOf(phone, link);
  check(/^Ann.* invites you to Skirmish/.test(invited.title), `an invitation says so in a chat: ${JSON.stringify(invited)}`);
  const moment = await pauseAndStudy(ann, desk, id);
  const shown = await previewOf(phone, moment);
  check(/Ann.*: A quiet beginning/.test(shown.description), `a moment is shown with its comment: ${JSON.stringify(shown)}`);
  const picture = await phone.request.get(shown.image);
  check(picture.ok() && picture.headers()["content-type"] === "image/png", "and with its board");

  // the host closes the table to guests
  await ann.click("#tab-chat");
  await ann.uncheck("[data-testid=public]");
  await until("guests are turned away", () => phone.evaluate(async (game) => !(await fetch(`/api/games/${game}`)).ok, id));
  check(!(await previewOf(phone, moment)).title, "nor is anything shown of it");
  check((await phone.evaluate(async () => (await fetch("/api/tables")).json())).length === 0, "it is not on the list any more");
  await phone.goto(`${BASE}/#/game/${id}`);
  await phone.waitForSelector("text=Log in to come to this table");
  for (const page of [desk, phone]) check(page.problems.length === 0, page.problems.join("; "));
});
