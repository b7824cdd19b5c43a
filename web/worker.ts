// The service worker: the page without the server. Built by vite.config.ts, which names the files.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[];
declare const VERSION: string;

const READABLE = ["/api/facts", "/api/rules/", "/api/guide/"]; // what stays useful without the server

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll([...FILES, "/api/facts"]))
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
async function fresh(request: Request, key: string | Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  } else if (READABLE.some((path) => pathname.startsWith(path))) event.respondWith(fresh(request, request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(([first]) => first?.focus() ?? self.clients.openWindow("/")),
  );
});
