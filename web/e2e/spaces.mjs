// Every space of the board answers to a click, far out and close in.
import { check, journey, newGame, sit } from "./lib.mjs";

await journey("spaces", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await sit(page, id);
  const missing = await page.evaluate(async () => {
    const chart = window.flagplotMap;
    const lost = [];
    const quiet = () => new Promise((done) => { chart.map.once("idle", done); chart.map.triggerRepaint(); });
    await quiet();
    for (const space of chart.spaces) if (!chart.spot(space)) lost.push(`${space} on the whole map`);
    for (const zoom of [3.6]) {
      for (const space of chart.spaces) {
        if (chart.inView(space, zoom)) continue;
        chart.show(space, zoom);
        await quiet();
        if (!chart.spot(space)) lost.push(`${space} at zoom ${zoom}`);
      }
    }
    return lost;
  });
  check(missing.length === 0, `cannot be clicked: ${missing.join(", ")}`);
  // and the mouse agrees with the finder
  await page.click("[aria-label='Whole map']");
  await page.waitForTimeout(500);
  const box = await (await page.$(".chart")).boundingBox();
  const spots = await page.evaluate(() => window.flagplotMap.spaces.map((space) => [space, window.flagplotMap.spot(space)]));
  for (const [space, spot] of spots) {
    await page.mouse.click(box.x + spot.x, box.y + spot.y);
    const selected = await page.getAttribute("[data-testid=inspector]", "data-space");
    check(selected === space, `a click on ${space} selected ${selected}`);
  }
});
