// A stand-in for a push service: a subscription with keys of its own, which opens what the server has sealed for it.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export class Subscription {
  constructor(endpoint) {
    this.endpoint = endpoint;
    this.own = createECDH("prime256v1");
    this.own.generateKeys();
    this.auth = randomBytes(16);
  }

  get keys() {
    return { p256dh: this.own.getPublicKey().toString("base64url"), auth: this.auth.toString("base64url") };
  }

  /** What stands in a message: RFC 8291, one record of the encoding aes128gcm. */
  open(body) {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const secret = this.own.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.own.getPublicKey(), sender]);
    const derived = (key, from, about, length) => Buffer.from(hkdfSync("sha256", key, from, about, length));
    const input = derived(secret, this.auth, info, 32);
    const key = derived(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derived(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString(); // 2 ends the last record
  }
}

/** The browser asks our stand-in when a page subscribes; everything else is its own. */
export const standIn = (page, subscription) =>
  page.addInitScript(({ endpoint, keys }) => {
    PushManager.prototype.subscribe = async (how) => {
      window.askedWith = how;
      return { endpoint, toJSON: () => ({ endpoint, keys }) };
    };
  }, { endpoint: subscription.endpoint, keys: subscription.keys });

/** Hand a message to the service worker of a page, as the browser does when its push service has one. */
export async function deliver(page, data) {
  const session = await page.context().newCDPSession(page);
  const found = new Promise((done) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0])));
  await session.send("ServiceWorker.enable");
  const { registrationId } = await found;
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data });
  await session.detach();
}
