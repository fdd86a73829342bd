// Pictures of every panel, for a look at the work: node dev/gallery.mjs OUT
import { browse, clickSpace, newGame, openPage, post, settle, sit } from "../e2e/lib.mjs";
const out = process.argv[2] ?? "/tmp/shots";
const only = process.argv[3];
const browser = await browse();
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
async function shot(name, size, run, theme = "light") {
  if (only && !name.includes(only)) return;
  const page = await openPage(browser, size, size === phone ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: theme } : { colorScheme: theme });
  try {
    await run(page);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}/${name}.png` });
  } catch (error) {
    console.log(name, error.message.split("\n")[0]);
    await page.screenshot({ path: `${out}/${name}.png` });
  }
  if (page.problems.length) console.log(name, page.problems);
  await page.context().close();
}
const act = async (id, seat, ...lines) => {
  let seq = (await (await fetch(`${process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123"}/api/games/${id}/view?seat=${seat}`)).json()).seq;
  for (const action of lines) seq = (await post(`/games/${id}/actions`, { seat, seq, action })).seq;
};
const all = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
const seaBattle = { game: "pacific-1940", base: "empty", turn: "japan", phase: "combat_move", units: {
  sea6: { japan: { "battleship": 2, "carrier[fighter,tactical_bomber]": 2, cruiser: 2, destroyer: 3, submarine: 2, transport: 2 } },
  sea16: { usa: { battleship: 1, "carrier[fighter,fighter]": 1, cruiser: 2, destroyer: 2, submarine: 1 } },
  japan: { japan: { infantry: 4, strategic_bomber: 2 } } } };
for (const [tag, size] of [["desk", desk], ["phone", phone]]) {
  await shot(`${tag}-battle`, size, async (page) => {
    const { id } = await newGame(all, seaBattle);
    await act(id, "japan", "go sea6>sea16 battleship:2 carrier[fighter,tactical_bomber]:2 cruiser:2 destroyer:3 submarine:2", "done");
    await sit(page, id);
  });
  await shot(`${tag}-air`, size, async (page) => {
    const { id } = await newGame(all);
    await act(id, "japan", "done", "pass");
    await sit(page, id);
    await clickSpace(page, "manchuria");
    await page.click("text=Aircraft");
    await page.click('[aria-label="One fighter more"]');
    await page.waitForTimeout(600);
    await page.evaluate(() => window.flagplotMap.map.jumpTo({ zoom: 3.4 }));
  });
  await shot(`${tag}-order`, size, async (page) => {
    const { id } = await newGame(all);
    await act(id, "japan", "done", "pass", "move sea6 sea", "take transport 2");
    await sit(page, id);
  });
  await shot(`${tag}-refused`, size, async (page) => {
    const { id } = await newGame(all);
    await act(id, "japan", "done", "pass");
    await sit(page, id);
    await clickSpace(page, "kwangsi");
    await clickSpace(page, "szechwan");
  });
  await shot(`${tag}-skirmish`, size, async (page) => {
    const { id } = await newGame({ red: "me", blue: "bot" }, undefined, { game: "skirmish" });
    await sit(page, id);
    await page.locator("[data-choice]").first().click();
    await page.waitForTimeout(900);
  });
  await shot(`${tag}-dark`, size, async (page) => {
    const { id } = await newGame(all);
    await act(id, "japan", "buy infantry:2", "done", "pass");
    await sit(page, id);
  }, "dark");
}
for (const tab of ["log", "board", "rules", "history", "stats", "chat", "orders"]) {
  await shot(`tab-${tab}`, desk, async (page) => {
    const list = await (await fetch(`${process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123"}/api/games`)).json();
    const old = list.find((game) => game.round >= 2) ?? list[0];
    await sit(page, old.id);
    await page.click(`#tab-${tab}`);
    await settle(page);
  });
}
for (const [tag, size] of [["desk", desk], ["phone", phone]]) {
  await shot(`${tag}-lobby`, size, async (page) => {
    await page.goto(process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123");
    await page.waitForSelector("[data-testid=open-game]");
  });
  await shot(`${tag}-tour`, size, async (page) => {
    const { id } = await newGame({ japan: "me" });
    await page.goto(process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123");
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${process.env.FLAGPLOT_URL ?? "http://127.0.0.1:8123"}/#/game/${id}`);
    await page.reload();
    await page.evaluate(() => localStorage.setItem("flagplot.settings", "{}"));
    await page.reload();
    await page.waitForSelector("[data-ready=true]");
  });
  await shot(`${tag}-raid`, size, async (page) => {
    const { id } = await newGame(all, { game: "pacific-1940", base: "empty", turn: "japan", phase: "conduct_combat", units: { india: { japan: { "strategic_bomber~raiding2": 3, "fighter~escorting1": 2 }, uk: { fighter: 3, infantry: 1 } } }, facilities: { india: { complex: "major", airbase: 0, naval_base: 0 } } });
    await sit(page, id);
  });
  await shot(`${tag}-scramble`, size, async (page) => {
    const { id } = await newGame(all, { game: "pacific-1940", base: "empty", turn: "usa", phase: "conduct_combat", units: { sea33: { usa: { "transport[infantry!,infantry!]~assaulting>caroline_islands": 1, cruiser: 1 } }, caroline_islands: { japan: { fighter: 2, infantry: 1 } } }, this_turn: { assaults: [["sea33", "caroline_islands"]], origins: { sea33: ["sea32"] } } });
    await sit(page, id);
  });
}
await shot("hotseat", desk, async (page) => {
  const { id } = await newGame({ japan: "hotseat", usa: "hotseat", china: "hotseat", uk: "hotseat", anzac: "hotseat" });
  await page.goto(`http://127.0.0.1:8123/#/game/${id}`);
  await page.waitForTimeout(1500);
});
await browser.close();
