// Two players with a browser each fight August Storm to the end: an air force, a move on the map, an attack with its results.
import { ask, picture, toTheEnd, troop } from "./asia.mjs";
import { accessible, check, clickSpace, finish, journey, settle, twoPlayers, until, untilPrompt } from "./lib.mjs";

const CLOSE = 5.2; // zoom at which a hex is easily hit

await journey("august_storm", async (ann, browser) => {
  const wide = process.env.FLAGPLOT_PICTURES ? { width: 1440, height: 900 } : { width: 1100, height: 720 };
  await ann.setViewportSize(wide);
  const { id, ben } = await twoPlayers(ann, browser, { game: "dai-senso", scenario: "august-storm", name: "August Storm", seats: { soviet: { kind: "me" }, axis: { kind: "open" } } }, "Axis", { width: 390, height: 844 });
  const view = (page, seat) => ask(page, `/games/${id}/view?seat=${seat}`);
  const legal = async (verb, ...args) => (await view(ann, "soviet")).legal.filter((one) => one[0] === verb && args.every((arg) => one.includes(arg)));

  // the map opens on Manchuria, not on the whole theatre
  const zoom = await ann.evaluate(() => window.flagplotMap.zoom());
  await ann.click("[aria-label='Whole map']");
  check(zoom > (await ann.evaluate(() => window.flagplotMap.zoom())) + 0.7, "the map opens where the units are");

  // a place is found by its name
  await ann.keyboard.press("/");
  await ann.fill("dialog input", "harbin");
  await ann.keyboard.press("Enter");
  await ann.waitForSelector("[data-testid=inspector][data-space=w5427]");
  await picture(ann, "harbin");

  // an air force comes in from the Force Pool: the unit, then its hex on the map
  await untilPrompt(ann, /Place support units/);
  await troop(ann, "RU-AF-01").click();
  const [, , base] = (await legal("place", "RU-AF-01", "w5524"))[0] ?? (await legal("place", "RU-AF-01"))[0];
  await clickSpace(ann, base, CLOSE);
  await picture(ben, "contest phone");
  await untilPrompt(ben, /Contest/);
  await accessible(ben, "a contest", "aside");
  await ben.click("[data-testid=verb-decline]");
  await until("the air force is placed", async () => (await view(ann, "soviet")).places[base].units.some((unit) => unit.id === "RU-AF-01"));
  await settle(ann);
  await ann.locator("[data-testid=verb-done]").waitFor();
  await finish(ann);

  // Blitz markers by a click on the map, or by the name of a hex
  await untilPrompt(ann, /Blitz/);
  await picture(ann, "blitz");
  const front = ["w5524", "w5624", "e5402"];
  for (const hex of front) {
    if (!(await legal("blitz", hex)).length) continue;
    await clickSpace(ann, hex, CLOSE);
    await until(`a marker in ${hex}`, async () => (await view(ann, "soviet")).places[hex].units.some((unit) => unit.kind === "blitz"));
  }
  await untilPrompt(ann, /Organize|Blitz/);
  for (let guard = 0; guard < 4 && !/Movement/.test(await ann.textContent("[data-testid=prompt]")); guard++) {
    await finish(ann);
    await settle(ann);
  }

  // a unit is taken up from its stack and sent over the map
  await untilPrompt(ann, /Operational Movement/);
  const moves = await legal("move");
  const [, mover] = moves[0];
  const origin = Object.entries((await view(ann, "soviet")).places).find(([, place]) => place.units.some((unit) => unit.id === mover))[0];
  await clickSpace(ann, origin, CLOSE);
  await ann.waitForSelector("[data-testid=fan]");
  if (!(await ann.locator("[data-testid=orders]").count())) await troop(ann, mover, "[data-testid=fan]").click();
  await ann.waitForSelector("[data-testid=orders]");
  await until("what is in reach has a price", async () => (await ann.locator("[data-testid=orders] small").count()) > 0);
  await picture(ann, "movement");
  await accessible(ann, "a unit in hand", "aside");
  const [, , goal] = moves.find((one) => one[1] === mover);
  await clickSpace(ann, goal, CLOSE);
  await until("the unit has moved", async () => (await view(ann, "soviet")).places[goal]?.units.some((unit) => unit.id === mover));
  // and taken back
  await settle(ann);
  await ann.keyboard.press("u");
  await until("the move is taken back", async () => (await view(ann, "soviet")).places[origin]?.units.some((unit) => unit.id === mover));
  await settle(ann);
  await finish(ann);

  // an attack: the hex, the attackers, the odds as the server tells them
  await untilPrompt(ann, /Combat/);
  if (!(await legal("target")).length) await finish(ann);
  await untilPrompt(ann, /Combat/);
  const targets = (await legal("target")).map((one) => one[1]);
  check(targets.length > 0, "somebody can be attacked");
  await clickSpace(ann, targets.includes("w5525") ? "w5525" : targets[0], CLOSE);
  await ann.waitForSelector("[data-testid=attack][data-stage=declare]");
  const all = ann.locator("[data-testid=joining] button:has-text('All')");
  if (await all.count()) await all.click();
  else await ann.locator("[data-testid=joining] button[data-mark=commit]").first().click();
  await until("all have joined", async () => (await legal("commit")).length === 0);
  await ann.waitForSelector("[data-testid=odds]");
  const { attack } = (await view(ann, "soviet")).panels;
  await until("the panel has the column", async () => (await ann.textContent("[data-testid=odds]")).includes(attack.column));
  for (const shift of attack.shifts) check((await ann.textContent("[data-testid=odds]")).includes(shift.reason), `no word of: ${shift.reason}`);
  const rows = await ann.locator("[data-testid=attack] td.code").allTextContents();
  check(JSON.stringify(rows) === JSON.stringify(attack.results), `results ${rows}`);
  await accessible(ann, "an attack", "aside");
  await picture(ann, "attack");
  await picture(ben, "attack phone");
  await ann.click("[data-testid=verb-attack]");

  // what comes of it, whoever is asked; then to the end of the turn
  await toTheEnd({ soviet: ann, axis: ben }, view, 400);
  const log = await ask(ann, `/games/${id}/log`);
  check(log.some((line) => line.event?.event === "resulted"), "an attack was resolved");
  for (const page of [ann, ben]) await page.waitForSelector("[data-testid=game-over]");
  await ann.locator("[data-testid=end-luck] li").filter({ hasText: "Soviets" }).filter({ hasText: "steps by luck" }).waitFor();
  await picture(ann, "end");
  await picture(ben, "end phone");
  check(ben.problems.length === 0, ben.problems.join("; "));
});
