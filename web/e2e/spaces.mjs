// Every space of a board answers to a click at every zoom, the mouse agrees with the finder, and the map is really drawn.
// FLAGPLOT_GAME names one game; without it every board is tried.
import { check, colours, get, journey, mapDrawn, newGame, openPage, sit } from "./lib.mjs";

const { games } = await get("/meta");
const boards = games.filter((one) => one.map && (!process.env.FLAGPLOT_GAME || one.id === process.env.FLAGPLOT_GAME));
// one counter a power; one a kind of unit; far inside: the closer, the larger a space, and the fewer are proof enough
const CLOSER = [[3.2, 1], [4.4, 4], [6.5, 16]];

/** Spaces that answer nowhere on the screen when the map is shown around them at a zoom. */
const missing = (page, closer, each = 1) =>
  page.evaluate(async ([near, part]) => {
    const chart = window.flagplotMap;
    const quiet = () => new Promise((done) => { chart.map.once("idle", done); chart.map.triggerRepaint(); });
    const zoom = near ?? chart.zoom();
    const lost = [];
    await quiet();
    // where the map is shown around one space, all its neighbours are tried as well: drawing takes long
    let left = chart.spaces.filter((space, at) => at % part === 0 && !chart.inView(space, zoom));
    while (left.length) {
      const [space] = left;
      chart.show(space, zoom);
      await quiet();
      if (!chart.spot(space)) lost.push(space);
      left = left.slice(1).filter((one) => !chart.inView(one, zoom));
    }
    return lost;
  }, [closer, each]);

/** Bring a space into the picture; a board as wide as the world is never whole on the screen. */
const shown = (page, space) =>
  page.evaluate(async (one) => {
    const chart = window.flagplotMap;
    chart.show(one, chart.zoom());
    await new Promise((done) => { chart.map.once("idle", done); chart.map.triggerRepaint(); });
    return chart.spot(one);
  }, space);

const isSheet = (page) => page.evaluate(() => window.flagplotMap.zoomFor !== undefined);

/** A sheet of hexes is found by arithmetic: every hex is asked where it lies, from afar and close by; some are clicked. */
async function sheetAnswers(page, game) {
  for (const pixels of [20, 90]) {
    const wrong = await page.evaluate((size) => {
      const chart = window.flagplotMap;
      chart.map.jumpTo({ zoom: chart.zoomFor(size) });
      return chart.spaces.filter((space) => chart.hit(chart.at(space).x, chart.at(space).y) !== space);
    }, pixels);
    check(wrong.length === 0, `${game.id}: ${wrong.length} hexes of ${pixels} pixels do not answer at their middle: ${wrong.slice(0, 5)}`);
  }
  const box = await (await page.$(".chart")).boundingBox();
  const spaces = await page.evaluate(() => window.flagplotMap.spaces);
  for (const space of spaces.filter((_, at) => at % 97 === 0)) {
    const spot = await shown(page, space);
    check(spot, `${game.id}: ${space} answers nowhere`);
    await page.mouse.click(box.x + spot.x, box.y + spot.y);
    const selected = await page.getAttribute("[data-testid=inspector]", "data-space");
    check(selected === space, `${game.id}: a click on ${space} selected ${selected}`);
  }
  console.log(`  ${game.id}: ${spaces.length} hexes`);
}

await journey("spaces", async (_, browser) => {
  const page = await openPage(browser, { width: 1440, height: 900 });
  for (const game of boards) {
    const { id } = await newGame(Object.fromEntries(game.seats.map((seat) => [seat, "me"])), undefined, { game: game.id });
    await sit(page, id);
    await page.click("[aria-label='Whole map']");
    await mapDrawn(page);
    check((await colours(page)) > 100, `${game.id}: the map is on the screen`);
    if (await isSheet(page)) {
      await sheetAnswers(page, game);
      continue;
    }
    const far = await missing(page);
    check(far.length === 0, `${game.id}: cannot be clicked on the whole map: ${far.join(", ")}`);
    const box = await (await page.$(".chart")).boundingBox();
    const spaces = await page.evaluate(() => window.flagplotMap.spaces);
    for (const space of spaces) {
      const spot = (await page.evaluate((one) => window.flagplotMap.spot(one), space)) ?? (await shown(page, space));
      await page.mouse.click(box.x + spot.x, box.y + spot.y);
      const selected = await page.getAttribute("[data-testid=inspector]", "data-space");
      check(selected === space, `${game.id}: a click on ${space} selected ${selected}`);
    }
    for (const [zoom, each] of CLOSER) {
      const lost = await missing(page, zoom, each);
      check((await colours(page)) > 100, `${game.id}: the map is on the screen at zoom ${zoom}`);
      check(lost.length === 0, `${game.id}: cannot be clicked at zoom ${zoom}: ${lost.join(", ")}`);
    }
    console.log(`  ${game.id}: ${spaces.length} spaces`);
  }
  check(page.problems.length === 0, page.problems.join("; "));
});
