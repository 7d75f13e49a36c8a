import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Whether the column names nobody, or somebody who is an operator of an active account. */
export const isStillOperator = (
  column: 't.operator_id' | 'operator_id',
) => sql<boolean>`(${sql.ref(column)} is null
  or exists (select from app_user o join partner op on op.id = o.partner_id
    where o.id = ${sql.ref(column)} and o.role <> 'publisher' and op.status = 'active'))`;

/** Ends the shadow logins of these operators, and their links that nobody has used. */
export async function endShadowLogins(db: Db, operatorIds: readonly number[]) {
  if (operatorIds.length === 0) return;
  await db.deleteFrom('one_time_token').where('operator_id', 'in', operatorIds).execute();
  await db.deleteFrom('session').where('operator_id', 'in', operatorIds).execute();
  await db.deleteFrom('token').where('operator_id', 'in', operatorIds).execute();
}
