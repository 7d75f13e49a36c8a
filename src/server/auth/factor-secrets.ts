import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const encode = (bytes: Buffer) => bytes.toString('base64url');
// Base32 has no colon, so an unencrypted secret never looks like this.
const sealedMark = 'sealed:';

/** Encrypts a secret for one user; without a key it stays as it is. */
export function seal(secret: string, { key, userId }: { key: Buffer | null; userId: number }) {
  if (!key) return secret;
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return `${sealedMark}${[iv, sealed, sealing.getAuthTag()].map(encode).join('.')}`;
}

/** Throws where the key is missing or another one. */
export function unseal(stored: string, { key, userId }: { key: Buffer | null; userId: number }) {
  if (!stored.startsWith(sealedMark)) return stored;
  if (!key) throw new Error('SECOND_FACTOR_KEY is missing: it encrypts secrets of authenticator apps');
  const [iv, sealed, tag] = stored
    .slice(sealedMark.length)
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !sealed || !tag) throw new Error('A secret of an authenticator app is damaged');
  const opening = createDecipheriv(cipher, key, iv)
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag);
  return Buffer.concat([opening.update(sealed), opening.final()]).toString();
}
