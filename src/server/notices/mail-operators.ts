import { sql } from 'kysely';
import { readSetting, writeSettings } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { sendMail } from '../mail/send-mail.ts';
import { countWaiting, type Waiting } from '../mail/waiting-words.ts';
import type { DueContext } from '../network.ts';

const hour = 3_600_000;
const rests = { hourly: hour, daily: 24 * hour } as const;
const [lastLook, lastMail] = ['waiting_found_at', 'operators_mailed_at'] as const;

/** How often operators are mailed at most; null where they are not. */
async function readRest(db: Db) {
  const chosen = await readSetting(db, 'operator_mails');
  if (chosen === 'off') return null;
  return chosen === 'daily' ? rests.daily : rests.hourly;
}

async function readTime(db: Db, key: string) {
  const stored = await readSetting(db, key);
  return typeof stored === 'string' ? Date.parse(stored) : null;
}

// What the network decides by itself waits for nobody.
const registrations = sql`partner p join app_user u on u.partner_id = p.id
  where p.status = 'pending' and p.review_due_at is null and u.email_verified_at`;
const applications = sql`approval a
  where a.status = 'pending' and a.archived_at is null and a.review_due_at is null and a.applied_at`;
const inquiries = sql`inquiry i where i.status = 'open' and i.updated_at`;
const payouts = sql`payment y where y.status = 'requested' and y.requested_at`;

/** What has come since then. */
async function readWaiting(db: Db, since: Date): Promise<Waiting> {
  const count = (found: ReturnType<typeof sql>) => sql`(select count(*)::int from ${found} > ${since})`;
  const { rows } = await sql<Waiting>`select ${count(registrations)} as registrations,
    ${count(applications)} as applications, ${count(inquiries)} as inquiries, ${count(payouts)} as payouts`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The counts of no rows are a row');
  return row;
}

const readOperators = (db: Db) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['u.email', 'u.firstname', 'u.lastname', 'u.locale'])
    .where('u.role', '<>', 'publisher')
    .where('p.status', '=', 'active')
    .execute();

/** Mails operators all that waits for them once something has come since the last mail; not more often than is set. */
export async function mailOperators({ db, clock, origin }: Pick<DueContext, 'db' | 'clock' | 'origin'>) {
  const now = clock.now();
  const rest = await readRest(db);
  const [looked, mailed] = [await readTime(db, lastLook), await readTime(db, lastMail)];
  if (looked === null) return writeSettings(db, [[lastLook, now.toISOString()]]);
  const isSoon = mailed !== null && now.getTime() - mailed >= 0 && now.getTime() - mailed < (rest ?? 0);
  if (rest === null || isSoon || countWaiting(await readWaiting(db, new Date(looked))) === 0) return;
  await db.transaction().execute(async (tx) => {
    const values = { link: `${origin}/operators/`, ...(await readWaiting(tx, new Date(0))) };
    for (const to of await readOperators(tx)) {
      await sendMail({ db: tx, clock }, { template: 'work-waits', to, values });
    }
  });
  const at = now.toISOString();
  await writeSettings(db, [
    [lastLook, at],
    [lastMail, at],
  ]);
}
