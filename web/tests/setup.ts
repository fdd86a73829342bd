// The little of a browser that client logic touches.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  location: { protocol: "http:", host: "test", hash: "" },
});
