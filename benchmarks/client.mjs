// The measurements of benchmarks/client.py, in a real browser; prints one JSON document.
// FLAGPLOT_URL=... node client.mjs LOADS SECONDS ANSWERS GAME
import { BASE, browse, get, newGame, openPage, post, sit } from "../web/e2e/lib.mjs";

const [loads, seconds, answers, title] = [...process.argv.slice(2, 5).map(Number), process.argv[5]];
const COUNTERS = ["far", "near", "badges"]; // layers of the map that hold units

/** Open an address with an empty cache; when things appeared, and what it cost. */
async function load(browser, address, ready) {
  const page = await openPage(browser);
  const network = await page.context().newCDPSession(page);
  const files = new Map();
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ requestId, response }) => files.set(requestId, { url: response.url, packed: 0, plain: 0 }));
  network.on("Network.dataReceived", ({ requestId, dataLength }) => files.has(requestId) && (files.get(requestId).plain += dataLength));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => files.has(requestId) && (files.get(requestId).packed = encodedDataLength));
  const begun = Date.now();
  await page.goto(address);
  await page.waitForSelector(ready, { timeout: 60_000 });
  const shown = Date.now() - begun;
  await page.waitForTimeout(500);
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null);
  await page.context().close();
  return { paint, shown, files: [...files.values()].map((file) => ({ ...file, url: file.url.replace(BASE, "") })) };
}

/** Frames a second while the map is moved, and the slowest frames. */
async function pan(page, zoom, hidden) {
  return page.evaluate(
    async ([zoom, seconds, hidden]) => {
      const { map } = window.flagplotMap;
      for (const id of hidden) if (map.getLayer(id)) map.setLayoutProperty(id, "visibility", "none");
      if (zoom === null) map.fitBounds(map.getMaxBounds() ?? [[-170, -60], [170, 70]], { duration: 0 });
      else map.jumpTo({ zoom });
      await new Promise((done) => map.once("idle", done));
      const gaps = [];
      let renders = 0;
      const count = () => renders++;
      map.on("render", count);
      await new Promise((done) => {
        const begun = performance.now();
        let last = begun;
        const step = (now) => {
          gaps.push(now - last);
          last = now;
          if (now - begun > seconds * 1000) return done();
          const phase = (now - begun) / 400;
          map.panBy([Math.cos(phase) * 14, Math.sin(phase) * 6], { duration: 0 });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
      map.off("render", count);
      for (const id of hidden) if (map.getLayer(id)) map.setLayoutProperty(id, "visibility", "visible");
      gaps.sort((a, b) => a - b);
      return { frames: renders / seconds, slow: gaps[Math.floor(gaps.length * 0.95)], zoom: map.getZoom() };
    },
    [zoom, seconds, hidden],
  );
}

/** Milliseconds from sending an answer until two pages show it. */
async function both(browser, id) {
  const pages = [await openPage(browser), await openPage(browser)];
  for (const page of pages) await sit(page, id);
  const times = [];
  for (let number = 0; number < answers; number++) {
    const view = await get(`/games/${id}/view`);
    const action = view.legal.find(([verb]) => verb === "buy") ?? view.legal[0];
    const shown = pages.map((page) =>
      page.evaluate(
        (seq) =>
          new Promise((done) => {
            const screen = document.querySelector("[data-seq]");
            const watch = new MutationObserver(() => Number(screen.dataset.seq) > seq && (watch.disconnect(), requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))));
            watch.observe(screen, { attributes: true });
          }),
        view.seq,
      ),
    );
    await new Promise((done) => setTimeout(done, 30)); // until both look
    const begun = performance.timeOrigin + performance.now();
    await post(`/games/${id}/actions`, { seat: view.seat, seq: view.seq, action });
    times.push(Math.max(...(await Promise.all(shown))) - begun);
    if (number % 6 === 5) await post(`/games/${id}/undo`, { seat: view.seat, seq: view.seq + 1 }); // money is short
  }
  for (const page of pages) await page.context().close();
  return times;
}

const seats = Object.fromEntries((await get("/meta")).games.find((one) => one.id === title).seats.map((seat) => [seat, "me"]));
const { id } = await newGame(seats, undefined, { game: title });
const browser = await browse();
try {
  const lobby = [];
  const table = [];
  for (let number = 0; number < loads; number++) {
    lobby.push(await load(browser, `${BASE}/`, "main, [data-testid]"));
    table.push(await load(browser, `${BASE}/#/game/${id}`, "[data-ready=true]"));
  }
  const page = await openPage(browser);
  await sit(page, id);
  const { places } = await get(`/games/${id}/view`);
  const stacks = Object.values(places).filter((place) => place.units?.length);
  const units = stacks.flatMap((place) => place.units).reduce((sum, unit) => sum + unit.count, 0);
  const panning = {
    "whole map": await pan(page, null, []),
    "whole map without counters": await pan(page, null, COUNTERS),
    "near": await pan(page, 4, []),
    "near without counters": await pan(page, 4, COUNTERS),
  };
  await page.context().close();
  console.log(JSON.stringify({ lobby, table, panning, stacks: stacks.length, units, both: await both(browser, id) }));
} finally {
  await browser.close();
}
