import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';

// Limits decide themselves how many are too many.
const uncapped = { points: Number.MAX_SAFE_INTEGER, duration: 0, keyPrefix: '' };

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
