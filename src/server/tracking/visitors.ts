import { sql } from 'kysely';
import { addDays, dayOf } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
import type { Network } from '../network.ts';
import type { Link } from './read-links.ts';

export const nameOfVisitor = (link: number, visitor: string) => `${link} ${visitor}`;

// Returns the names of the first visits today.
export async function noteVisitors(db: Db, clicks: readonly { link: Link; visitor: string }[], day: string) {
  const unique = new Map(clicks.map((click) => [nameOfVisitor(click.link.id, click.visitor), click]));
  const rows = [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, click]) => click);
  const { rows: added } = await sql<{ link_id: number; visitor: string }>`
    insert into click_visitor (partner_id, day, link_id, visitor)
    select u.partner_id, ${day}::date, u.link_id, u.visitor from unnest(${rows.map(({ link }) => link.partner_id)}::bigint[],
      ${rows.map(({ link }) => link.id)}::bigint[], ${rows.map(({ visitor }) => visitor)}::text[]) as u (partner_id, link_id, visitor)
    on conflict do nothing returning link_id, visitor`.execute(db);
  return new Set(added.map(({ link_id, visitor }) => nameOfVisitor(link_id, visitor)));
}

/** Forgets visitors before yesterday: they are told apart for one day only. */
export async function forgetVisitors({ db, clock }: Pick<Network, 'db' | 'clock'>) {
  await db
    .deleteFrom('click_visitor')
    .where('day', '<', addDays(dayOf(clock.now()), -1))
    .execute();
}
