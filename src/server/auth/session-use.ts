import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Visitor } from '../http/visitor.ts';

export type SessionContext = Visitor & { db: Db; clock: Clock };

// Uses are remembered to the minute, so that not every call writes.
export const minuteBefore = (now: Date) => new Date(now.getTime() - 60_000);

export const currentUse = ({ clock, address, agent, country }: Omit<SessionContext, 'db'>) => ({
  last_used_at: clock.now(),
  address,
  agent,
  country,
});

export async function rememberSession(context: SessionContext, id: string) {
  await context.db
    .updateTable('session')
    .set(currentUse(context))
    .where('id', '=', id)
    .where('last_used_at', '<=', minuteBefore(context.clock.now()))
    .execute();
}
