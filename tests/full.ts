import process, { env } from 'node:process';

// `npm test` with the whole walk of the charts in the browser, everything of the network on PostgreSQL too, and fifty
// kills of a writing network, ten thousand samples of each property; the steps are started with this environment. What
// passes all of it is broken on purpose.
Object.assign(env, { WALKS: 'full', POSTGRESQL: 'full', KILLS: '50', PROPERTY_RUNS: '10000' });
await import('./run.ts');
if (!process.exitCode && process.argv.length === 2) await import('./mutate/mutate.ts');
