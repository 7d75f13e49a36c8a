import type { Db } from '../database/database.ts';

export const readOperators = (db: Db) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['u.id', 'u.email', 'u.role', 'p.status'])
    .where('u.role', '<>', 'publisher')
    .orderBy('u.id')
    .execute();
