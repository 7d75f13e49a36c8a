import { countInMemory } from '../auth/limit-counters.ts';
import { settingsOf } from '../brand/brand-settings.ts';
import { entriesOf, writeSettings } from '../configuration/configuration.ts';
import { createLimits } from '../auth/limits.ts';
import { cheapHashing } from '../auth/passwords.ts';
import { movableClock } from '../clock.ts';
import { restoreBaseline } from '../database/baseline.ts';
import { offerTexts } from '../demo/offer-texts.ts';
import { samplePictures } from '../demo/sample-pictures.ts';
import { shadowLink } from '../demo/shadow-link.ts';
import { outgoingCalls } from '../due-work.ts';
import { createApp } from '../http/app.ts';
import { chartsIn } from '../http/portal-files.ts';
import type { TestTools } from '../http/test-hooks.ts';
import type { Network } from '../network.ts';
import { type Backend, observed, type Surroundings } from './backend.ts';
import { closedAccounts } from './demo-database.ts';
import { testDatabases } from './test-databases.ts';

const startOfTests = new Date('2026-11-20T12:00:00Z');

/** A throwaway database, a movable clock and hooks for tests. */
export async function testBackend({ options, origin, portal }: Surroundings): Promise<Backend> {
  const start = options.now ?? startOfTests;
  const clock = movableClock(start);
  const [open, files] = await Promise.all([testDatabases(options.databaseUrl, start), portal]);
  let database = await open();
  const wearBrand = async () => {
    if (options.brand) await writeSettings(database.db, entriesOf(settingsOf(options.brand)));
  };
  await wearBrand();
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
    mailer: null,
    showsOutbox: options.showsOutbox,
    closedAccounts: closedAccounts(options),
    charts: chartsIn(files),
    samplePictures,
    offerTexts,
  };
  const faults: TestTools['faults'] = [];
  const reset = async () => {
    if (!(await restoreBaseline(database.db))) {
      await database.close();
      database = await open();
    }
    await wearBrand();
    clock.set(start);
    faults.length = 0;
    Object.assign(network, { db: database.db, limits: createLimits(clock, countInMemory()) });
  };
  const tools = { clock, faults, reset, shadowLink: () => shadowLink(network) };
  const app = createApp({
    network,
    portal: files,
    tools: options.reach.closed.has('test-hooks') ? null : tools,
    corsOrigins: options.corsOrigins,
  });
  const close = async () => {
    await network.calls.close();
    await database.close();
  };
  return { app, network, ...observed(network, () => database.connections()), close };
}
