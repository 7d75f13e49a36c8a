import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { apiToken } from '#contract/api-token.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { digest, newSecret } from './secrets.ts';
import { refuseShadowChange } from './shadow-changes.ts';

type Created = z.input<(typeof apiToken)['create']['answer']['schema']>;

const prefix = 'pat_';
const hintOf = (secret: string) => `${prefix}…${secret.slice(-4)}`;

// The secret is shown this once (O11); the unique key allows one token per user.
export async function createApiToken({ db, clock, caller }: CallerContext): Promise<Created> {
  await refuseShadowChange({ db, caller }, 'api_tokens');
  const secret = prefix + newSecret();
  const now = clock.now();
  const created = await db
    .insertInto('token')
    .values({
      kind: 'pat',
      hash: digest(secret),
      hint: hintOf(secret),
      family: randomUUID(),
      user_id: caller.userId,
      operator_id: caller.operatorId,
      expires_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!created) throw refuse('API_TOKEN_EXISTS');
  return { token_type: 'Bearer', access_token: secret, created_at: now.toISOString() };
}

export async function revokeApiToken({ db, caller }: CallerContext) {
  await refuseShadowChange({ db, caller }, 'api_tokens');
  await db.deleteFrom('token').where('user_id', '=', caller.userId).where('kind', '=', 'pat').execute();
}
