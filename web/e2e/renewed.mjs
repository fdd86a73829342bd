// The server is renewed under an open page: parts the page has not fetched yet are gone, and it loads itself anew, once.
import { BASE, check, journey, newGame, ready } from "./lib.mjs";

const PARTS = "**/assets/*.js";

await journey("renewed", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await page.goto(BASE);
  await page.waitForSelector("[data-testid=open-game]");
  let gone = 0;
  await page.route(PARTS, (route) => ((gone += 1), route.fulfill({ status: 404, body: "" })));
  await page.route(`${BASE}/`, (route) => page.unroute(PARTS).then(() => route.continue())); // the page of today asks for other files
  const anew = page.waitForEvent("load");
  await page.evaluate((game) => (location.hash = `#/game/${game}`), id);
  await anew;
  check((await ready(page)) === id, "the table that was asked for");
  check(gone > 0, "parts were gone");
  page.problems = page.problems.filter((one) => !/dynamically imported module/.test(one));
});
