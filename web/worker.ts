// The service worker: the page without the server. Built by vite.config.ts, which names the files.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[];
declare const VERSION: string;

const FACTS = "/api/facts";
const READABLE = [FACTS, "/api/rules/", "/api/guide/"]; // what stays useful without the server

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then(async (cache) => {
        await cache.addAll([...FILES, FACTS]);
        const { games } = (await (await cache.match(FACTS))!.json()) as { games: { id: string }[] };
        const rules = games.flatMap(({ id }) => ["de", "en"].map((language) => `/api/rules/${id}?lang=${language}`));
        await cache.addAll(rules);
      })
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const tidy = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

/** From the server, and kept; without the server what was kept last. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  try {
    const answer = await fetch(request);
    if (answer.ok) void cache.put(request, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // What is kept is the page of this version, with its files.
    if (pathname === "/") {
      event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
    }
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  } else if (READABLE.some((path) => pathname.startsWith(path))) event.respondWith(fresh(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((all) => {
      const table = String(event.notification.data ?? "/");
      return all.find((one) => one.url === table)?.focus() ?? self.clients.openWindow(table);
    }),
  );
});
