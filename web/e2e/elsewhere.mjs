// Log in with an account one has elsewhere: from the front door, and on the way to an invitation.
import { accessible, BASE, check, DESK, journey, openPage, PHONE, ready, register, shot } from "./lib.mjs";

await journey("elsewhere", async (ben, browser) => {
  // Ben, who has a password here, invites
  await ben.goto(BASE);
  await register(ben, "Ben");
  await ben.waitForSelector("[data-testid=start]");
  await ben.getByLabel("Skirmish").check();
  await ben.getByRole("radiogroup", { name: "Who plays Blue" }).getByText("Invite").click();
  await ben.click("[data-testid=start]");
  const link = await ben.inputValue("[data-testid=invitation] [aria-label='Invitation link']");

  // Ann follows the link, logs in elsewhere and comes back to it
  const ann = await openPage(browser, PHONE);
  await ann.goto(link);
  await ann.waitForSelector("h1:has-text('invites you')");
  await shot(ann, "invited, with a provider, phone");
  await accessible(ann, "invited, with a provider");
  await ann.click("text=Log in with Example");
  await ann.click("button:has-text('Blue')");
  await ready(ann);
  check((await ann.evaluate(async () => (await (await fetch("/api/meta")).json()).user.name)) === "Ann", "by the name she has there");

  // at another screen she is the same, from the front door
  const desk = await openPage(browser, DESK);
  await desk.goto(BASE);
  await desk.click("[data-testid=elsewhere]");
  await desk.waitForSelector("[data-testid=open-game]");

  // without a password here her name says that she means it
  await desk.click("button:has-text('Settings')");
  const form = desk.locator("[data-testid=close-account]");
  await form.locator("text=Delete…").click();
  await form.locator("input[type=password]").fill("Ann");
  await form.locator("text=Delete it for good").click();
  await desk.waitForSelector("[data-testid=elsewhere]");
  for (const page of [ann, desk]) check(page.problems.length === 0, page.problems.join("; "));
});
