// Two players with a browser each fight the carriers' battle of Midway: dummies and air plots at the same time, courses on the map.
// By itself it stops after the first Air Phase; with FLAGPLOT_WHOLE both play on from there, to the end.
import { ask, clear, follow, picture, type } from "./asia.mjs";
import { accessible, check, clickSpace, DESK, finish, journey, PHONE, settle, twoPlayers, until, untilPrompt } from "./lib.mjs";

await journey("carriers", async (ann, browser) => {
  await ann.setViewportSize(DESK);
  const { id, ben } = await twoPlayers(ann, browser, { game: "war-in-the-pacific", scenario: "midway", name: "Midway", seats: { japan: { kind: "me" }, allied: { kind: "open" } } }, "Allies", PHONE);
  const view = (page, seat) => ask(page, `/games/${id}/view?seat=${seat}`);
  const verbs = async (page, seat) => {
    const found = await view(page, seat);
    return new Set([...found.legal.map(([verb]) => verb), ...(found.answers ?? []).map(([verb]) => verb)]);
  };
  const pages = [[ann, "japan"], [ben, "allied"]];

  /** Whoever is asked does what is suggested, until it is so far or the game is over. */
  const goOn = async (enough) => {
    for (const [page, seat] of pages) {
      const found = await view(page, seat);
      if (found.outcome || (await enough())) return true;
      if (found.legal.length || found.answers?.length) {
        // with the whole game before them they let task forces hold, and aircraft stay, that they have no orders for
        const open = await verbs(page, seat);
        if (process.env.FLAGPLOT_WHOLE && ["take-card", "ruse", "brief"].some((verb) => open.has(verb))) {
          await clear(page);
          await finish(page);
          await settle(page);
        } else await follow(page, found.seq);
        return false;
      }
    }
    return false;
  };

  /** They play on, both at once, to the last turn. */
  async function toTheEnd() {
    await until("the game is over", () => goOn(async () => false), 840_000);
    for (const [page, name] of [[ann, "desk"], [ben, "phone"]]) {
      await page.waitForSelector("[data-testid=game-over] h3:has-text('Points')");
      await accessible(page, `${name}: the end`, "[data-testid=game-over]");
      await picture(page, `end ${name}`);
    }
    check(ben.problems.length === 0, ben.problems.join("; "));
  }

  // both place dummies at the same time, and neither learns of it
  await untilPrompt(ann, /Place dummies in secret/);
  await untilPrompt(ben, /Place dummies in secret/);
  const before = JSON.stringify(await view(ben, "allied"));
  await type(ann, "dummy D3030");
  check(JSON.stringify(await view(ben, "allied")) === before, "Ben sees that Ann places a dummy");
  await type(ben, "dummy F3030");
  await finish(ann);
  await finish(ben);

  // Japan plots on the map: a task force is taken from the planner and sent to a hex
  await until("Japan plots", () => goOn(async () => (await verbs(ann, "japan")).has("take-card")));
  await ann.waitForSelector("[data-testid=planner]");
  await picture(ann, "planner");
  await accessible(ann, "the planner", "aside");
  await ann.click("[data-testid=planner] [data-sail=J1]");
  await ann.waitForSelector("[data-testid=planner] .hand");
  const cards = async (page, seat) => (await view(page, seat)).panels[`cards_${seat}`];
  const start = (await cards(ann, "japan")).find((card) => card.force === "J1").hex;
  await until("J1 has a course", async () => {
    await clickSpace(ann, "D3127").catch(() => {});
    return (await cards(ann, "japan")).find((card) => card.force === "J1").written;
  });
  check((await cards(ann, "japan")).find((card) => card.force === "J1").route.at(-1) === "D3127", `J1 sails from ${start} to the hex that was clicked`);
  await ann.keyboard.press("u"); // and back: the bots know a better one
  await until("the card is taken back", async () => !(await cards(ann, "japan")).find((card) => card.force === "J1").written);
  // one card by hand, in its panel, and by key: a digit presses the choice that is so manieth in sight
  const press = (page, choice) =>
    page.evaluate((which) => [...document.querySelectorAll("[data-choice]:not(:disabled)")].filter((one) => one.checkVisibility()).findIndex((one) => one.matches(which)) + 1, choice).then((digit) => page.keyboard.press(String(digit)));
  await press(ann, "[data-answer='take-card J1']");
  await ann.waitForSelector("[data-testid=card-panel]");
  await picture(ann, "card");
  await ann.click("[data-testid=card-panel] [data-answer='file-card']");
  await ann.waitForSelector("[data-testid=planner] .written");

  // both plot their air missions at once; what one writes the other does not see
  await until("both plot in the air", () => goOn(async () => (await verbs(ann, "japan")).has("brief") && (await verbs(ben, "allied")).has("brief")), 900_000);
  await ann.waitForSelector("[data-testid=air-planner]");
  await ben.waitForSelector("[data-testid=air-planner]");
  await picture(ann, "air plot");
  await picture(ben, "air plot phone");
  const seen = JSON.stringify(await view(ann, "japan"));
  const base = ben.locator("[data-testid=air-planner] details:has([data-answer^='brief '])").first();
  if ((await base.getAttribute("open")) === null) await base.locator("summary").click(); // who can strike lies open already
  await base.locator("[data-answer^='brief ']").first().click();
  await until("Ben briefs a unit", async () => (await verbs(ben, "allied")).has("cancel"));
  check(JSON.stringify(await view(ann, "japan")) === seen, "Ann sees that Ben plots");
  await press(ben, "[data-testid=air-planner] [data-answer=cancel]");
  await until("Ben is back at his plot", async () => (await verbs(ben, "allied")).has("brief"));

  if (process.env.FLAGPLOT_WHOLE) return toTheEnd();

  // the strikes are flown; the boards of battles are looked at as they come
  const boards = new Set();
  await until("the phase is over", () => goOn(async () => {
    for (const [page, seat] of pages) {
      for (const board of ["raid-board", "surface-board"]) {
        if (!boards.has(`${seat} ${board}`) && (await page.locator(`[data-testid=${board}]`).count()) && (await page.locator("[data-testid=ship-chances], [data-testid=raid-board] table").count())) {
          boards.add(`${seat} ${board}`);
          await page.locator(`[data-testid=${board}]`).scrollIntoViewIfNeeded();
          await picture(page, `${board} ${seat}`);
        }
      }
    }
    return (await verbs(ann, "japan")).has("take-card");
  }), 400_000);
  // the next phase: cards as in the last one
  await ann.waitForSelector("[data-testid=planner]");
  await clear(ann);
  await ann.click("[data-testid=propose-again]");
  await ann.waitForSelector("[data-testid=proposal] li");
  await picture(ann, "proposed");
  await ann.click("[data-testid=proposal-take]");
  await until("all sail on", async () => (await cards(ann, "japan")).some((card) => card.written));
  await picture(ann, "as before");
  check(ben.problems.length === 0, ben.problems.join("; "));
});
