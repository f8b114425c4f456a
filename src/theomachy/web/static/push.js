// Receives notices in the browser, also while no page of ours is open: shows them, and opens the table on a click.

self.addEventListener("push", (event) => {
  let news = {};
  try {
    news = event.data?.json() ?? {};
  } catch {
    // not ours to read: something must be shown all the same
  }
  event.waitUntil(self.registration.showNotification(news.title ?? "Theomachy", {
    body: news.text ?? "", tag: news.tag ?? "theomachy", icon: "/static/icon.svg", data: { path: news.path ?? "/" },
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === path);
    return open ? open.focus() : self.clients.openWindow(path);
  })());
});

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
