// Served as /service-worker.js it takes the worker of an earlier release away, and all that it has kept.
/**
 * @typedef {(type: string, listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) => void} Listen
 * @typedef {{ addEventListener: Listen, skipWaiting: () => Promise<void>, registration: ServiceWorkerRegistration }} Scope
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([worker.registration.unregister(), emptied]));
});
