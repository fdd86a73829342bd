// A board that goes round the globe: every copy of it answers, and sailing east from Japan reaches America.
import { BASE, check, get, journey, mapDrawn, newGame, openPage, sit } from "./lib.mjs";

const { games } = await get("/meta");

const wraps = async (game) => (await (await fetch(`${BASE}/api/maps/${game.id}`)).json()).meta?.wraps;

await journey("globe", async (_, browser) => {
  // a strip of a screen, wider than the world is at its height
  const page = await openPage(browser, { width: 2200, height: 560 });
  // only boards of territories: where a fleet's board goes round, its ports make another way
  for (const game of games.filter((one) => one.map && one.seats.includes("italy"))) {
    if (!(await wraps(game))) continue;
    const { id } = await newGame(Object.fromEntries(game.seats.map((seat) => [seat, "me"])), undefined, { game: game.id });
    await sit(page, id);
    await page.evaluate(() => window.flagplotMap.map.jumpTo({ zoom: 0 }));
    await mapDrawn(page);
    const found = await page.evaluate(() => {
      const chart = window.flagplotMap;
      const turn = chart.map.project([360, 0]).x - chart.map.project([0, 0]).x;
      const width = chart.map.getCanvas().getBoundingClientRect().width;
      const twice = [];
      const wrong = [];
      for (const space of chart.spaces) {
        const spot = chart.spot(space);
        if (!spot) continue;
        const other = [spot.x - turn, spot.x + turn].find((x) => x > 3 && x < width - 3);
        if (other === undefined) continue;
        twice.push(space);
        if (chart.hit(other, spot.y) !== space) wrong.push(space);
      }
      return { turn, width, twice, wrong };
    });
    check(found.turn < found.width, `one turn takes ${found.turn} pixels of ${found.width}`);
    check(found.twice.length > 20, `only ${found.twice.length} spaces are there twice`);
    check(found.wrong.length === 0, `${game.id}: the other copy of these does not answer: ${found.wrong.join(", ")}`);
    // once round the globe by dragging, and every drag goes on where the last one ended
    const round = await page.evaluate(async () => {
      const { map, hit } = window.flagplotMap;
      const { width, height } = map.getCanvas().getBoundingClientRect();
      const before = hit(width / 2, height / 2);
      const seen = new Set();
      const turn = map.project([360, 0]).x - map.project([0, 0]).x;
      for (let step = 0; step < 12; step++) {
        map.panBy([turn / 12, 0], { duration: 0 });
        await new Promise((done) => { map.once("idle", done); map.triggerRepaint(); });
        seen.add(hit(width / 2, height / 2));
      }
      return { before, after: hit(width / 2, height / 2), seen: [...seen] };
    });
    check(round.after === round.before, `round the globe from ${round.before} one comes to ${round.after}`);
    check(!round.seen.includes(null), `there is nothing somewhere on the way: ${round.seen.join(", ")}`);
    console.log(`  ${game.id}: ${found.twice.length} spaces answer twice`);
  }
  check(page.problems.length === 0, page.problems.join("; "));
});
