// The part of the client that runs while no page is open: it shows what the server pushes. It keeps no copies of pages.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? { title: "Flagplot", lines: [], url: "/" };
  const show = { body: told.lines.join("\n"), icon: "/icon-192.png", tag: told.url, data: told.url };
  event.waitUntil(self.registration.showNotification(told.title, show));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data || "/", self.location.origin);
  const here = `${self.location.origin}/${url.hash}`; // whatever the message says, only this house is opened
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const [page] = open;
      return page ? page.focus().then((found) => found.navigate(here)) : self.clients.openWindow(here);
    }),
  );
});
