// Two players add their own randomness to the dice: pledged, opened and compared at the end, all by the page itself.
import { accessible, BASE, check, journey, openPage, ready, register, until } from "./lib.mjs";

/** A request of whoever is logged in on a page. */
const ask = (page, path, body) =>
  page.evaluate(async ([address, wanted]) => {
    const { csrf } = await (await fetch("/api/meta")).json();
    const how = wanted ? { method: "POST", headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf }, body: JSON.stringify(wanted) } : {};
    return (await fetch(`/api${address}`, how)).json();
  }, [path, body]);

const note = async (page) => (await page.textContent("[data-testid=dice-note]")).trim().replace(/\s+/g, " ");

await journey("dice", async (ann, browser) => {
  const ben = await openPage(browser);
  await ann.goto(BASE);
  await register(ann, "Ann");
  await ann.waitForSelector("[data-testid=start]");
  await ann.getByLabel("Skirmish").check();
  await ann.getByRole("radiogroup", { name: "Who plays Blue" }).getByText("Invite").click();
  await ann.click("[data-testid=manners] summary");
  await ann.check("[data-testid=own-dice]");
  await accessible(ann, "new game");
  await ann.click("[data-testid=start]");
  const link = await ann.inputValue("[data-testid=invitation] [aria-label='Invitation link']");
  await ann.click("text=To the table");
  const id = await ready(ann);
  await ann.waitForSelector("[data-testid=dice-bar]:has-text('Waiting for Blue')");
  await accessible(ann, "dice", "[data-testid=dice-bar]");

  await ben.goto(link);
  await register(ben, "Ben");
  check(await ben.isChecked("[data-testid=own-dice]"), "whoever sits down is asked");
  await ben.click("button:has-text('Blue')");
  await ready(ben);
  for (const page of [ann, ben]) await page.waitForSelector("[data-testid=dice-bar]", { state: "detached" });
  for (const page of [ann, ben]) {
    await page.click("#tab-chat");
    check(/the randomness of Red, Blue is in\. Your own is in\./.test(await note(page)), await note(page));
  }

  // to the end, with whatever comes first
  const pages = { red: ann, blue: ben };
  await until("the game is over", async () => {
    const { waiting, outcome } = await ask(ann, `/games/${id}/view`);
    for (const seat of outcome ? [] : waiting.slice(0, 1)) {
      const { seq, legal } = await ask(pages[seat], `/games/${id}/view?seat=${seat}`);
      await ask(pages[seat], `/games/${id}/actions`, { seat, seq, action: legal[0] });
    }
    return outcome;
  });
  await ann.reload();
  await ready(ann);
  await ann.click("#tab-chat");
  check(/the secret is the one that was promised/.test(await note(ann)), await note(ann));

  // somebody else's number in its place would be noticed
  await ben.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, nonce: "0".repeat(64) }));
  }, `flagplot.dice.${id}`);
  await ben.reload();
  await ready(ben);
  await ben.click("#tab-chat");
  check(/Your pledge is not there any more/.test(await note(ben)), await note(ben));
  check(ben.problems.length === 0, ben.problems.join("; "));
});
