// Two players with a browser each play the China Incident to the end: a Convoy to sea, a fleet on station, five turns.
import { ask, picture, toTheEnd, troop } from "./asia.mjs";
import { accessible, check, finish, journey, settle, twoPlayers, until, untilPrompt } from "./lib.mjs";

await journey("china_incident", async (ann, browser) => {
  const wide = process.env.FLAGPLOT_PICTURES ? { width: 1440, height: 900 } : { width: 1100, height: 720 };
  await ann.setViewportSize(wide);
  const seats = { axis: { kind: "me" }, western: { kind: "open" } };
  const { id, ben } = await twoPlayers(ann, browser, { game: "dai-senso", scenario: "china-incident", name: "China Incident", seats }, "Western", { width: 390, height: 844 });
  const view = (page, seat) => ask(page, `/games/${id}/view?seat=${seat}`);
  const lies = async (box, unit) => (await view(ann, "axis")).places[box]?.units.some((one) => one.id === unit);
  /** A counter of the Force Pool is taken up and sent to a box, found by its name where there are many. */
  const placed = async (unit, box, mode = "") => {
    const answer = ["place", unit, box, ...(mode ? [mode] : [])];
    await until(`${unit} can be placed`, async () => (await view(ann, "axis")).legal.some((one) => one.join(" ") === answer.join(" ")));
    await troop(ann, unit, "[data-testid=pools]").click();
    await ann.waitForSelector("[data-testid=orders]");
    const search = ann.locator("[data-testid=troops] input");
    if (await search.count()) await search.fill("yellow");
    await ann.locator(`[data-testid=orders] [data-answer="${answer.join(" ")}"]:enabled`).click();
    await until(`${unit} is in ${box}`, () => lies(box, unit));
    await settle(ann);
  };

  // a Convoy takes troops over the Yellow Sea, and the carriers go on station there
  await untilPrompt(ann, /support units and Convoys/);
  await placed("JP-CONV-01", "yellow_sea_convoys", "troop");
  await accessible(ann, "the boxes", "aside");
  await picture(ann, "china");
  await placed("JP-CV-01", "yellow_sea_on_station");
  check((await view(ben, "western")).places.yellow_sea_on_station.units.length === 1, "the other player sees the fleet");

  // then both go through the turns: cards, replacements, guerrillas, delays
  await finish(ann);
  const { outcome, tracks } = await toTheEnd({ axis: ann, western: ben }, view, 400);
  check(outcome.winners.join() === "western", `who wins without a fight: ${outcome.winners}`);
  check(/Feb 1938/.test(tracks.turn), `it ends in ${tracks.turn}`);
  const log = await ask(ann, `/games/${id}/log`);
  check(log.some((line) => /card 20/.test(line.text ?? "")), "the cards of the scenario were revealed");
  for (const page of [ann, ben]) await page.waitForSelector("[data-testid=game-over]");
  await picture(ann, "china end");
  await picture(ben, "china end phone");
  check(ben.problems.length === 0, ben.problems.join("; "));
});
