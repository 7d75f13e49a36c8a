import { readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { stopOnSignals } from '#server/start/stop-on-signals.ts';
import type { Ready } from '../support/start-network.ts';

// One process of a group, started as `npm start` starts on a database server, without a portal; postbacks reach the
// listener of a test.
const options = readOptions(process.argv.slice(2), process.env);
const running = await startServer({ ...options, servesPortal: false });
if (running.network) running.network.allowsLoopback = true;
const stop = stopOnSignals(running, { drainDelay: 0, expected: [] });
// Ends with its parent process.
process.stdin.on('end', stop).resume();
console.log(JSON.stringify({ ready: true, url: running.url } satisfies Partial<Ready>));
