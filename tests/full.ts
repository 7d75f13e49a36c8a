import { env } from 'node:process';

// `npm test` with the whole walk of the charts in the browser, everything of the network on PostgreSQL too, and fifty
// kills of a writing network; the steps are started with the environment of this one.
Object.assign(env, { WALKS: 'full', POSTGRESQL: 'full', KILLS: '50' });
await import('./run.ts');
