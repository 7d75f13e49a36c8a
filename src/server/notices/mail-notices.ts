import type { Selectable } from 'kysely';
import { isTimezone } from '#contract/time-zones.ts';
import type { Db } from '../database/database.ts';
import { noticeMail } from '../mail/notice-mails.ts';
import { mailUser } from '../mail/send-mail.ts';
import type { DueContext } from '../network.ts';
import type { Happening } from './facts.ts';
import { usualDigest } from './settings.ts';
import { lastSlot } from './slots.ts';
import type { NoticeTables } from './tables.ts';
import { unsubscribeLink } from './unsubscribe.ts';
import { withFigures } from './weekly-figures.ts';

type Context = Pick<DueContext, 'db' | 'clock' | 'origin'>;
type Reader = { partner_id: number; user_id: number; timezone: string };
type Row = Pick<Selectable<NoticeTables['notice']>, 'id' | 'kind' | 'facts'>;

// Rows hold the facts of their kind.
const happeningOf = ({ kind, facts }: Row) => ({ kind, facts }) as Happening;

async function complete(db: Db, { partner_id }: Reader, row: Row): Promise<Happening> {
  const happening = happeningOf(row);
  if (happening.kind !== 'weekly') return happening;
  return { kind: 'weekly', facts: await withFigures(db, partner_id, happening.facts) };
}

/** Takes what waits, so that no other process mails it; call it in a transaction. */
const take = ({ db, clock }: Context, { partner_id, user_id }: Reader, until: Date | null) =>
  db
    .updateTable('notice')
    .set({ mailed_at: clock.now() })
    .where('partner_id', '=', partner_id)
    .where('user_id', '=', user_id)
    .where('mailed_at', 'is', null)
    .where('way', '=', until ? 'digest' : 'at_once')
    .$if(until !== null, (query) => query.where('happened_at', '<', until ?? clock.now()))
    .returning(['id', 'kind', 'facts'])
    .execute();

const inOrder = (rows: readonly Row[]) => rows.toSorted((one, other) => one.id - other.id);

async function mailOne(context: Context, { user_id, timezone: zone }: Reader, happening: Happening) {
  const { origin } = context;
  const stop = await unsubscribeLink(context, user_id, happening.kind);
  await mailUser(context, user_id, {
    ...noticeMail(happening, { origin, zone, stop }),
    unsubscribe: stop,
  });
}

async function mailAtOnce(context: Context, reader: Reader) {
  await context.db.transaction().execute(async (db) => {
    const taken = await take({ ...context, db }, reader, null);
    for (const row of inOrder(taken)) {
      await mailOne({ ...context, db }, reader, await complete(db, reader, row));
    }
  });
}

async function mailDigest(context: Context, reader: Reader, until: Date) {
  const { origin } = context;
  const { user_id, timezone: zone } = reader;
  await context.db.transaction().execute(async (db) => {
    const taken = await take({ ...context, db }, reader, until);
    if (taken.length === 0) return;
    const happenings: Happening[] = [];
    for (const row of inOrder(taken)) happenings.push(await complete(db, reader, row));
    const stop = await unsubscribeLink({ db, origin }, user_id, 'digest');
    const values = { happenings, link: `${origin}/dashboard`, origin, zone, stop };
    await mailUser({ ...context, db }, user_id, { template: 'digest', values, unsubscribe: stop });
  });
}

const readWaiting = (db: Db) =>
  db
    .selectFrom('notice as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .innerJoin('partner as p', 'p.id', 'n.partner_id')
    .leftJoin('notice_setting as s', (join) =>
      join.onRef('s.partner_id', '=', 'n.partner_id').onRef('s.user_id', '=', 'n.user_id'),
    )
    .select(['n.partner_id', 'n.user_id', 'n.way', 'u.timezone', 's.digest_hour', 's.digest_days'])
    .select((eb) => eb.fn.min('n.happened_at').as('oldest'))
    .where('n.mailed_at', 'is', null)
    .where('p.status', '=', 'active')
    .groupBy(['n.partner_id', 'n.user_id', 'n.way', 'u.timezone', 's.digest_hour', 's.digest_days'])
    .execute();

/** Mails what waits: some of it at once, some with the digest of its reader. */
export async function mailNotices(context: DueContext): Promise<void> {
  const now = context.clock.now();
  for (const { way, oldest, digest_hour, digest_days, ...row } of await readWaiting(context.db)) {
    // Stored zones may be unknown to another version of the system: one of them stops nobody else's mails.
    const reader = { ...row, timezone: isTimezone(row.timezone) ? row.timezone : 'UTC' };
    if (way === 'at_once') {
      await mailAtOnce(context, reader);
      continue;
    }
    const until = lastSlot(now, {
      timezone: reader.timezone,
      hour: digest_hour ?? usualDigest.digest_hour,
      days: digest_days ?? usualDigest.digest_days,
    });
    if (until && oldest < until) await mailDigest(context, reader, until);
  }
}

const keptFor = 90 * 86_400_000;

/** Caps stay: one that holds for ever is reached once. */
export async function forgetNotices({ db, clock }: DueContext): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  await db.deleteFrom('notice').where('mailed_at', '<', before).where('kind', '!=', 'cap').execute();
}
