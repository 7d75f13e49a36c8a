import { fstatSync } from 'node:fs';
import { readOperators } from './auth/operators.ts';
import { NotOpened } from './database/not-opened.ts';
import { isDemo } from './demo/is-demo.ts';
import { shadowLink } from './demo/shadow-link.ts';
import { banner, proxyBanner } from './start/banner.ts';
import { BuildFailed } from './start/build.ts';
import { PortTaken } from './start/listen.ts';
import { BadOptions, type Options, readOptions } from './start/options.ts';
import { type Running, startServer } from './start/start-server.ts';
import type { Network } from './network.ts';
import { endWith } from './failure-words.ts';
import { isJson, log } from './observing/log.ts';

// Printed without a stack.
const expected = [BadOptions, BuildFailed, NotOpened, PortTaken];

// Ten seconds are for requests under way: what is not closed then never will be.
const closeLimit = 15_000;
// A terminal and npm each pass on the same Ctrl+C.
const sameSignal = 500;

async function describe({ db, closedAccounts, showsOutbox }: Network) {
  const operators = await readOperators(db);
  return { showsOutbox, hasOperator: operators.some(({ email }) => !closedAccounts.has(email)) };
}

async function report({ mode, networkUrl, reach }: Options, { url, network }: Running) {
  if (mode === 'test') console.log(JSON.stringify({ ready: true, url }));
  // The banner is for people, and holds a link that signs in.
  else if (isJson() && !process.stdout.isTTY) log.info(`The portal is ready at ${url}`);
  else if (network) {
    const isOpenDemo = !reach.closed.has('demo') && (await isDemo(network.db));
    const demoLink = isOpenDemo ? await shadowLink(network) : null;
    const seconds = process.uptime();
    console.log(banner({ url, reach, demoLink, seconds, ...(await describe(network)) }));
  } else if (networkUrl) console.log(proxyBanner({ url, reach, networkUrl }));
}

// A test server ends with the process that started it, also when that is killed: its input closes then.
function onEndOfParent(stop: () => void) {
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.on('end', stop).on('error', stop).resume();
}

function stopper({ close }: Running, limit: number) {
  let stoppedAt: number | null = null;
  return () => {
    const now = performance.now();
    if (stoppedAt !== null) {
      if (now - stoppedAt > sameSignal) process.exit(1);
      return;
    }
    stoppedAt = now;
    setTimeout(() => process.exit(1), limit).unref();
    close().then(() => process.exit(0), endWith(expected));
  };
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  const running = await startServer(options);
  const stop = stopper(running, closeLimit + options.drainDelay);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  if (options.mode === 'test') onEndOfParent(stop);
  await report(options, running);
}

main().catch(endWith(expected));
