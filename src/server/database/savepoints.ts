import { sql, type TransactionBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

type Begin = Pick<TransactionBuilder<Schema>, 'execute'>;

/** A transaction in which those of `work` are savepoints, so that what it calls need not know of it. */
export const withSavepoints = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const nested: Begin = {
      execute: async (inner) => {
        await sql`savepoint nested`.execute(tx);
        try {
          const result = await inner(tx);
          await sql`release savepoint nested`.execute(tx);
          return result;
        } catch (error) {
          await sql`rollback to savepoint nested`.execute(tx);
          throw error;
        }
      },
    };
    // Nobody sets an isolation level, which a savepoint cannot have.
    return work(Object.assign(tx, { transaction: () => nested as TransactionBuilder<Schema> }));
  });
