import type { ActivityChange, ActivityKind } from '#contract/activity.ts';
import type { WritingCall } from '#contract/writing-calls.ts';
import { type Caller, isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import type { CallContext } from '../network.ts';
import type { Acting } from './users.ts';

type Context = Pick<CallContext, 'db' | 'clock' | 'address'>;
type Actor = { actor: 'publisher' | 'operator' | 'token'; actor_id: number; actor_name: string };
type Entry = {
  partnerId: number;
  userId: number | null;
  actor: Actor;
  call: WritingCall;
  kind: ActivityKind;
  subject?: string | null;
  changes?: readonly ActivityChange[];
};

/** Who acts: the operator of a shadow login or in their own name, the API token, or the publisher. */
export async function actorOf(db: Db, who: Acting & Partial<Pick<Caller, 'family'>>): Promise<Actor> {
  const id = who.operatorId ?? who.userId;
  const user = await db
    .selectFrom('app_user as u')
    .leftJoin('token as t', (join) => join.on('t.kind', '=', 'pat').on('t.family', '=', who.family ?? ''))
    .select(['u.firstname', 'u.lastname', 'u.role', 't.hint'])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  const name = `${user.firstname} ${user.lastname}`;
  if (isOperator(user)) return { actor: 'operator', actor_id: id, actor_name: name };
  return user.hint === null
    ? { actor: 'publisher', actor_id: id, actor_name: name }
    : { actor: 'token', actor_id: id, actor_name: user.hint };
}

// How IPv6 writes an address of IPv4.
const mapped = /^::ffff:/;

/** Adds a row to the activity of an account; `changes` hold no secrets. */
export async function recordActivity({ db, clock, address }: Context, entry: Entry) {
  const { partnerId, userId, actor, call, kind, subject = null, changes = [] } = entry;
  await db
    .insertInto('activity')
    .values({
      partner_id: partnerId,
      at: clock.now(),
      user_id: userId,
      ...actor,
      call,
      kind,
      subject,
      changes: JSON.stringify(changes),
      address: address.replace(mapped, ''),
    })
    .execute();
}
