import { omit } from 'es-toolkit';
import { sql } from 'kysely';
import { type NoticeChange, type NoticeKind, noticeKinds, type NoticeWay } from '#contract/notices.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';

type Ways = Required<Omit<NoticeChange, 'digest_hour' | 'digest_days' | 'revision'>>;
export type Owner = { partnerId: number; userId: number };

/** What is mailed how to who has changed nothing. */
export const usualWays = {
  application: 'at_once',
  cap: 'digest',
  postback: 'at_once',
  offer: 'digest',
  payout: 'at_once',
  inquiry: 'at_once',
  weekly: 'digest',
} as const satisfies Record<NoticeKind, NoticeWay>;
/** On working days. */
export const usualDigest = { digest_hour: 8, digest_days: [1, 2, 3, 4, 5] };

const settingOf = (db: Db, { partnerId, userId }: Owner) =>
  db
    .selectFrom('notice_setting')
    .select(['ways', 'digest_hour', 'digest_days', 'revision'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId);

/** Of every kind. */
export async function readNoticeSettings(db: Db, owner: Owner) {
  const row = await settingOf(db, owner).executeTakeFirst();
  const { ways, ...digest } = row ?? { ways: {}, ...usualDigest, revision: 0 };
  const all: Ways = { ...usualWays, ...ways };
  return { ...all, ...digest };
}

/** Also forgets what waits for a digest of kinds that are now off. Refuses with CHANGED_MEANWHILE. */
export async function saveNoticeSettings(db: Db, owner: Owner, { revision, ...change }: NoticeChange) {
  await db.transaction().execute(async (tx) => {
    await settingOf(tx, owner).forUpdate().execute();
    const { digest_hour, digest_days, ...ways } = {
      ...omit(await readNoticeSettings(tx, owner), ['revision']),
      ...change,
    };
    const row = {
      ways: JSON.stringify(ways),
      digest_hour,
      digest_days: [...new Set(digest_days)].toSorted((one, other) => one - other),
    };
    const saved = await tx
      .insertInto('notice_setting')
      .values({ partner_id: owner.partnerId, user_id: owner.userId, ...row, revision: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['partner_id', 'user_id'])
          .doUpdateSet({ ...row, revision: sql`notice_setting.revision + 1` })
          .where((eb) =>
            revision === undefined ? eb.lit(true) : eb('notice_setting.revision', '=', revision),
          ),
      )
      .returning('revision')
      .executeTakeFirst();
    if (!saved) throw refuse('CHANGED_MEANWHILE');
    const off = noticeKinds.filter((kind) => ways[kind] === 'off');
    if (off.length > 0) await forgetWaiting(tx, owner, off);
  });
}

const forgetWaiting = (db: Db, { partnerId, userId }: Owner, kinds: readonly NoticeKind[]) =>
  db
    .deleteFrom('notice')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('mailed_at', 'is', null)
    .where('kind', 'in', kinds)
    .execute();
