import { type NoticeKind, noticeKinds } from '#contract/notices.ts';
import { digest, matches } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { readTrackingKey, unsubscribeToken } from '../tracking/tracking-key.ts';
import { type Owner, readNoticeSettings, saveNoticeSettings } from './settings.ts';

/** Where mails are switched off, without a session; a token follows. */
export const unsubscribePath = '/email/unsubscribe/';

const stoppable = [...noticeKinds, 'digest'] as const;
/** One kind, or the digest with all that comes in it. */
export type Stops = (typeof stoppable)[number];

/** The address that switches off such mails for a user, as long as the network has its key. */
export async function unsubscribeLink(
  { db, origin }: { db: Db; origin: string },
  userId: number,
  stops: Stops,
) {
  const secret = unsubscribeToken(await readTrackingKey(db), userId, stops);
  return `${origin}${unsubscribePath}${userId}.${stops}.${secret}`;
}

export type Stopping = Owner & { stops: Stops; locale: string };

/** What a token switches off; undefined where it is none of this network. */
export async function readStopping(db: Db, token: string): Promise<Stopping | undefined> {
  const [id = '', named, secret = ''] = token.split('.');
  const stops = stoppable.find((one) => one === named);
  if (!stops || !/^\d{1,15}$/.test(id)) return undefined;
  const userId = Number(id);
  const right = unsubscribeToken(await readTrackingKey(db), userId, stops);
  if (!matches(secret, digest(right))) return undefined;
  const user = await db
    .selectFrom('app_user')
    .select(['partner_id', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user && { partnerId: user.partner_id, userId, stops, locale: user.locale };
}

/** Switches it off; once more changes nothing. */
export async function stopMails(db: Db, { stops, ...owner }: Stopping) {
  const settings = await readNoticeSettings(db, owner);
  const isStopped = (kind: NoticeKind) => (stops === 'digest' ? settings[kind] === 'digest' : kind === stops);
  const off = Object.fromEntries(noticeKinds.filter(isStopped).map((kind) => [kind, 'off']));
  await saveNoticeSettings(db, owner, off);
}
