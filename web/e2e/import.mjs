// A game goes out as a file and comes back: the form asks who sits where, and nobody plays on unasked.
import { accessible, act, BASE, check, get, journey, newGame, ready, settle, until } from "./lib.mjs";

/** Where a game stands as soon as it stands still: for a second in which its computers would give many answers. */
async function standsAt(id) {
  let [seq, since] = [-1, 0];
  await until("the table stands still", async () => {
    const now = (await get(`/games/${id}`)).seq;
    if (now !== seq) [seq, since] = [now, Date.now()];
    return Date.now() - since > 1000;
  });
  return seq;
}

await journey("import", async (page) => {
  const all = { japan: "hotseat Ann", usa: "hotseat Ben", china: "hotseat Ben", uk: "hotseat Ben", anzac: "hotseat Ben" };
  const { id } = await newGame(all);
  await act(id, "japan", "buy infantry:2", "done", "pass");
  const plot = await (await fetch(`${BASE}/api/games/${id}/plot`)).text();
  const before = (await get("/games")).length;
  const file = { name: "war.plot", mimeType: "text/plain", buffer: Buffer.from(plot) };

  await page.goto(BASE);
  await page.waitForSelector("[data-testid=open-game]");
  await page.setInputFiles("input[type=file]", { ...file, buffer: Buffer.from(plot.replace("infantry", "tank")) });
  await page.waitForSelector("[role=alert]:has-text('line')"); // a damaged file is refused before anything is asked
  await page.setInputFiles("input[type=file]", file);
  await page.waitForSelector("[data-testid=import]");
  check(/Round 1, after 4 answers/.test(await page.textContent("[data-testid=import]")), "it says how far the game has come");
  check(/Ann/.test(await page.textContent("[data-testid=import] th")), "and who played it");
  check((await page.locator("[data-testid=import] input[value=bot]:checked").count()) === 0, "nothing is preset to the computer");
  check((await get("/games")).length === before, "nothing has been brought in yet");
  await accessible(page, "import", "[data-testid=import]");

  await page.getByRole("radiogroup", { name: "Who plays ANZAC" }).getByText("Invite").click();
  await page.click("[data-testid=bring-in]");
  await page.waitForSelector("[data-testid=invitation]");
  await page.click("text=To the table");
  const copy = await ready(page);
  const { players, seq } = await get(`/games/${copy}`);
  check(players.japan.kind === "human" && players.anzac.kind === "open", "the seats are as they were chosen");
  check(seq === 4, `the game stands where the file ends, found answer ${seq}`);
  await page.click("[data-testid=verb-done]");
  await page.click("[data-testid=go-on]"); // no attack: sure?
  await settle(page);
  check((await get(`/games/${copy}`)).seq === 5, "and Japan goes on");

  // a table of computers waits, can be told to go on, and stopped
  const { id: bots } = await newGame({});
  await page.goto(`${BASE}/#/game/${bots}`);
  await page.waitForSelector("[data-testid=pace]");
  await page.click("[data-testid=pace-paused]");
  await page.waitForSelector("[data-testid=pace-paused][aria-pressed=true]");
  await accessible(page, "pace", "[data-testid=pace]");
  const still = await standsAt(bots);
  await page.click("[data-testid=pace-fast]");
  await until("the computers go on", async () => (await get(`/games/${bots}`)).seq > still + 100);
  await page.goto(BASE);
  await page.waitForSelector("[data-testid=open-game]");
  await standsAt(bots); // nobody watches, nobody plays
});
