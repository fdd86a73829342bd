// Landings: the cargo is shown before it goes aboard and can be changed; step by step, every lit coast answers.
import { accessible, act, check, clickSpace, get, journey, newGame, settle, sit } from "./lib.mjs";

const POWERS = ["germany", "ussr", "japan", "uk", "italy", "usa", "china"];
const ALL = Object.fromEntries(POWERS.map((seat) => [seat, "me"]));
async function units(id, space, owner) {
  const found = {};
  for (const unit of (await get(`/games/${id}/view`)).places[space].units ?? []) if (unit.owner === owner) found[unit.kind] = (found[unit.kind] ?? 0) + unit.count;
  return found;
}

/** Four clicks: the zone, the coast, one gun more, the coast again. */
async function assault(page) {
  const { id } = await newGame(ALL, { game: "anniversary", scenario: "1941", turn: "germany", phase: "combat_move" });
  await sit(page, id);
  const before = await units(id, "poland", "germany");
  await clickSpace(page, "sz5");
  await clickSpace(page, "baltic_states");
  const card = page.locator("[data-testid=landing][data-space=baltic_states]");
  await card.waitFor();
  check(!(await get(`/games/${id}/view`)).panels.assaults, "nothing is ordered by the first click");
  check(/Tank/.test(await card.locator('[data-offer="poland tank"]').textContent()), "the cargo is shown");
  await accessible(page, "a landing", "aside");
  await card.locator('[data-offer="poland artillery"] [aria-label$="more"]').click();
  await settle(page);
  check((await card.locator('[data-offer="poland tank"] output').textContent()) === "0", "the tank made room for the gun");
  await clickSpace(page, "baltic_states");
  const view = await get(`/games/${id}/view`);
  check(view.panels.assaults.join() === "sz5,baltic_states", "the second click orders the landing");
  const after = await units(id, "poland", "germany");
  check(after.artillery === undefined && after.tank === before.tank, `the gun went and no tank: ${JSON.stringify(after)}`);
  const offered = await page.locator("[data-testid=inspector] [data-piece^=transport]").count();
  check(offered === 0, "the assaulting transport is not offered with the fleet");
}

/** Five clicks with a cargo of two infantry, peacefully. */
async function ferry(page) {
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "noncombat_move" });
  await sit(page, id);
  const before = await units(id, "japan", "japan");
  await clickSpace(page, "sea6");
  await page.click('[data-testid=inspector] [data-domain=sea] [aria-label="None of the Ships"]');
  await page.click('[data-testid=inspector] [data-piece=transport] [aria-label$="more"]');
  await settle(page);
  await clickSpace(page, "korea");
  const card = page.locator("[data-testid=landing][data-space=korea]");
  await card.locator('[data-offer="japan infantry"] [aria-label$="more"]').click();
  await settle(page);
  await card.locator("[data-testid=land]").click();
  await settle(page);
  const after = await units(id, "japan", "japan");
  check(after.infantry === before.infantry - 2 && after.tank === before.tank, `two infantry went: ${JSON.stringify(after)}`);
}

/** Load two kinds, sail, click a lit coast: all of it goes ashore with one click. */
async function steps(page) {
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "noncombat_move" });
  await act(id, "japan", "move sea6 sea", "take transport 1", "load japan artillery transport", "load japan infantry transport", "step sea19");
  await sit(page, id);
  await page.waitForSelector("[data-testid=order] [data-coast=jehol] button.main");
  check(/All ashore/.test(await page.locator("[data-coast=jehol] button.main").textContent()), "the coast says what a click does");
  const before = await units(id, "jehol", "japan");
  await clickSpace(page, "jehol");
  const after = await units(id, "jehol", "japan");
  check(after.infantry === before.infantry + 1 && after.artillery === (before.artillery ?? 0) + 1, "both went ashore");
  check((await page.locator("[data-testid=order]").count()) === 0, "and the order is over");
}

/** A lit territory with several kinds to load narrows the choice to them. */
async function narrowed(page) {
  const { id } = await newGame({ japan: "me" }, { game: "pacific-1940", turn: "japan", phase: "noncombat_move" });
  await act(id, "japan", "move sea6 sea", "take transport 1");
  await sit(page, id);
  await clickSpace(page, "japan");
  const card = page.locator("[data-testid=narrowed]");
  await card.waitFor();
  const words = await card.locator("[data-choice]").allTextContents();
  check(words.length > 2 && new Set(words).size === words.length, `buttons that differ: ${words.join(", ")}`);
  await card.locator("[data-choice]", { hasText: /tank/i }).click();
  await settle(page);
  check((await get(`/games/${id}/view`)).panels.order.force[0].cargo.includes("tank"), "the tank is aboard");
}

await journey("landing", async (page) => {
  await assault(page);
  await ferry(page);
  await steps(page);
  await narrowed(page);
});
