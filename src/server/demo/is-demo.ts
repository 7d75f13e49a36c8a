import type { Db } from '../database/database.ts';

/** Whether a database was filled with demo data: only such a one gets made-up traffic. */
export async function isDemo(db: Db) {
  const until = db.selectFrom('setting').select('key').where('key', '=', 'traffic_until');
  return (await until.executeTakeFirst()) !== undefined;
}
