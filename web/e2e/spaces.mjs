// Every space of every board answers to a click at every zoom, and the mouse agrees with the finder.
import { BASE, check, get, journey, newGame, sit } from "./lib.mjs";

const { games } = await get("/meta");

/** Spaces that nowhere on the screen answer, at the zoom of the whole map and closer and closer in. */
const missing = (page) =>
  page.evaluate(async () => {
    const chart = window.flagplotMap;
    const quiet = () => new Promise((done) => { chart.map.once("idle", done); chart.map.triggerRepaint(); });
    const lost = [];
    await quiet();
    const whole = chart.zoom();
    for (const space of chart.spaces) if (!chart.spot(space)) lost.push(`${space} on the whole map`);
    for (const zoom of [whole + 0.6, whole + 1.2, 4, 5.5, 7.5]) {
      for (const space of chart.spaces) {
        if (chart.inView(space, zoom)) continue;
        chart.show(space, zoom);
        await quiet();
        if (!chart.spot(space)) lost.push(`${space} at zoom ${zoom.toFixed(1)}`);
      }
    }
    return lost;
  });

await journey("spaces", async (page) => {
  for (const game of games.filter((one) => one.map)) {
    const { id } = await newGame(Object.fromEntries(game.seats.map((seat) => [seat, "me"])), undefined, { game: game.id });
    await sit(page, id);
    const lost = await missing(page);
    check(lost.length === 0, `${game.id}: cannot be clicked: ${lost.join(", ")}`);
    await page.click("[aria-label='Whole map']");
    await page.waitForTimeout(500);
    const box = await (await page.$(".chart")).boundingBox();
    const spots = await page.evaluate(() => window.flagplotMap.spaces.map((space) => [space, window.flagplotMap.spot(space)]));
    for (const [space, spot] of spots) {
      await page.mouse.click(box.x + spot.x, box.y + spot.y);
      const selected = await page.getAttribute("[data-testid=inspector]", "data-space");
      check(selected === space, `${game.id}: a click on ${space} selected ${selected}`);
    }
    console.log(`  ${game.id}: ${spots.length} spaces`);
    await page.goto(BASE);
  }
});
