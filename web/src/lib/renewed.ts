/** A server that was renewed no longer has the files an open page asks for. */
const KEY = "flagplot.renewed";
const AGAIN = 60_000; // no page is loaded anew more often than that

/** A part could not be fetched: the page is loaded anew if the server is there. */
export async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN) return;
  const there = await fetch("/api/meta").then(({ ok }) => ok, () => false);
  if (!there) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
