import { setTimeout as wait } from 'node:timers/promises';
import { requireFactorKey } from '../auth/factor-secrets.ts';
import { openCounter } from '../auth/limit-counters.ts';
import { createLimits } from '../auth/limits.ts';
import { strongHashing } from '../auth/passwords.ts';
import { shiftedClock, systemClock } from '../clock.ts';
import { settingsOf } from '../brand/brand-settings.ts';
import { entriesOf, writeSettings } from '../configuration/configuration.ts';
import type { Database, Db } from '../database/database.ts';
import { outgoingCalls, runElectedWork } from '../due-work.ts';
import { createApp } from '../http/app.ts';
import { chartsIn } from '../http/portal-files.ts';
import { alone, createLease } from '../jobs/lease.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Network } from '../network.ts';
import { type Backend, observed, type Surroundings } from './backend.ts';
import { createWorkReport } from './work-report.ts';

type Contents = {
  /** Migrated, and filled where it was empty. */
  open: (now: Date) => Promise<Database>;
  /** Nobody signs in to them. */
  closedAccounts: ReadonlySet<string>;
  samplePictures: Network['samplePictures'];
  offerTexts: Network['offerTexts'];
  /** What is added as time goes on. */
  keepUp: ((db: Db, now: Date) => Promise<void>) | null;
};

const keepUpEvery = 60_000;
const dueWorkEvery = 2000;

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

async function withFactorKey(opening: Promise<Database>, key: Buffer | null) {
  const database = await opening;
  try {
    await requireFactorKey(database.db, key);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A network on a database that stays, with its due work and what else has to be repeated. */
export async function databaseBackend(
  { options, origin, portal }: Surroundings,
  { open, keepUp, ...contents }: Contents,
): Promise<Backend> {
  const clock = options.now ? shiftedClock(options.now) : systemClock;
  const opening = withFactorKey(open(clock.now()), options.factors.key);
  const [opened, files] = await Promise.allSettled([opening, portal]);
  if (opened.status === 'rejected') throw opened.reason;
  const { db, connections, health, close } = opened.value;
  if (files.status === 'rejected') {
    await close();
    throw files.reason;
  }
  if (options.brand) await writeSettings(db, entriesOf(settingsOf(options.brand)));
  const checksReplies = options.mode === 'development';
  const attempts = await openCounter(db, options);
  const limits = createLimits(clock, attempts.counter);
  const { countryHeader, factors, showsOutbox, smtp, trustsProxy } = options;
  const mailer = smtp && createMailer(smtp);
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
    mailer,
    showsOutbox,
    ...contents,
    charts: chartsIn(files.value),
    allowsLoopback: false,
  };
  const lease = options.databaseUrl ? createLease('due work') : alone;
  async function keptUp() {
    if (keepUp && (await lease.holds(network))) await keepUp(db, clock.now());
  }
  const stops = [
    repeat(() => runElectedWork(network, lease), { rest: dueWorkEvery, report: createWorkReport(health) }),
    ...(keepUp ? [repeat(keptUp, { rest: keepUpEvery, report: createWorkReport(health) })] : []),
  ];
  return {
    app: createApp({ network, portal: files.value, tools: null, corsOrigins: options.corsOrigins }),
    network,
    ...observed(network, connections),
    close: async () => {
      await Promise.all([...stops.map((stop) => stop()), network.calls.close()]);
      // A database that is gone ends the lease by time.
      await lease.release(db).catch(() => undefined);
      mailer?.close();
      attempts.close();
      await close();
    },
  };
}
