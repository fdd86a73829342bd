// One move is few requests: what can go where, its odds, the answer, and the odds of what is at hand then.
import { act, check, clickSpace, get, journey, newGame, settle, sit, until } from "./lib.mjs";

const MOST = 4;

await journey("requests", async (page) => {
  const { id } = await newGame({ japan: "me" });
  await act(id, "japan", "done", "pass");
  await sit(page, id);
  const asked = [];
  page.on("request", (request) => /\/api\/games/.test(request.url()) && !request.url().endsWith("?journey") && asked.push(`${request.method()} ${request.url().split("/api")[1]}`));

  const before = (await get(`/games/${id}/view`)).seq;
  await clickSpace(page, "kwangsi"); // all of it goes: nothing is left to be picked next
  await page.waitForSelector("[data-testid=inspector] li [data-space]");
  await clickSpace(page, "yunnan");
  const after = await until("the move is made", async () => {
    const { seq } = await get(`/games/${id}/view`);
    return seq > before && seq;
  });
  await until("the table shows it", () => page.evaluate((seq) => document.querySelector(`[data-seq="${seq}"]`) !== null, after));
  await settle(page);
  check(asked.some((one) => one.startsWith("POST") && one.endsWith("/actions")), asked.join("\n"));
  check(asked.length <= MOST, `at most ${MOST} requests for one move:\n${asked.join("\n")}`);
  check(!asked.some((one) => /\/(view|log)/.test(one)), `neither view nor log is asked for again:\n${asked.join("\n")}`);
});
