// The service worker: the page without the server. Built by vite.config.ts, which names the files.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[];
declare const VERSION: string;

const FACTS = "/api/facts";
const BLANK = "/api/blank"; // asked for by POST
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
        // One after the other: the server works on a few things of one visitor at a time. What is refused now is
        // kept when somebody looks at it.
        for (const { id } of games) {
          await cache.add(`/api/guide/${id}`).catch(() => undefined);
          await sheet(new Request(BLANK, blankSheet(id))).catch(() => undefined);
        }
      })
      .then(() => self.skipWaiting()),
  );
});

const blankSheet = (game: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ game, options: {} }),
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

interface Asked {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
}

/** Browsers keep answers to addresses only: one for each empty sheet. */
function addressOf({ game, players = null, options = {} }: Asked): string {
  return `${BLANK}?${encodeURIComponent(JSON.stringify([game, players, Object.entries(options).sort()]))}`;
}

/** An empty sheet from the server, and kept; without the server the same one as before. */
async function sheet(request: Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  const asked = (await request.clone().json()) as Asked;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const { options } = (await answer.clone().json()) as { options: Record<string, string> };
      await cache.put(addressOf(asked), answer.clone());
      await cache.put(addressOf({ ...asked, options }), answer.clone()); // by all its options, named or not
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(addressOf(asked));
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === BLANK) event.respondWith(sheet(request));
  if (request.method !== "GET") return;
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
