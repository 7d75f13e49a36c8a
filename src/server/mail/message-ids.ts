import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSigningKey } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';

type Mail = { id: number; created_at: Date };

// Signed, so that nobody can make up a notification about a mail that somebody else got; short, so that no server folds it.
const signatureOf = (key: string, { id, created_at }: Mail) =>
  createHmac('sha256', key).update(`mail|${id}|${created_at.getTime()}`).digest('base64url').slice(0, 16);

/** The same in each attempt. */
export async function messageIdOf(db: Db, mail: Mail, domain: string) {
  return `<${mail.id}.${mail.created_at.getTime()}.${signatureOf(await readSigningKey(db), mail)}@${domain}>`;
}

const written = /<(\d{1,15})\.(\d{1,15})\.([\w-]{16})@/g;

/** The mail of this network that one of the IDs in a text is of. */
export async function mailOfIds(db: Db, text: string): Promise<Mail | null> {
  const key = await readSigningKey(db);
  for (const [, id = '', time = '', signature = ''] of text.matchAll(written)) {
    const mail = { id: Number(id), created_at: new Date(Number(time)) };
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, mail)))) return mail;
  }
  return null;
}
