import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** A secret of 256 bits; the database stores its `digest`. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Compares a secret with a stored digest in constant time. */
export const matches = (secret: string, stored: string) =>
  timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(stored));

// `expires` in seconds since 1970.
export const signatureOf = (key: string, { id, expires }: { id: number; expires: number }) =>
  createHmac('sha256', key).update(`${id}|${expires}`).digest('hex');

/** Of links and mails that come back. */
export async function readSigningKey(db: Db) {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'signing_key')
    .executeTakeFirstOrThrow();
  return value;
}
