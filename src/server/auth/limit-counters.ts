import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { log } from '../observing/log.ts';

// Limits decide themselves how many are too many.
const uncapped = { points: Number.MAX_SAFE_INTEGER, duration: 0, keyPrefix: '' };

const nothing = () => undefined;

/** In this process alone. */
export const countInMemory = () => new RateLimiterMemory(uncapped);

/** For all processes on one database; while it does not answer, each counts for itself. */
export const countInDatabase = (db: Db) =>
  new RateLimiterPostgres({
    ...uncapped,
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'attempt',
    tableCreated: true,
    insuranceLimiter: countInMemory(),
  });

/** Where attempts are counted; `connected` as soon as others count there too. */
type LimitCounter = { counter: RateLimiterAbstract; connected: Promise<void>; close: () => void };

/** For all processes on one Redis or Valkey; while it does not answer, each counts for itself. */
async function countInRedis(url: string): Promise<LimitCounter> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, disableOfflineQueue: true });
  let isLost = false;
  client.on('ready', () => {
    isLost = false;
  });
  client.on('error', (error: Error) => {
    if (!isLost) log.warn(`limits: ${new URL(url).host} does not answer (${error.message})`);
    isLost = true;
  });
  const connected = client.connect().then(nothing, nothing);
  const counter = new RateLimiterRedis({
    ...uncapped,
    keyPrefix: 'portal-attempts',
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: countInMemory(),
  });
  return { counter, connected, close: () => client.destroy() };
}

/** In Redis where `limitsUrl` names one, else in the database server, else in memory. */
export async function openCounter(
  db: Db,
  { limitsUrl, databaseUrl }: { limitsUrl: string | null; databaseUrl: string | null },
): Promise<LimitCounter> {
  if (limitsUrl) return countInRedis(limitsUrl);
  return {
    counter: databaseUrl ? countInDatabase(db) : countInMemory(),
    connected: Promise.resolve(),
    close: nothing,
  };
}
