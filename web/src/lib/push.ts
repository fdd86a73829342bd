/** This browser as a place to be told: it subscribes, and the server seals messages for it alone. */
import type { NewChannel } from "./wire";

/** Whether this browser can be told at all; on a phone from Apple only an installed app can. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Ask the browser; null when it is not allowed. */
export async function subscribe(key: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/push.js");
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  return endpoint && keys ? { kind: "push", address: endpoint, keys } : null;
}
