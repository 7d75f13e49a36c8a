import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database.ts';
import type { Network } from '../network.ts';

type Context = Pick<Network, 'db' | 'clock'>;
export type Lease = {
  /** Whether this process does the work now; it takes over from one that has not said so for ten seconds. */
  holds: (context: Context) => Promise<boolean>;
  /** Leaves the work to the next process at once. */
  release: (db: Db) => Promise<void>;
};

const length = 10_000;
// So that it is rarely written.
const renewedAfter = length / 2;

/**
 * Work that one of several processes does for all. Clocks that differ by seconds let two do it for a moment, so that the work
 * has to bear that; it needs no lock of the database, which a connection pool between them would lose.
 */
export function createLease(job: string): Lease {
  const holder = randomUUID();
  let renewsAt = 0;

  async function take({ db, clock }: Context) {
    const now = clock.now();
    const held = { holder, held_until: new Date(now.getTime() + length) };
    const taken = await db
      .insertInto('job_lease')
      .values({ job, ...held })
      .onConflict((conflict) =>
        conflict
          .column('job')
          .doUpdateSet(held)
          .where((row) =>
            row.or([row('job_lease.holder', '=', holder), row('job_lease.held_until', '<=', now)]),
          ),
      )
      .returning('holder')
      .executeTakeFirst();
    renewsAt = taken ? now.getTime() + renewedAfter : 0;
    return taken !== undefined;
  }

  return {
    holds: async (context) => context.clock.now().getTime() < renewsAt || take(context),
    release: async (db) => {
      renewsAt = 0;
      await db.deleteFrom('job_lease').where('job', '=', job).where('holder', '=', holder).execute();
    },
  };
}

/** Of a database that one process has for itself. */
export const alone: Lease = { holds: () => Promise.resolve(true), release: () => Promise.resolve() };
