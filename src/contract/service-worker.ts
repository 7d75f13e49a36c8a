// Apart from the version, which first screens load.

/** Keeps the portal's page and scripts for the next visit (`src/first-page/service-worker.ts`). */
export const serviceWorkerPath = '/service-worker.js';
/** Served in its place, it takes the worker of an earlier release away. */
export const noServiceWorkerPath = '/no-service-worker.js';
/** The one policy of trusted types: it names the service worker, and nothing else. */
export const serviceWorkerPolicy = 'service-worker';
/** That of the auditors' page: it names the worker that reads logs, and nothing else. */
export const logWorkerPolicy = 'log-worker';
