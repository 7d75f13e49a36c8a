import { createLimits } from '../auth/limits.ts';
import { movableClock, shiftedClock, systemClock } from '../clock.ts';
import { openBaseline } from '../database/baseline.ts';
import { openDatabase } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import type { PortalFiles } from '../http/portal-files.ts';
import { createProxy } from '../http/proxy.ts';
import type { TestTools } from '../http/test-hooks.ts';
import type { Network } from '../network.ts';
import { topUpTraffic } from '../seed/top-up.ts';
import type { Options } from './options.ts';
import { prepareDatabase } from './prepare-database.ts';
import { templateOf } from './template.ts';

/** What answers the requests; `network` is null where it is another one. */
export type Backend = {
  app: ReturnType<typeof createApp>;
  network: Network | null;
  close: () => Promise<void>;
};
type Surroundings = { options: Options; origin: string; portal: Promise<PortalFiles | null> };

const startOfTests = new Date('2026-11-20T12:00:00Z');
const topUpEvery = 60_000;

/** The network on a database in memory, with a clock that stands and hooks for tests. */
async function testBackend({ options, origin, portal }: Surroundings): Promise<Backend> {
  const start = options.now ?? startOfTests;
  const clock = movableClock(start);
  const [archive, files] = await Promise.all([templateOf(start), portal]);
  let database = await openDatabase({ archive });
  let baseline = await openBaseline(database.db);
  const network: Network = {
    db: database.db,
    clock,
    limits: createLimits(clock),
    origin,
    checksReplies: true,
  };
  const faults: TestTools['faults'] = [];
  const reset = async () => {
    if (!(await baseline.restore())) {
      await database.close();
      database = await openDatabase({ archive });
      baseline = await openBaseline(database.db);
    }
    clock.set(start);
    faults.length = 0;
    Object.assign(network, { db: database.db, limits: createLimits(clock) });
  };
  const app = createApp({ network, portal: files, tools: { clock, faults, reset } });
  return { app, network, close: () => database.close() };
}

/** The network on its database, which gets new traffic as time goes on. */
async function databaseBackend({ options, origin, portal }: Surroundings): Promise<Backend> {
  const clock = options.now ? shiftedClock(options.now) : systemClock;
  const opening = prepareDatabase(options, clock.now());
  const [opened, files] = await Promise.allSettled([opening, portal]);
  if (opened.status === 'rejected') throw opened.reason;
  const { db, close } = opened.value;
  if (files.status === 'rejected') {
    await close();
    throw files.reason;
  }
  const timer = setInterval(() => {
    topUpTraffic(db, clock.now()).catch((error: unknown) => console.error('traffic:', error));
  }, topUpEvery);
  const checksReplies = options.mode === 'development';
  const network: Network = { db, clock, limits: createLimits(clock), origin, checksReplies };
  return {
    app: createApp({ network, portal: files.value, tools: null }),
    network,
    close: async () => {
      clearInterval(timer);
      await close();
    },
  };
}

/** Starts what answers the requests: the network in here, or the way to another one. */
export async function startBackend(surroundings: Surroundings): Promise<Backend> {
  const { options, portal } = surroundings;
  if (options.networkUrl) {
    return {
      app: createProxy(options.networkUrl, await portal),
      network: null,
      close: () => Promise.resolve(),
    };
  }
  return (options.mode === 'test' ? testBackend : databaseBackend)(surroundings);
}
