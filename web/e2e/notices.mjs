// Told when a game waits: every service by its name with a button to try it, a digest, reminders, and this device itself,
// where a stand-in takes the place of the push service and the service worker shows what was sealed for it.
import { accessible, answerAll, arrived, BASE, check, DESK, journey, openPage, PHONE, shot, twoPlayers, until } from "./lib.mjs";
import { deliver, standIn, Subscription } from "./push.mjs";

const OUTSIDE = process.env.FLAGPLOT_OUTSIDE;
const SERVICES = [
  ["discord", "Discord", `${OUTSIDE}/discord/abc`],
  ["slack", "Slack", `${OUTSIDE}/slack/abc`],
  ["ntfy", "ntfy", `${OUTSIDE}/my-topic`],
  ["telegram", "Telegram", "-100123"],
  ["webhook", "Web hook", `${OUTSIDE}/webhook/abc`],
];
const PATHS = { discord: "/discord/abc", slack: "/slack/abc", ntfy: "/", telegram: "/bot12:ab/sendMessage", webhook: "/webhook/abc", push: "/push/abc" };

/** The text that has come by a channel and has some words in it. */
const told = (kind, words, open = (body) => body.toString()) =>
  arrived(`${kind}: ${words}`, ({ posts }) => posts.filter((one) => one.path === PATHS[kind]).map((one) => open(Buffer.from(one.body, "base64"))).find((text) => text.includes(words)));

async function settings(page) {
  await page.goto(BASE);
  await page.click("button:has-text('Settings')");
  await page.waitForSelector("[data-testid=channels]");
}

/** Each service by its name, tried at once. */
async function byName(page) {
  const channels = page.locator("[data-testid=channels]");
  await channels.getByLabel("Kind of channel").selectOption("discord");
  await channels.getByLabel("Address of the channel").fill("https://example.org/no-discord");
  await channels.getByRole("button", { name: "Add", exact: true }).click();
  await channels.locator("[role=status]:has-text('expected')").waitFor(); // says how such an address begins
  for (const [kind, name, address] of SERVICES) {
    await channels.getByLabel("Kind of channel").selectOption(kind);
    await channels.getByLabel("Address of the channel").fill(address);
    await channels.getByRole("button", { name: "Add", exact: true }).click();
    const line = channels.locator("li", { hasText: name });
    await line.getByRole("button", { name: "Try it" }).click();
    await channels.locator("[role=status]:has-text('Has it arrived')").waitFor();
    await told(kind, "Flagplot can reach you here");
  }
}

/** This device: the page subscribes, the server seals and signs, the service worker shows it. */
async function here(page, subscription) {
  await page.context().grantPermissions(["notifications"], { origin: BASE });
  await page.click("[data-testid=push]");
  const line = page.locator("[data-testid=channels] li", { hasText: "This browser" });
  await line.getByRole("button", { name: "Try it" }).click();
  check((await page.evaluate(() => window.askedWith.applicationServerKey.length)) === 87, "subscribed with the key of the server");
  await shown(page, await told("push", "Flagplot can reach you here", (body) => subscription.open(body)));
}

/** What the worker makes of a message that has been opened. */
async function shown(page, message) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await deliver(page, message);
  const { title, lines, url } = JSON.parse(message);
  const found = await until("a notification", () =>
    page.evaluate(async (wanted) => {
      const worker = await navigator.serviceWorker.ready;
      const all = await worker.getNotifications();
      return all.filter((one) => one.title === wanted).map((one) => ({ body: one.body, data: one.data }))[0];
    }, title));
  check(found.body === lines.join("\n") && found.data === url, `shown: ${JSON.stringify(found)}`);
}

/** Whoever clicks the notification comes to the table, and never to another house. */
async function clicked(page, id) {
  const worker = page.context().serviceWorkers()[0];
  await worker.evaluate(async () => {
    WindowClient.prototype.focus = async function () { return this; }; // the browser wants a real click for this
    const notification = (await self.registration.getNotifications()).find((one) => one.title.startsWith("Your turn"));
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  });
  await page.waitForURL(`${BASE}/#/game/${id}`);
}

/** It can be installed as an app; our windows are incognito ones, where nothing is. */
async function installable(page) {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const found = installabilityErrors.map((one) => one.errorId).filter((one) => one !== "in-incognito");
  check(found.length === 0, `not installable: ${found}`);
  const { errors, data } = await session.send("Page.getAppManifest");
  check(errors.length === 0 && JSON.parse(data).display === "standalone", `manifest: ${JSON.stringify(errors)}`);
  await session.detach();
}

await journey("notices", async (ann, browser) => {
  const subscription = new Subscription(`${OUTSIDE}/push/abc`);
  await standIn(ann, subscription);
  await ann.setViewportSize(DESK);
  const { id, ben } = await twoPlayers(ann, browser, { game: "skirmish", seats: { red: { kind: "open" }, blue: { kind: "me" } }, name: "The long war" }, "Red");
  await answerAll(ann, id); // both are asked at first; then it is Ben's turn
  await settings(ann);
  await installable(ann);
  await byName(ann);
  await here(ann, subscription);
  await shot(ann, "channels");
  await accessible(ann, "channels");

  // how often, and how long before time runs out, stay as they were chosen
  await ann.selectOption("[data-testid=notices] select >> nth=0", { label: "One digest every 6 hours" });
  await ann.selectOption("[data-testid=notices] select >> nth=1", { label: "12 hours before my time runs out" });
  await ann.click("[data-testid=notices] button:has-text('Save')");
  await ann.waitForSelector("[data-testid=notices] >> text=Saved");
  await ann.setViewportSize(PHONE);
  await settings(ann);
  check((await ann.inputValue("[data-testid=notices] select >> nth=0")) === "6" && (await ann.inputValue("[data-testid=notices] select >> nth=1")) === "12", "kept");
  check((await ann.locator("[data-testid=channels] li").count()) === 6, "six channels");
  check(await ann.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
  await shot(ann, "channels, phone");
  await accessible(ann, "channels, phone");
  await ann.selectOption("[data-testid=notices] select >> nth=0", { label: "At once" });
  await ann.click("[data-testid=notices] button:has-text('Save')");
  await ann.waitForSelector("[data-testid=notices] >> text=Saved");

  // Ben answers, and it is Ann's turn: every service says so, and this device
  await answerAll(ben, id);
  for (const [kind] of SERVICES) await told(kind, "Your turn in The long war, as Blue");
  await shown(ann, await told("push", "Your turn in The long war, as Blue", (body) => subscription.open(body)));
  await clicked(ann, id);

  // and no longer
  await settings(ann);
  await ann.getByLabel("Remove Discord").click();
  await ann.locator("[data-testid=channels] li", { hasText: "Discord" }).waitFor({ state: "detached" });
  check(ben.problems.length === 0, ben.problems.join("; "));
});
