import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';

type Mail = { id: number; created_at: Date };

// Signed, so that nobody can make up a notification about a mail that somebody else got.
const signatureOf = (key: string, { id, created_at }: Mail) =>
  createHmac('sha256', key).update(`mail|${id}|${created_at.getTime()}`).digest('hex').slice(0, 32);

async function readKey(db: Db) {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'signing_key')
    .executeTakeFirstOrThrow();
  return value;
}

/** The same in each attempt. */
export async function messageIdOf(db: Db, mail: Mail, domain: string) {
  return `<${mail.id}.${mail.created_at.getTime()}.${signatureOf(await readKey(db), mail)}@${domain}>`;
}

const written = /<(\d{1,15})\.(\d{1,15})\.([\da-f]{32})@/g;

/** The mail of this network that one of the IDs in a text is of. */
export async function mailOfIds(db: Db, text: string): Promise<Mail | null> {
  const key = await readKey(db);
  for (const [, id = '', time = '', signature = ''] of text.matchAll(written)) {
    const mail = { id: Number(id), created_at: new Date(Number(time)) };
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, mail)))) return mail;
  }
  return null;
}
