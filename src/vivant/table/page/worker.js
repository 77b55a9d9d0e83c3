// The service worker, for notifications alone: it stores nothing and stands between no page and the server.

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.body, tag: told.tag, data: told.url };
  event.waitUntil(worker.registration.showNotification(told.title || "vivant", shown));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const address = new URL(event.notification.data || "/", worker.location.origin);
  const open = async () => {
    if (address.origin !== worker.location.origin) return undefined;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname.endsWith(address.pathname.slice(3)));
    return there ? there.focus() : worker.clients.openWindow(address.href);
  };
  event.waitUntil(open());
});

// The browser has another subscription now: the server is told where it finds this one.
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  const old = event.oldSubscription;
  const move = async () => {
    const made = event.newSubscription ?? (await worker.registration.pushManager.subscribe(old.options));
    const [before, now] = [old.toJSON(), made.toJSON()];
    const form = { old: before.endpoint, old_auth: before.keys.auth, endpoint: now.endpoint, ...now.keys };
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/calls/moved", { method: "POST", headers, body: JSON.stringify(form) });
  };
  if (old) event.waitUntil(move());
});
