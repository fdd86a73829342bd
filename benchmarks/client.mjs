// The measurements of benchmarks/client.py, in a real browser; prints one JSON document.
// FLAGPLOT_URL=... node client.mjs LOADS SECONDS ANSWERS GAME
import { BASE, browse, get, newGame, openPage, post, sit } from "../web/e2e/lib.mjs";

const [loads, seconds, answers, title] = [...process.argv.slice(2, 5).map(Number), process.argv[5]];
const CROWD = 1000; // counters on the table of a board
const COUNTERS = ["far", "near", "badges"]; // layers of the map that hold units

/** Open an address with an empty cache; when things appeared, and what it cost. A view may be given instead of the server's. */
async function load(browser, address, ready, view) {
  const page = await openPage(browser);
  if (view) await page.route("**/view*", (route) => route.fulfill({ contentType: "application/json", body: view }));
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
  // the session of a page hears nothing of the script that a worker begins with
  const all = await page.evaluate(() => performance.getEntriesByType("resource").map((one) => ({ url: one.name, packed: one.transferSize, plain: one.decodedBodySize })));
  const heard = new Set([...files.values()].map((file) => file.url));
  await page.context().close();
  return { paint, shown, files: [...files.values(), ...all.filter((file) => !heard.has(file.url))].map((file) => ({ ...file, url: file.url.replace(BASE, "") })) };
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

/** Frames a second while the map glides over a board, and while it is drawn nearer and farther; hexes of some pixels. */
async function glide(page, pixels) {
  return page.evaluate(
    async ([pixels, seconds]) => {
      const { map, zoomFor } = window.flagplotMap;
      const base = zoomFor(pixels);
      map.jumpTo({ zoom: base });
      await new Promise((done) => map.once("idle", done));
      const run = (move) =>
        new Promise((done) => {
          const gaps = [];
          let renders = 0;
          const count = () => renders++;
          map.on("render", count);
          const begun = performance.now();
          let last = begun;
          const step = (now) => {
            gaps.push(now - last);
            last = now;
            if (now - begun > seconds * 1000) {
              map.off("render", count);
              gaps.sort((a, b) => a - b);
              return done({ frames: renders / seconds, slow: gaps[Math.floor(gaps.length * 0.95)] });
            }
            move((now - begun) / 1000);
            requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        });
      const panning = await run((time) => map.panBy([Math.cos(time * 2.5) * 14, Math.sin(time * 2.5) * 6], { duration: 0 }));
      const zooming = await run((time) => map.jumpTo({ zoom: base + 0.6 * Math.sin(time * 2) }));
      return { panning, zooming };
    },
    [pixels, seconds],
  );
}

/** How long the client takes to tell the hex under the mouse, in microseconds: thousands of points all over the screen. */
const point = (page) =>
  page.evaluate(() => {
    const { map, hit } = window.flagplotMap;
    const { clientWidth, clientHeight } = map.getCanvas();
    const count = 20_000;
    const begun = performance.now();
    for (let n = 0; n < count; n++) hit((n * 37) % clientWidth, (n * 53) % clientHeight);
    return ((performance.now() - begun) / count) * 1000;
  });

/** A table of the game with this board and so many counters more, one to a hex all over the map: how it loads. */
async function crowded(browser, board, counters) {
  const { scenarios, seats: all } = (await get("/meta")).games.find((one) => one.id === board);
  const me = Object.fromEntries(all.map((seat) => [seat, "me"]));
  const { id } = await newGame(me, undefined, { game: board, scenario: scenarios.at(-1).id });
  const view = await get(`/games/${id}/view`);
  const units = Object.values(view.places).flatMap((place) => place.units ?? []);
  const labels = (await get(`/boards/${board}/map.json`)).hexes.labels.split(" ");
  const apart = Math.floor(labels.length / counters);
  for (const [number, label] of labels.filter((_, place) => place % apart === 0).slice(0, counters).entries()) {
    const place = (view.places[label] ??= { name: label, units: [] });
    place.units = [...(place.units ?? []), { ...units[number % units.length], id: `crowd-${number}` }];
  }
  const times = [];
  for (let number = 0; number < loads; number++) times.push(await load(browser, `${BASE}/#/game/${id}`, "[data-ready=true]", JSON.stringify(view)));
  return times;
}

/** Every board to look at: how it loads and moves. */
async function boards(browser) {
  const found = [];
  for (const { id, title } of await get("/boards")) {
    const address = `${BASE}/#/board/${id}`;
    const times = [];
    for (let number = 0; number < loads; number++) times.push(await load(browser, address, "[data-ready=true]"));
    const page = await openPage(browser); // as large as the table above, so that frames compare
    await page.goto(address);
    await page.waitForSelector("[data-ready=true]", { timeout: 60_000 });
    const moving = {};
    for (const pixels of [8, 24, 72]) moving[pixels] = await glide(page, pixels);
    const where = await point(page);
    await page.context().close();
    found.push({ title, loads: times, moving, point: where, crowded: await crowded(browser, id, CROWD) });
  }
  return found;
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
  console.log(JSON.stringify({ lobby, table, panning, stacks: stacks.length, units, both: await both(browser, id), boards: await boards(browser) }));
} finally {
  await browser.close();
}
