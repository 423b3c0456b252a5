import type { Build } from './build.ts';
import { openNotified } from './open-notified.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build writes it above this script. */
declare const built: Build;

const prefix = 'console-';
const own = `${prefix}${built.integrity}`;
/** The page of every path of the console that has no extension. */
const shell = '/console/';
const assets = `${location.origin}${shell}assets/`;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotified(event.notification)),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (request.url.startsWith(assets)) event.respondWith(answerAsset(request));
  // Anything else, answers of the service above all, is neither looked at nor kept.
});

/** Keeps all files of this build, or none: the shell is refused where it is another build's. */
async function keepFiles(): Promise<void> {
  // Anew, so that the names of the caches are in the order of the installations.
  await caches.delete(own);
  const cache = await caches.open(own);
  const page = new Request(shell, { integrity: built.integrity, cache: 'no-cache' });
  await cache.addAll([page, ...built.assets]);
  await self.skipWaiting();
}

/** Pages of the build before may be open, and load their files when they are first needed. */
async function takeOver(): Promise<void> {
  const names = await listCaches();
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

const listCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The page as it is now; the one that was kept only where no answer comes. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const answer = preloaded ?? (await fetch(event.request));
    if (answer.status === 404 && isRoute(event.request.url)) event.waitUntil(leave());
    return answer;
  } catch (error) {
    const kept = await caches.match(shell, { cacheName: own });
    if (kept === undefined) throw error;
    return kept;
  }
}

const isRoute = (url: string): boolean => !/\.[^/]*$/.test(new URL(url).pathname);

/** The console answers every route: where one is not found, it was switched off or removed. */
async function leave(): Promise<void> {
  await self.registration.unregister();
  await Promise.all((await listCaches()).map((name) => caches.delete(name)));
}

/** A name has a hash of its content, so that what was kept of any build is right. */
const answerAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
