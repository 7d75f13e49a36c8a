import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresql, startPostgresql } from '../support/postgresql.ts';
import { printGrowth, usualCurve } from './network-growth.ts';
import { printScale } from './network-scale.ts';
import {
  type Served,
  analytics,
  connections,
  load,
  print,
  seconds,
  served,
  typical,
} from './network-served.ts';

const usual = 1_000_000;
const latencies = 40;

type Row = readonly (string | number)[];

async function printFigures(engine: string, on: Served, events: number) {
  const requests: Row[] = [];
  for (const [name, path] of Object.entries(typical)) {
    const { perSecond, p50, p99 } = await load(on, path, { duration: seconds, connections });
    requests.push([name, Math.round(perSecond), p50, p99]);
  }
  print(`${engine}: ${connections} connections, ${seconds} s each`, [
    ['', 'requests/s', 'p50 ms', 'p99 ms'],
    ...requests,
  ]);
  const waits: Row[] = [];
  for (const [name, path] of Object.entries(analytics)) {
    const { p50, p99 } = await load(on, path, { amount: latencies });
    waits.push([name, p50, p99]);
  }
  print(`${engine}: analytics over 90 days of ${events} events, one after the other`, [
    ['', 'p50 ms', 'p99 ms'],
    ...waits,
  ]);
}

async function onEmbedded(measure: (place: string) => Promise<void>) {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    await measure(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function onPostgresql(measure: (place: string) => Promise<void>) {
  const installation = findPostgresql();
  if (!installation) {
    console.log('\nPostgreSQL: left out, there is none on this machine');
    return;
  }
  const server = await startPostgresql(installation, { isDurable: true });
  try {
    await measure(server.url);
  } finally {
    await server.stop();
  }
}

const readNumber = (name: string) => {
  const given = Number(process.argv[process.argv.indexOf(name) + 1]);
  return process.argv.includes(name) && given > 0 ? given : undefined;
};

const events = readNumber('--events') ?? usual;
if (process.argv.includes('--growth')) {
  const most = readNumber('--growth') ?? Infinity;
  const curve = usualCurve.filter((point) => point <= most);
  await onPostgresql((place) => printGrowth('PostgreSQL', place, curve));
} else if (process.argv.includes('--scale')) {
  await onPostgresql((place) => served(place, events, printScale));
} else {
  await onEmbedded((place) => served(place, events, (on) => printFigures('Embedded database', on, events)));
  await onPostgresql((place) => served(place, events, (on) => printFigures('PostgreSQL', on, events)));
}
