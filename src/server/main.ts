import { fstatSync } from 'node:fs';
import { DirectoryInUse } from './database/database.ts';
import { banner, proxyBanner } from './start/banner.ts';
import { BuildFailed } from './start/build.ts';
import { PortTaken } from './start/listen.ts';
import { BadOptions, type Options, readOptions } from './start/options.ts';
import { NotFilled } from './start/prepare-database.ts';
import { shadowLink } from './demo/shadow-link.ts';
import { type Running, startServer } from './start/start-server.ts';

// Printed without a stack.
const expected = [BadOptions, BuildFailed, DirectoryInUse, NotFilled, PortTaken];

async function report({ mode, networkUrl }: Options, { url, network }: Running) {
  if (mode === 'test') console.log(JSON.stringify({ ready: true, url }));
  else if (network) {
    const link = await shadowLink(network);
    console.log(banner({ url, link, seconds: process.uptime(), showsOutbox: network.showsOutbox }));
  } else if (networkUrl) console.log(proxyBanner({ url, networkUrl }));
}

// A test server ends with the process that started it, also when that is killed: its input closes then.
function onEndOfParent(stop: () => void) {
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.on('end', stop).on('error', stop).resume();
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  const running = await startServer(options);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void running.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  if (options.mode === 'test') onEndOfParent(stop);
  await report(options, running);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(isExpected ? `\n${error.message}\n` : error);
  process.exit(1);
});
