import { sql } from 'kysely';
import type { ProfileChange } from '#contract/profile.ts';
import { isTimezone } from '#contract/time-zones.ts';
import type { Db } from '../database/database.ts';
import { type FieldProblem, refuse, refuseFields } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { changeCurrency } from './change-currency.ts';
import { mediaProblems } from './media.ts';

function problemsOf({ account_settings: settings, ...change }: ProfileChange): FieldProblem[] {
  const { timezone } = settings?.general ?? {};
  const wrong = {
    field: 'account_settings.general.timezone',
    code: 'UNKNOWN',
    description: 'There is no such time zone',
  };
  return [...mediaProblems(change), ...(timezone === undefined || isTimezone(timezone) ? [] : [wrong])];
}

const orNone = (text: string | null | undefined) => (text === '' ? null : text);

// False when the profile was changed since `revision` was read.
async function saveUser(db: Db, userId: number, change: ProfileChange) {
  const { firstname, lastname, locale, revision } = change;
  const { first_week_day: day, timezone } = change.account_settings?.general ?? {};
  const saved = await db
    .updateTable('app_user')
    .set({
      firstname,
      lastname,
      locale,
      phone: orNone(change.phone),
      messenger: orNone(change.messenger),
      first_week_day: day === undefined ? undefined : Number(day),
      timezone,
      revision: sql`revision + 1`,
    })
    .where('id', '=', userId)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

async function saveMedia(db: Db, partnerId: number, change: ProfileChange) {
  const { website, traffic_type_ids, publisher_content } = change;
  if (website === undefined && !traffic_type_ids && !publisher_content) return;
  await db
    .updateTable('partner')
    .set({ website: orNone(website), traffic_type_ids, publisher_content })
    .where('id', '=', partnerId)
    .execute();
}

export async function updateProfile(context: CallerContext, change: ProfileChange) {
  refuseFields(problemsOf(change));
  const { userId, partnerId } = context.caller;
  await context.db.transaction().execute(async (db) => {
    if (!(await saveUser(db, userId, change))) throw refuse('CHANGED_MEANWHILE');
    await saveMedia(db, partnerId, change);
    if (change.currency !== undefined) await changeCurrency({ ...context, db }, change.currency);
  });
}
