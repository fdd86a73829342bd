// Two players with a browser each play Tarawa to the end: a secret deployment, a landing as suggested, a move on the map.
import { ask, clear, follow, picture, type } from "./asia.mjs";
import { accessible, check, clickSpace, DESK, finish, journey, PHONE, twoPlayers, until, untilPrompt } from "./lib.mjs";

await journey("tarawa", async (ann, browser) => {
  await ann.setViewportSize(DESK);
  const { id, ben } = await twoPlayers(ann, browser, { game: "war-in-the-pacific", scenario: "tarawa", name: "Betio", seats: { japan: { kind: "me" }, allied: { kind: "open" } } }, "Allies", PHONE);
  const view = (page, seat) => ask(page, `/games/${id}/view?seat=${seat}`);

  /** Whoever is asked does what is suggested; true as soon as the Allies have an answer of a kind, or the game is over. */
  const go = async (wanted) => {
    const [mine, theirs] = [await view(ben, "allied"), await view(ann, "japan")];
    if (mine.outcome || mine.legal.some(wanted)) return true;
    await follow(mine.legal.length ? ben : ann, mine.legal.length ? mine.seq : theirs.seq);
    return false;
  };

  // what Japan writes nobody sees, not even that something was written
  await untilPrompt(ann, /Place your units in secret: 4 units left/);
  const before = JSON.stringify(await view(ben, "allied"));
  await type(ann, "place jn-snlf-s7 b0405");
  await untilPrompt(ann, /3 units left/);
  check(JSON.stringify(await view(ben, "allied")) === before, "Ben sees that Ann deploys");
  await ann.keyboard.press("u");
  await untilPrompt(ann, /4 units left/);
  await type(ann, "historical");
  await picture(ann, "deployment");
  await finish(ann);
  await untilPrompt(ben, /Name a hex and a target/);
  const hidden = Object.values((await view(ben, "allied")).places).flatMap((place) => place.units ?? []).filter((unit) => unit.owner === "japan");
  check(hidden.length > 0 && hidden.every((unit) => unit.kind === "unknown"), `Ben sees that somebody is there, not who: ${JSON.stringify(hidden)}`);

  // both do what is suggested until marines are ashore
  await until("marines may move on the island", () => go(([verb]) => verb === "move"), 240_000);
  await picture(ben, "ashore phone");

  // a unit is taken up from its hex and sent over the map
  const { seq: moved } = await view(ben, "allied");
  const moves = (await view(ben, "allied")).legal.filter(([verb]) => verb === "move");
  const [, unit] = moves[0];
  const origin = Object.entries((await view(ben, "allied")).places).find(([, place]) => (place.units ?? []).some((one) => one.id === unit))[0];
  await clear(ben);
  await clickSpace(ben, origin);
  await until("the unit is in hand", async () => {
    if (await ben.locator("[data-testid=orders]").count()) return true;
    await ben.locator(`[data-testid=troops] button[data-unit="${unit}"]`).first().click({ timeout: 3000 }).catch(() => {});
    return false;
  });
  await until("what is in reach has a price", async () => (await ben.locator("[data-testid=orders] small").count()) > 0);
  await accessible(ben, "a unit in hand", "aside");
  await picture(ben, "move phone");
  const goal = moves.find((one) => one[1] === unit)[2];
  await clickSpace(ben, goal);
  await until("it has moved, or did not get through", async () => (await view(ben, "allied")).seq > moved);

  await until("the game is over", () => go(() => false), 240_000);
  for (const [page, name] of [[ann, "desk"], [ben, "phone"]]) {
    await page.waitForSelector("[data-testid=game-over] h3:has-text('Points')"); // what counted, turn by turn
    await accessible(page, `${name}: the end`, "[data-testid=game-over]");
    await picture(page, `end ${name}`);
  }
  check(ben.problems.length === 0, ben.problems.join("; "));
});
