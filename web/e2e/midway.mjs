// Two players with a browser each fight Midway to the end: orders, targets, a retreat with its pursuit, the way home.
import { accessible, check, finish, journey, settle, twoPlayers, until, untilPrompt } from "./lib.mjs";

const MEETING = "central_pacific";
const FAST = {
  japanese: ["jap_akagi", "jap_hiryu", "jap_tone", "jap_chikuma", "jap_atago"],
  us: ["us_enterprise_cv6", "us_astoria", "us_portland", "us_pensacola"],
};

/** What the server says to whoever is logged in on a page. */
const ask = (page, path) => page.evaluate(async (where) => (await fetch(`/api${where}`)).json(), path);

const seen = new Set(); // what has been looked at with axe
async function once(page, what, part) {
  if (seen.has(what)) return;
  seen.add(what);
  await accessible(page, what, part);
}

const words = (chance) => (chance <= 0 ? "0 %" : chance >= 1 - 1e-12 ? "100 %" : chance < 0.005 ? "<1 %" : chance > 0.995 ? ">99 %" : `${Math.round(chance * 100)} %`);

/** The panel has every number the server gives of the fight at hand, and every target what aiming at it would bring. */
async function oddsAgree(page, view, state) {
  const { seq, fleets } = await ask(page, `/games/${state.id}/odds`);
  if (seq !== view.seq) return;
  check(fleets.length > 0, "a fight has odds, or says why not");
  for (const one of fleets) {
    check(one.answers.length > 0 || one.note, `no word about ${one.title}`);
    const card = page.locator(`[data-testid=fleet-odds][data-kind=${one.kind}]`, { hasText: one.title }).first();
    await card.waitFor();
    for (const { title, units } of one.answers) {
      const part = card.locator(`[data-answer="${title}"]`);
      for (const unit of units) {
        const cell = part.locator(`tr[data-unit=${unit.id}] td[data-what=sunk]`);
        await until(`${unit.name}: ${words(unit.sunk)}`, async () => (await cell.textContent().catch(() => "")) === words(unit.sunk));
      }
    }
    for (const [action, [unit]] of Object.entries(one.choices)) {
      if (!action.startsWith("aim ")) continue;
      const chip = page.locator(`[data-testid=aim-odds][data-unit=${unit.id}]`);
      await until(`${action}: sunk ${words(unit.sunk)}`, async () => (await chip.textContent().catch(() => "")).includes(`sunk ${words(unit.sunk)}`));
      state.aims = (state.aims ?? 0) + 1;
    }
    state.kinds.add(one.kind);
  }
}

/** Send the fast ships to where the enemy is expected: one first, taken back, then all of them. */
async function patrol(page, seat) {
  const [first] = FAST[seat];
  const card = (id) => page.locator(`[data-testid=fleet-orders] [data-unit=${id}]`);
  const goal = page.locator(`[data-testid=goals] [data-space=${MEETING}]`);
  await card(first).click();
  await goal.waitFor();
  await once(page, "orders", "aside");
  check(/sure|in 6|fails|of/.test(await goal.textContent()), "the chance of the speed roll is shown");
  await goal.click();
  await card(first).waitFor({ state: "detached" });
  await page.keyboard.press("u");
  for (const id of FAST[seat]) await card(id).click();
  await goal.click();
  await card(first).waitFor({ state: "detached" });
  await finish(page);
}

/** One answer with what the page offers. */
async function answer(page, view, state) {
  const verbs = new Set(view.legal.map((action) => action[0]));
  const press = (selector, text) => {
    const found = page.locator(`${selector}:enabled`, text ? { hasText: text } : {}).first();
    return found.click({ timeout: 5000 });
  };
  if (await page.locator("[data-testid=go-on]:enabled").count()) return press("[data-testid=go-on]"); // Done was asked about
  const fight = "[data-testid=engagement]";
  const kind = ["choose", "aim", "pursue", "bomb"].find((verb) => verbs.has(verb));
  if (kind && (state.looks[kind] = (state.looks[kind] ?? 0) + 1) <= 2) await oddsAgree(page, view, state);
  if (kind === "choose" && state.looks.choose === 1) {
    await page.locator(`${fight} [data-choice]:enabled`, { hasText: /surface/i }).first().hover();
    await page.waitForSelector("[data-testid=planned-fleet-odds]"); // what such a round would bring
  }
  if (verbs.has("choose")) return press(`${fight} [data-choice]`, /air/i);
  if (verbs.has("aim")) {
    await page.waitForSelector(`${fight} li.target button`);
    await once(page, "targets", fight);
    await once(page, "the odds of a volley", "[data-testid=fleet-odds]");
    return press(`${fight} li.target button`);
  }
  if (verbs.has("stand")) return press(`${fight} [data-choice]`, view.seat === state.runner ? /Retreat/ : /Stand/);
  if (verbs.has("group")) {
    await page.waitForSelector("[data-testid=chase]");
    state.grouped = true;
    return press("[data-testid=chase] [data-choice]", state.split++ ? /All the rest/ : /of its own/);
  }
  if (verbs.has("pursue")) {
    await page.waitForSelector("[data-testid=chase]");
    await once(page, "pursuit", fight);
    if (verbs.has("break") && state.rounds++ > 2) return press("[data-testid=chase] [data-choice]", /breaks off/);
    return press("[data-testid=chase] .group [data-choice]");
  }
  if (verbs.has("to")) return press("[data-testid=goes] [data-choice]");
  if (view.tracks.phase === "return to base" && verbs.has("pick")) {
    await page.waitForSelector("[data-testid=fleet-orders] .home"); // where each would go by itself
    await once(page, "the way home", "aside");
  }
  if (verbs.has("done") || verbs.has("pass")) return press(`[data-testid=verb-${verbs.has("done") ? "done" : "pass"}]`);
  return press("[data-choice]");
}

await journey("midway", async (ann, browser) => {
  const { id, ben } = await twoPlayers(ann, browser, { game: "admirals-war", scenario: "midway", name: "Midway", seats: { us: { kind: "me" }, japanese: { kind: "open" } } }, "Japan");

  await untilPrompt(ben, /patrol/);
  await patrol(ben, "japanese");
  await untilPrompt(ann, /patrol/);
  await patrol(ann, "us");

  // what an area is worth, who may still come, the calendar and both tracks; the text board; notes
  await ann.click("#tab-board");
  await ann.fill("[aria-label='Find a space']", "central");
  await ann.click(`[data-testid=text-board] [data-space=${MEETING}]`);
  await ann.click("#tab-play");
  await ann.waitForSelector("[data-testid=outlook]");
  await ann.waitForSelector("[data-testid=score-tracks]");
  await accessible(ann, "outlook", "aside");

  // Ann's ships go home by themselves from now on
  await ann.click("#tab-orders");
  await ann.check("text=Use standing orders");
  await ann.selectOption("label:has-text('When') select", "always");
  await ann.selectOption("[data-testid=order-home]", "usual");
  await ann.click("button:has-text('Save')");
  await ann.waitForSelector("text=Saved.");
  await accessible(ann, "standing orders", "aside");
  await ann.click("#tab-play");

  const pages = { us: ann, japanese: ben };
  const state = { id, runner: "us", split: 0, rounds: 0, grouped: false, looks: {}, kinds: new Set() };
  for (let step = 0, last = -1, stuck = 0; ; step++) {
    const views = {};
    for (const [seat, page] of Object.entries(pages)) views[seat] = await ask(page, `/games/${id}/view?seat=${seat}`);
    if (views.us.outcome) break;
    stuck = views.us.seq === last ? stuck + 1 : 0;
    last = views.us.seq;
    check(stuck < 20 && step < 400, `nothing on the page answers: ${JSON.stringify(Object.values(views).map((one) => [one.seat, one.prompt, one.legal.slice(0, 4)]))}`);
    for (const [seat, page] of Object.entries(pages)) {
      if (!views[seat].legal.length) continue;
      await page.waitForFunction((seq) => Number(document.querySelector(".screen")?.dataset.seq) >= seq, views[seat].seq);
      await answer(page, views[seat], state).catch((error) => {
        if (/check failed|waited in vain/.test(error.message)) throw error;
      });
      await settle(page);
    }
  }

  const log = await ask(ann, `/games/${id}/log`);
  check(log.some((line) => line.event?.event === "fired"), "shots were fired");
  check(log.some((line) => line.event?.event === "grouped" && line.event.pursuers.length), "a group was pursued");
  check(state.aims > 0 && state.kinds.has("battle") && state.kinds.has("volley"), `odds of ${[...state.kinds].join(", ")}`);
  check(state.grouped, "the groups were formed in the page");
  for (const page of [ann, ben]) {
    await page.waitForSelector("[data-testid=game-over]");
    await page.click("#tab-history");
    await settle(page);
  }
  await accessible(ann, "the end");
  for (const what of ["orders", "targets", "pursuit", "the way home"]) check(seen.has(what), `looked at ${[...seen].join(", ")}, not at ${what}`);
  check(ben.problems.length === 0, ben.problems.join("; "));
});
