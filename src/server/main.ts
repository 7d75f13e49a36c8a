import { fstatSync } from 'node:fs';
import { readOperators } from './auth/operators.ts';
import { NotOpened } from './database/not-opened.ts';
import { isDemo } from './demo/is-demo.ts';
import { shadowLink } from './demo/shadow-link.ts';
import { BuildFailed } from './start/build.ts';
import { demoBanner, proxyBanner } from './start/demo-banner.ts';
import { PortTaken } from './start/listen.ts';
import { BadOptions, type Options, readOptions } from './start/options.ts';
import type { Running } from './start/run-server.ts';
import { misspeltSettings } from './start/settings.ts';
import { startServer } from './start/start-server.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';
import type { Network } from './network.ts';
import { endWith } from './failure-words.ts';
import { isJson, log } from './observing/log.ts';

// Printed without a stack.
const expected = [BadOptions, BuildFailed, NotOpened, PortTaken];

async function describe({ db, closedAccounts, showsOutbox }: Network) {
  const operators = await readOperators(db);
  return { showsOutbox, hasOperator: operators.some(({ email }) => !closedAccounts.has(email)) };
}

async function report({ mode, networkUrl, publicUrl, reach, smtp }: Options, { url, network }: Running) {
  if (mode === 'test') console.log(JSON.stringify({ ready: true, url }));
  // The banner is for people, and holds a link that signs in.
  else if (isJson() && !process.stdout.isTTY) log.info(`The portal is ready at ${url}`);
  else if (network) {
    const isOpenDemo = !reach.closed.has('demo') && (await isDemo(network.db));
    const demoLink = isOpenDemo ? await shadowLink(network) : null;
    const seconds = process.uptime();
    console.log(demoBanner({ url, publicUrl, reach, smtp, demoLink, seconds, ...(await describe(network)) }));
  } else if (networkUrl) console.log(proxyBanner({ url, publicUrl, reach, networkUrl }));
}

// A test server ends with the process that started it, also when that is killed: its input closes then.
function onEndOfParent(stop: () => void) {
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.on('end', stop).on('error', stop).resume();
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  for (const line of misspeltSettings(process.env)) log.warn(line);
  const running = await startServer(options);
  const stop = stopOnSignals(running, { drainDelay: options.drainDelay, expected });
  if (options.mode === 'test') onEndOfParent(stop);
  await report(options, running);
}

main().catch(endWith(expected));
