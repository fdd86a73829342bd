// A new host and a new guest: the link stays until it is closed, and is in the lobby as long as a side is open.
import { accessible, BASE, check, journey, openPage, ready, register } from "./lib.mjs";

await journey("invitation", async (ann, browser) => {
  const ben = await openPage(browser);
  await ann.clock.install();
  await ann.goto(BASE);
  await register(ann, "Ann");
  await ann.waitForSelector("[data-testid=start]"); // no game yet: the form is open
  await ann.getByLabel("Skirmish").check();
  await ann.getByRole("radiogroup", { name: "Who plays Blue" }).getByText("Invite").click();
  await ann.click("[data-testid=start]");
  const link = await ann.inputValue("[data-testid=invitation] [aria-label='Invitation link']");
  await accessible(ann, "invitation");
  await ann.waitForSelector("[data-testid=open-seats]"); // the list has found the new game
  const asked = ann.waitForResponse((answer) => answer.url().endsWith("/api/games"));
  await ann.clock.fastForward(7000); // and is asked once more
  await asked;
  check((await ann.inputValue("[data-testid=invitation] [aria-label='Invitation link']")) === link, "the link stays");
  await ann.click("[data-testid=invitation] >> text=Close");

  const open = ann.locator("[data-testid=open-seats]");
  check(/Open: Blue/.test(await open.textContent()), "the list shows the open side");
  await open.locator("button").click();
  check((await open.locator("[aria-label='Invitation link']").inputValue()) === link, "the same link is in the list");
  await accessible(ann, "open seats", "main");

  await ben.goto(link);
  await register(ben, "Ben");
  await ben.click("button:has-text('Blue')");
  await ready(ben);
  await open.waitFor({ state: "detached" });
  check(ben.problems.length === 0, ben.problems.join("; "));
});
