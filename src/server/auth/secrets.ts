import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits for somebody to keep; the database only gets its `digest`. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What the database keeps of a secret that nobody can guess. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Compares a given secret with a stored digest, in constant time. */
export const matches = (secret: string, stored: string) =>
  timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(stored));

/** The signature of an email link; `expires` in seconds since 1970. */
export const signatureOf = (key: string, { id, expires }: { id: number; expires: number }) =>
  createHmac('sha256', key).update(`${id}|${expires}`).digest('hex');
