import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { embeddedClients } from './embedded-client.ts';
import { checkPages } from './check-pages.ts';
import { databaseIn } from './data-directory.ts';
import { type Engine, startEngine } from './engine.ts';
import { connect } from './pool.ts';
import { createRecovery } from './recovery.ts';
import { dropReserve, makeReserve } from './reserve.ts';

const closingTakes = 5000;
const isAlive = (engine: Engine | null) => engine !== null && !engine.hasStopped();
const atMost = (milliseconds: number, work: Promise<void>) =>
  Promise.race([work, wait(milliseconds, undefined, { ref: false })]);

/** The embedded database, which is opened again when its engine has ended: first for reading, then for writing. */
export async function openEmbedded({
  directory,
  archive,
}: { directory: string; archive?: never } | { directory?: never; archive: Blob | null }) {
  const place = directory === undefined ? { archive } : { path: databaseIn(directory) };
  let engine: Engine | null = await startEngine(place, { isReadOnly: false });
  const recovery = createRecovery(async () => {
    // Nothing that is in memory outlives its engine.
    if (directory === undefined) throw new Error('This database is in memory');
    dropReserve(directory);
    if (isAlive(engine)) await allowWriting(false);
    else {
      await engine?.close();
      engine = null;
      engine = await startEngine(place, { isReadOnly: true });
    }
    await makeReserve(directory);
    await allowWriting(true);
  });
  const clients = embeddedClients({ current: () => engine, onFailure: recovery.fail });
  const { db, connections } = connect({ Client: clients, max: 1 });
  const allowWriting = (isAllowed: boolean) =>
    sql`set default_transaction_read_only = ${sql.raw(isAllowed ? 'off' : 'on')}`.execute(db);
  const reserving = directory === undefined ? null : makeReserve(directory).catch(recovery.fail);
  function liteNow() {
    if (!engine) throw new Error('The database is being opened again');
    return engine.lite;
  }
  return {
    db,
    connections,
    health: recovery.health,
    close: async () => {
      await reserving;
      await recovery.stop();
      await atMost(closingTakes, db.destroy());
      await engine?.close();
    },
    dump: async () => {
      await sql`checkpoint`.execute(db);
      return liteNow().dumpDataDir('none');
    },
    checkPages: () => checkPages(liteNow()),
  };
}
