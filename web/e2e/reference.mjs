// For those who build on it: the reference of all requests is a page to read, on both screens, and counters and health are told.
import { accessible, BASE, check, DESK, journey, openPage, PHONE, shot } from "./lib.mjs";

await journey("reference", async (_, browser) => {
  for (const [name, size] of [["desk", DESK], ["phone", PHONE]]) {
    const page = await openPage(browser, size, { deviceScaleFactor: 1 });
    await page.goto(`${BASE}/api/docs`);
    check(/outlook/.test(await page.textContent("body")), "the requests are told");
    check((await page.evaluate(() => document.documentElement.scrollWidth)) <= size.width, `${name}: nothing sticks out`);
    await shot(page, `reference ${name}`);
    await accessible(page, `${name}: the reference`);
    for (const path of ["/openapi.json", "/health", "/metrics"]) check((await page.request.get(`${BASE}${path}`)).ok(), path);
    check(page.problems.length === 0, page.problems.join("; "));
    await page.context().close();
  }
});
