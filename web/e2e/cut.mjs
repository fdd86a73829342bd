// The live connection breaks in the middle of a battle: the page says so, catches up, and stands at the open question.
import { act, check, get, journey, newGame, openPage, post, sit, untilPrompt, untilSeq } from "./lib.mjs";

await journey("cut", async (_, browser) => {
  const seats = { japan: "me", usa: "bot", china: "me", uk: "bot", anzac: "bot" };
  const position = { game: "pacific-1940", base: "empty", turn: "japan", phase: "combat_move", units: { kwangsi: { japan: { infantry: 8, tank: 3 } }, yunnan: { china: { infantry: 12 } } } };
  const { id } = await newGame(seats, position);
  await act(id, "japan", "go kwangsi>yunnan infantry:8 tank:3", "done");

  const page = await openPage(browser);
  const sockets = [];
  let closed = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (closed) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    sockets.push(socket);
  });
  await sit(page, id);
  await page.waitForSelector("[data-testid=battle]");
  const before = await get(`/games/${id}/view`);

  // the line goes dead and stays dead
  closed = true;
  for (const socket of sockets) await socket.close();
  await page.waitForSelector("text=reconnecting");

  // the battle goes on elsewhere: another window of the same player answers
  const answer = before.legal[0];
  await post(`/games/${id}/actions`, { seat: before.waiting[0], seq: before.seq, action: answer });
  const after = await untilSeq(id, before.seq);
  // plain asking keeps the page going without a socket
  await page.waitForFunction(([selector, seq]) => Number(document.querySelector(selector)?.getAttribute("data-seq")) >= seq, [".screen", after.seq]);

  // the line is back
  closed = false;
  await page.waitForSelector("text=reconnecting", { state: "detached" });
  check(sockets.length > 1, "a second connection was made");
  const now = await get(`/games/${id}/view`);
  const seat = now.waiting[0] === "japan" ? /Japan/ : /China/;
  await untilPrompt(page, seat);
  check(await page.locator("[data-testid=battle]").isVisible(), "the battle is on the screen");

  // and the open question is answered here, by the page itself
  const confirm = page.locator("[data-testid=confirm-losses]:enabled");
  if (await confirm.count()) await confirm.click();
  else await page.locator("[data-testid=battle] [data-choice]:enabled").first().click();
  await untilSeq(id, now.seq);
  check(page.problems.filter((text) => !/WebSocket/.test(text)).length === 0, page.problems.join("; "));
});
