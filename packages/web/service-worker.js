/* global VERSION, FILES */

/**
 * Keeps the page working without a network: every file of a build is fetched once, and from then on comes from the
 * cache. A new build waits until no page of the old one is open, or until the menu asks for it, so that a page never
 * meets files of two builds. The build puts VERSION and FILES before this text.
 */
const CACHE = `douse-${VERSION}`;
const HOME = new URL('./', location.href).pathname;
/** Where the manifest lets other apps send texts and files to. */
const SHARED = `${HOME}shared`;

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((key) => key.startsWith('douse-') && key !== CACHE);
      await Promise.all(old.map((key) => caches.delete(key)));
      await clients.claim();
    })(),
  );
});

addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === location.origin && url.pathname === SHARED) {
    event.respondWith(request.method === 'POST' ? keepShared(request) : takeShared());
    return;
  }
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  event.respondWith(answer(request, url));
});

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const atHome = url.pathname === HOME || url.pathname === `${HOME}index.html`;
  // Files of a build never vary, whatever headers a server puts on them.
  const wanted = request.mode === 'navigate' && atHome ? HOME : request;
  const kept = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
  if (kept !== undefined) return kept;
  // Large parts that few people need are kept once they were used.
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') await cache.put(request, response.clone());
  return response;
}

/** Keeps what another app shares until the page, which is sent for, asks for it. */
async function keepShared(request) {
  const form = await request.formData();
  const file = form.get('file');
  const words = [form.get('text'), form.get('url')].filter((word) => typeof word === 'string' && word !== '');
  const body = file instanceof File && file.size > 0 ? file : words.join('\n');
  const cache = await caches.open(CACHE);
  await cache.put(SHARED, new Response(body));
  return Response.redirect(`${HOME}?shared`, 303);
}

/** Gives it to the page, once. */
async function takeShared() {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SHARED);
  await cache.delete(SHARED);
  return kept ?? new Response(null, { status: 404 });
}
