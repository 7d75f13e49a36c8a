import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { NotOpened } from '../database/not-opened.ts';

const cipher = 'aes-256-gcm';
const encode = (bytes: Buffer) => bytes.toString('base64url');
// Base32 has no colon, so an unencrypted secret never looks like this.
const sealedMark = 'sealed:';

/** SECOND_FACTOR_KEY is missing, or is not the one that has encrypted a secret. */
export class UnreadableSecret extends Error {}

/** Encrypts a secret for one user; without a key it stays as it is. */
export function seal(secret: string, { key, userId }: { key: Buffer | null; userId: number }) {
  if (!key) return secret;
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return `${sealedMark}${[iv, sealed, sealing.getAuthTag()].map(encode).join('.')}`;
}

/** Throws `UnreadableSecret` where the key is missing or another one. */
export function unseal(stored: string, { key, userId }: { key: Buffer | null; userId: number }) {
  if (!stored.startsWith(sealedMark)) return stored;
  if (!key) {
    throw new UnreadableSecret(
      'SECOND_FACTOR_KEY is missing: this database holds secrets of authenticator apps that were encrypted with it.',
    );
  }
  const [iv, sealed, tag] = stored
    .slice(sealedMark.length)
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !sealed || !tag) throw new Error('A secret of an authenticator app is damaged');
  const opening = createDecipheriv(cipher, key, iv)
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed), opening.final()]).toString();
  } catch {
    throw new UnreadableSecret(
      'SECOND_FACTOR_KEY is not the one that has encrypted the secrets of authenticator apps in this database.',
    );
  }
}

export function isReadable(stored: string, of: { key: Buffer | null; userId: number }) {
  try {
    unseal(stored, of);
    return true;
  } catch (error) {
    if (error instanceof UnreadableSecret) return false;
    throw error;
  }
}

/** Refuses, with `NotOpened`, a start with which nobody could sign in with an app; the app that was set up last decides. */
export async function requireFactorKey(db: Db, key: Buffer | null) {
  const last = await db
    .selectFrom('totp')
    .select(['secret', 'user_id'])
    .where('activated_at', 'is not', null)
    .where('secret', 'like', `${sealedMark}%`)
    .orderBy('activated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  try {
    unseal(last.secret, { key, userId: last.user_id });
  } catch (error) {
    throw error instanceof UnreadableSecret ? new NotOpened(error.message) : error;
  }
}
