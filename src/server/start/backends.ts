import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { countInMemory, openCounter } from '../auth/limit-counters.ts';
import { createLimits } from '../auth/limits.ts';
import { cheapHashing, strongHashing } from '../auth/passwords.ts';
import { movableClock, shiftedClock, systemClock } from '../clock.ts';
import { restoreBaseline } from '../database/baseline.ts';
import { outgoingCalls, runDueWork } from '../due-work.ts';
import { config } from '#contract/config.ts';
import { createApp } from '../http/app.ts';
import { chartsIn, type PortalFiles } from '../http/portal-files.ts';
import { forward } from '../http/forward.ts';
import { ownPathOf } from '../http/own-paths.ts';
import { createProxy } from '../http/proxy.ts';
import type { TestTools } from '../http/test-hooks.ts';
import type { Network } from '../network.ts';
import type { Readings } from '../observing/metrics.ts';
import { countDue } from '../outgoing/count-due.ts';
import { publicAccounts } from '../demo/close-accounts.ts';
import { shadowLink } from '../demo/shadow-link.ts';
import { topUpTraffic } from '../demo/top-up.ts';
import type { Options } from './options.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Dependency } from './readiness.ts';
import { testDatabases } from './test-databases.ts';
import { createWorkReport } from './work-report.ts';

// `network` is null in front of another network.
export type Backend = {
  app: ReturnType<typeof createApp>;
  network: Network | null;
  /** What it cannot answer without. */
  dependency: Dependency;
  /** Null in front of another network. */
  readings: Readings | null;
  close: () => Promise<void>;
};
type Surroundings = { options: Options; origin: string; portal: Promise<PortalFiles | null> };

const startOfTests = new Date('2026-11-20T12:00:00Z');
const topUpEvery = 60_000;
const dueWorkEvery = 2000;

const closedAccounts = ({ reach }: Options) =>
  reach.closed.has('demo') ? publicAccounts : new Set<string>();

// Migrations are done before there is a backend.
const observed = (network: Network, pool: Readings['pool']): Pick<Backend, 'dependency' | 'readings'> => ({
  dependency: { name: 'the database', check: () => sql`select 1`.execute(network.db) },
  readings: { pool, queues: () => countDue(network.db, network.clock.now()) },
});

// A throwaway database, a movable clock and hooks for tests.
async function testBackend({ options, origin, portal }: Surroundings): Promise<Backend> {
  const start = options.now ?? startOfTests;
  const clock = movableClock(start);
  const [open, files] = await Promise.all([testDatabases(options.databaseUrl, start), portal]);
  let database = await open();
  const network: Network = {
    db: database.db,
    clock,
    limits: createLimits(clock, countInMemory()),
    hashing: cheapHashing,
    origin,
    checksReplies: true,
    allowsLoopback: true,
    countryHeader: options.countryHeader,
    trustsProxy: options.trustsProxy,
    calls: outgoingCalls(() => network),
    factors: options.factors,
    showsOutbox: options.showsOutbox,
    closedAccounts: closedAccounts(options),
    charts: chartsIn(files),
  };
  const faults: TestTools['faults'] = [];
  const reset = async () => {
    if (!(await restoreBaseline(database.db))) {
      await database.close();
      database = await open();
    }
    clock.set(start);
    faults.length = 0;
    Object.assign(network, { db: database.db, limits: createLimits(clock, countInMemory()) });
  };
  const tools = { clock, faults, reset, shadowLink: () => shadowLink(network) };
  const app = createApp({
    network,
    portal: files,
    tools: options.reach.closed.has('test-hooks') ? null : tools,
  });
  const close = async () => {
    await network.calls.close();
    await database.close();
  };
  return { app, network, ...observed(network, () => database.connections()), close };
}

type Repeating = { rest: number; report: (error: unknown) => void };

// Stopping waits for the work under way.
function repeat(work: () => Promise<void>, { rest, report }: Repeating) {
  const stopped = new AbortController();
  const done = (async () => {
    while (await slept(rest, stopped.signal)) {
      await work().then(() => report(null), report);
    }
  })();
  return async () => {
    stopped.abort();
    await done;
  };
}

// False when it was stopped before.
const slept = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, true, { signal, ref: false }).catch(() => false);

async function databaseBackend({ options, origin, portal }: Surroundings): Promise<Backend> {
  const clock = options.now ? shiftedClock(options.now) : systemClock;
  const opening = prepareDatabase(options, clock.now());
  const [opened, files] = await Promise.allSettled([opening, portal]);
  if (opened.status === 'rejected') throw opened.reason;
  const { db, connections, health, close } = opened.value;
  if (files.status === 'rejected') {
    await close();
    throw files.reason;
  }
  const checksReplies = options.mode === 'development';
  const attempts = await openCounter(db, options);
  const limits = createLimits(clock, attempts.counter);
  const { countryHeader, factors, showsOutbox, trustsProxy } = options;
  const network: Network = {
    db,
    clock,
    limits,
    hashing: strongHashing,
    origin,
    checksReplies,
    countryHeader,
    trustsProxy,
    calls: outgoingCalls(() => network),
    factors,
    showsOutbox,
    closedAccounts: closedAccounts(options),
    charts: chartsIn(files.value),
    allowsLoopback: false,
  };
  const stops = [
    repeat(() => topUpTraffic(db, clock.now()), { rest: topUpEvery, report: createWorkReport(health) }),
    repeat(() => runDueWork(network), { rest: dueWorkEvery, report: createWorkReport(health) }),
  ];
  return {
    app: createApp({ network, portal: files.value, tools: null }),
    network,
    ...observed(network, connections),
    close: async () => {
      await Promise.all([...stops.map((stop) => stop()), network.calls.close()]);
      attempts.close();
      await close();
    },
  };
}

// A call that anybody may make.
async function checkNetwork({ networkUrl, ownPaths, patience }: Options) {
  const path = ownPathOf(ownPaths, 'GET', config.get.path);
  const target = new URL(`${networkUrl?.pathname.replace(/\/$/, '') ?? ''}${path}`, networkUrl ?? undefined);
  const sent = { method: 'GET', headers: new Headers(), body: null, signal: AbortSignal.timeout(5000) };
  const answer = await forward(target, sent, patience);
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`The network answers ${answer.status}`);
}

export async function startBackend(surroundings: Surroundings): Promise<Backend> {
  const { options, portal } = surroundings;
  if (options.networkUrl) {
    return {
      app: createProxy(options.networkUrl, await portal, options),
      network: null,
      dependency: { name: 'the network', check: () => checkNetwork(options) },
      readings: null,
      close: () => Promise.resolve(),
    };
  }
  return (options.mode === 'test' ? testBackend : databaseBackend)(surroundings);
}
