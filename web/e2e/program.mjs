// A seat is handed to a program with a token, plays by it, and is taken back.
import { accessible, check, journey, newGame, sit, untilPrompt } from "./lib.mjs";

await journey("program", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  await page.click("#tab-chat");
  await page.click("[data-testid=program-japan]");
  await page.waitForSelector("[data-testid=program]");
  const address = await page.inputValue("[aria-label='Address for the program']");
  const token = await page.inputValue("[aria-label='Token for the program']");
  await page.waitForSelector("[data-testid=withdraw-japan]");
  await accessible(page, "program", "aside");

  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const view = await (await fetch(`${address}/view`, { headers })).json();
  check(view.seat === "japan", "the program sees what its seat sees");
  const body = JSON.stringify({ seat: "japan", seq: view.seq, action: "buy tank" });
  check((await fetch(`${address}/actions`, { method: "POST", headers, body })).ok, "and answers for it");

  await page.click("[data-testid=withdraw-japan]");
  await page.waitForSelector("[data-testid=cover-japan]");
  check((await page.locator("[data-testid=program]").count()) === 0, "the token is gone from sight");
  check((await fetch(`${address}/view`, { headers })).status === 401, "and good for nothing");
  await page.click("#tab-play");
  await untilPrompt(page, /Purchase.*20 IPCs/); // 26 less the tank the program has bought
});
