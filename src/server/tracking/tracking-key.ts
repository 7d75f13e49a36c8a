import { createHmac } from 'node:crypto';
import { newSecret } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { addressBlock } from '../http/address-block.ts';

const name = 'tracking_key';

/** The secret behind visitor hashes, advertisers' tokens and links that stop mails; created on first use. */
export async function readTrackingKey(db: Db): Promise<string> {
  const read = () => db.selectFrom('setting').select('value').where('key', '=', name).executeTakeFirst();
  const stored = await read();
  if (stored) return stored.value;
  await db
    .insertInto('setting')
    .values({ key: name, value: newSecret() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await read())?.value ?? '';
}

const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** With it an advertiser reports conversions of one offer. */
export const advertiserToken = (key: string, offerId: number) => keyed(key, `offer ${offerId}`);

/** With it the mails that `stops` names are switched off for a user. */
export const unsubscribeToken = (key: string, userId: number, stops: string) =>
  keyed(key, `unsubscribe ${userId} ${stops}`);

// A hash that differs every day and does not lead back to an address.
export const visitorOf = (
  key: string,
  { day, address, agent }: { day: string; address: string; agent: string },
) => keyed(key, `visitor ${day} ${addressBlock(address)} ${agent}`).slice(0, 22);
