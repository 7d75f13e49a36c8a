import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { digest, matches, newSecret } from './secrets.ts';

// Takes as long to compare as any other, and belongs to no client.
const decoy = digest(newSecret());

const decodePart = (text: string) =>
  new URLSearchParams(`part=${text.replaceAll('&', '%26')}`).get('part') ?? '';

// RFC 6749 2.3.1 wants both parts form-encoded, but many clients send them plain: accept either.
function readBasic(authorization: string | undefined) {
  const [, encoded = ''] = /^Basic ([\w+/]+=*)$/i.exec(authorization ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 1) return [];
  const plain = { id: text.slice(0, colon), secret: text.slice(colon + 1) };
  return [plain, { id: decodePart(plain.id), secret: decodePart(plain.secret) }];
}

/** Checks the basic authentication of an OAuth client (P8). Refuses with UNAUTHENTICATED. */
export async function authenticateClient(db: Db, authorization: string | undefined) {
  for (const { id, secret } of readBasic(authorization)) {
    const client = await db.selectFrom('oauth_client').selectAll().where('id', '=', id).executeTakeFirst();
    if (matches(secret, client?.secret_hash ?? decoy)) return;
  }
  throw refuse('UNAUTHENTICATED', { headers: { 'www-authenticate': 'Basic realm="network"' } });
}
