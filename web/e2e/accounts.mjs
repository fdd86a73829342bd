// An account from its first to its last day: opened with an address that is confirmed by letter, a password that is
// forgotten, and at the end deleted. At a desk and on a phone.
import { accessible, arrived, BASE, check, DESK, journey, openPage, PASSWORD, PHONE, shot, stamp } from "./lib.mjs";

const NAME = `Ann ${stamp}`;
const ADDRESS = `ann-${stamp}@example.org`;
const OTHER = "an entirely different one";

/** The place inside the client that the link of a letter leads to. */
async function linkIn(subject) {
  const { text } = await arrived(`a letter: ${subject}`, ({ letters }) => letters.find((one) => one.to === ADDRESS && one.subject.includes(subject)));
  const found = /https:\/\/war\.example\.org\/(#\/[\w/-]+)/.exec(text);
  check(found, `a link in ${text}`);
  return `${BASE}/${found[1]}`;
}

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function look(page, name) {
  check(await fits(page), `${name}: nothing sticks out`);
  await shot(page, name);
  await accessible(page, name);
}

async function logIn(page, password) {
  await page.waitForSelector("input[autocomplete=username]");
  await page.fill("input[autocomplete=username]", NAME);
  await page.fill("input[type=password]", password);
  await page.click("button.main");
}

async function settings(page) {
  await page.click("button:has-text('Settings')");
  await page.waitForFunction((to) => document.querySelector("[data-testid=notices] input[type=email]")?.value === to, ADDRESS);
}

await journey("accounts", async (page, browser) => {
  const [desk, phone] = [await openPage(browser, DESK), await openPage(browser, PHONE)];

  // a new account, with an address
  await desk.goto(BASE);
  await desk.click("text=I am new here");
  await desk.fill("input[autocomplete=username]", NAME);
  await desk.fill("input[type=password]", "12345678");
  await desk.fill("input[type=email]", ADDRESS);
  await look(desk, "new account");
  await desk.click("button.main");
  await desk.waitForSelector("[role=alert]"); // the first password everybody tries
  await desk.fill("input[type=password]", PASSWORD);
  await desk.click("button.main");
  await desk.waitForSelector("[data-testid=start]");
  await settings(desk);
  await desk.waitForSelector("text=This address is not confirmed yet");

  // its letter is read on the phone, where nobody has logged in
  await phone.goto(await linkIn("your address"));
  await phone.waitForSelector("[role=status]:has-text('Thank you')");
  await look(phone, "confirmed, phone");
  await desk.reload();
  await settings(desk);
  check((await desk.locator("text=This address is not confirmed yet").count()) === 0, "the address is confirmed");
  await look(desk, "settings");

  // the password is forgotten
  await phone.click("text=To the front page");
  await phone.click("text=I have forgotten my password");
  await phone.waitForSelector("[role=alert]:has-text('Enter your name')");
  await phone.fill("input[autocomplete=username]", NAME);
  await phone.click("text=I have forgotten my password");
  await phone.waitForSelector("[role=status]:has-text('on its way')");
  await look(phone, "forgotten, phone");
  const link = await linkIn("Another password");
  await phone.goto(link);
  await phone.fill("input[type=password]", OTHER);
  await look(phone, "another password, phone");
  await phone.click("button.main");
  await phone.waitForSelector("[data-testid=start]");
  await desk.reload(); // every other session has ended
  await logIn(desk, PASSWORD);
  await desk.waitForSelector("[role=alert]");
  await desk.fill("input[type=password]", OTHER);
  await desk.click("button.main");
  await desk.waitForSelector("[data-testid=start]");
  await page.goto(link); // a link is good once
  await page.fill("input[type=password]", PASSWORD);
  await page.click("button.main");
  await page.waitForSelector("[role=alert]:has-text('has been used')");

  // and the account goes
  await settings(phone);
  const form = phone.locator("[data-testid=close-account]");
  await form.locator("text=Delete…").click();
  await form.locator("input[type=password]").fill(PASSWORD);
  await form.locator("text=Delete it for good").click();
  await form.locator("[role=alert]").waitFor();
  await look(phone, "settings, phone");
  await form.locator("input[type=password]").fill(OTHER);
  await form.locator("text=Delete it for good").click();
  await logIn(phone, OTHER);
  await phone.waitForSelector("[role=alert]");
  for (const one of [desk, phone]) check(one.problems.length === 0, one.problems.join("; "));
});
