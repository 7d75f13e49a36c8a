import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { sessions } from '#contract/sessions.ts';
import { refuse } from '../http/refusal.ts';
import { deviceOf } from '../http/user-agent.ts';
import type { CallerContext } from '../network.ts';
import { refuseInShadow } from './callers.ts';
import { endSession } from './tokens.ts';

type Listed = z.input<(typeof sessions)['list']['answer']['schema']>[number];

function currentOf({ caller }: CallerContext) {
  if (!caller.session) throw refuse('FORBIDDEN');
  return caller.session.id;
}

const ofCaller = ({ db, caller }: CallerContext) =>
  db.selectFrom('session as s').where('s.user_id', '=', caller.userId);

// An IPv4 address as people know it, not as IPv6 maps it.
const shownAddress = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/, '') || null;

export async function listSessions(context: CallerContext): Promise<Listed[]> {
  const current = currentOf(context);
  const rows = await ofCaller(context)
    .leftJoin('app_user as o', 'o.id', 's.operator_id')
    .selectAll('s')
    .select(['o.firstname', 'o.lastname'])
    .where(
      sql<boolean>`exists (select from token t where t.family = s.id and t.expires_at > ${context.clock.now()})`,
    )
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id')
    .execute();
  const listed = rows.map(({ id, firstname, lastname, ...row }) => ({
    id,
    current: id === current,
    ...deviceOf(row.agent),
    address: shownAddress(row.address),
    country: row.country,
    factor: row.factor,
    operator: firstname === null || lastname === null ? null : { firstname, lastname },
    started_at: row.started_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  }));
  return listed.toSorted((one, other) => Number(other.current) - Number(one.current));
}

export async function endOwnSession(context: CallerContext, id: string) {
  currentOf(context);
  refuseInShadow(context.caller);
  const found = await ofCaller(context).select('s.id').where('s.id', '=', id).executeTakeFirst();
  if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  await endSession(context.db, id);
}

export async function endOtherSessions(context: CallerContext) {
  const current = currentOf(context);
  refuseInShadow(context.caller);
  const others = await ofCaller(context).select('s.id').where('s.id', '!=', current).execute();
  for (const { id } of others) await endSession(context.db, id);
}
