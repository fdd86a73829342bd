// The map: it opens at home, tells who is where, hides its counters, stays in step, and has a small map of all.
import { accessible, check, get, journey, mapDrawn, newGame, openPage, settle, sit, spotOf, until } from "./lib.mjs";

await journey("chart", async (page, browser) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await newGame({ japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" });
  await sit(page, id);

  // at home: most stacks of Japan are on the screen, and the map is not shown whole
  const seen = await page.evaluate(async (game) => {
    const view = await (await fetch(`/api/games/${game}/view?seat=japan`)).json();
    const { map } = window.flagplotMap;
    const { clientWidth: w, clientHeight: h } = map.getContainer();
    const own = Object.entries(view.places).filter(([, place]) => (place.units ?? []).some((unit) => unit.owner === "japan"));
    const shown = own.filter(([space]) => { const at = window.flagplotMap.counterAt(space); return at && at.x > 0 && at.y > 0 && at.x < w && at.y < h; });
    return { own: own.length, shown: shown.length, zoom: map.getZoom() };
  }, id);
  check(seen.shown >= 0.6 * seen.own, `${seen.shown} of ${seen.own} stacks on the screen`);
  check(seen.zoom > 2.6, `opened at zoom ${seen.zoom}`);

  // counters grow with the zoom, and what they cover of names is little
  const fonts = await page.evaluate(() => [...document.fonts].filter((one) => one.status === "loaded").map((one) => one.family.replaceAll('"', "")));
  check(fonts.includes("Source Serif 4") && fonts.includes("Source Sans 3"), `fonts of our own, found ${fonts}`);

  // who is in a space, under the pointer; gone when the map moves by itself
  const { x, y } = await spotOf(page, "korea");
  await page.mouse.move(x, y);
  const units = page.locator("[data-testid=tip-units]");
  await until("the units of Korea", async () => (await units.count()) && /infantry/i.test(await units.textContent()));
  await page.evaluate(() => window.flagplotMap.show("hawaiian_islands", 4));
  await until("the tip is gone", async () => (await units.count()) === 0);

  // one key hides the counters
  const shown = () => page.evaluate(() => window.flagplotMap.map.getLayoutProperty("near", "visibility"));
  await page.keyboard.press("h");
  await until("no counters", async () => (await shown()) === "none");
  await page.keyboard.press("h");
  await until("counters", async () => (await shown()) === "visible");

  // the small map goes where it is clicked
  const before = await page.evaluate(() => window.flagplotMap.map.getCenter().lng);
  await page.locator("[data-testid=mini-map]").click({ position: { x: 12, y: 40 } });
  await until("the map has moved", async () => Math.abs((await page.evaluate(() => window.flagplotMap.map.getCenter().lng)) - before) > 10);
  await accessible(page, "map", "[data-testid=map]");

  // numbers of the game laid over the map
  await page.locator("[data-testid=overlays] select").selectOption({ index: 1 });
  await until("numbers on the map", () => page.evaluate(async () => (await window.flagplotMap.map.getSource("laid").getData()).features.length > 5));
  await page.locator("[data-testid=overlays] select").selectOption("");

  // text size reaches the map
  const size = () => page.evaluate(() => JSON.stringify(window.flagplotMap.map.getLayoutProperty("near", "icon-size")));
  const small = await size();
  await page.evaluate(() => { const kept = JSON.parse(localStorage.getItem("flagplot.settings") ?? "{}"); localStorage.setItem("flagplot.settings", JSON.stringify({ ...kept, text: 140 })); });
  await page.reload();
  await settle(page);
  await page.waitForSelector("[data-ready=true]");
  check((await size()) !== small, "counters of another size");

  // a finger that stays
  const phone = await openPage(browser, { width: 390, height: 844 }, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  await sit(phone, id);
  const spot = await spotOf(phone, "korea");
  const touch = await phone.context().newCDPSession(phone);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
  await until("the units of Korea", async () => (await phone.locator("[data-testid=tip-units]").count()) > 0);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  check((await get(`/games/${id}/view`)).seq === 0, "nothing was answered");
  await mapDrawn(phone);
  check(phone.problems.length === 0, phone.problems.join("; "));
});
