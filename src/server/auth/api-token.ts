import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ApiTokenRow, apiToken, TokenCreation, TokenScope } from '#contract/api-token.ts';
import { recordSecurityChange } from '../account/security-changes.ts';
import { refuse } from '../http/refusal.ts';
import { listed } from '../listed.ts';
import type { CallerContext } from '../network.ts';
import { requireConfirmation } from './confirmation.ts';
import { digest, newSecret } from './secrets.ts';
import { after, namedToken } from './tokens.ts';

type Created = z.input<(typeof apiToken)['create']['answer']['schema']>;

const prefix = 'pat_';
const hintOf = (secret: string) => `${prefix}…${secret.slice(-4)}`;
const daySeconds = 86_400;

const columns = [
  'id',
  'name',
  'scope',
  'hint',
  'created_at',
  'expires_at',
  'last_used_at',
  'last_address',
] as const;

const own = ({ db, caller }: CallerContext) =>
  db.selectFrom('token').where('kind', '=', 'pat').where('user_id', '=', caller.userId);

type Row = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (context: CallerContext) =>
  own(context).select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

const present = ({ name, scope, hint, ...row }: Row): ApiTokenRow => ({
  id: row.id,
  name: name ?? '',
  scope: scope ?? 'all',
  hint: hint ?? '',
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_address: row.last_address,
});

type New = { name: string | null; scope: TokenScope; days: number | null };

// The secret is shown this once (O11).
async function insertToken(context: CallerContext, { name, scope, days }: New) {
  const { db, clock, caller } = context;
  const secret = prefix + newSecret();
  const row = await db
    .insertInto('token')
    .values({
      kind: 'pat',
      hash: digest(secret),
      hint: hintOf(secret),
      family: randomUUID(),
      user_id: caller.userId,
      operator_id: caller.operatorId,
      name,
      scope,
      expires_at: days === null ? null : after(clock, days * daySeconds),
      created_at: clock.now(),
    })
    // The unique key allows one token without a name.
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw refuse('API_TOKEN_EXISTS');
  const now = namedToken({ name, hint: hintOf(secret) });
  await recordSecurityChange(context, { kind: 'api-token-created', userId: caller.userId, now });
  return { ...present(row), access_token: secret };
}

export async function createApiToken(context: CallerContext): Promise<Created> {
  await requireConfirmation(context, 'api_tokens');
  const { access_token, created_at } = await insertToken(context, { name: null, scope: 'all', days: null });
  return { token_type: 'Bearer', access_token, created_at };
}

/** With a token only that one is revoked, whoever has it. */
export async function revokeApiToken(context: CallerContext) {
  const { db, caller } = context;
  if (caller.kind !== 'pat') await requireConfirmation(context, 'api_tokens');
  const tokens = db.deleteFrom('token').where('user_id', '=', caller.userId).where('kind', '=', 'pat');
  const { numDeletedRows: revoked } = await (
    caller.kind === 'pat' ? tokens.where('family', '=', caller.family) : tokens.where('name', 'is', null)
  ).executeTakeFirst();
  if (revoked === 0n) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
}

export async function createNamedToken(context: CallerContext, body: TokenCreation) {
  await requireConfirmation(context, 'api_tokens');
  return insertToken(context, body);
}

export const listApiTokens = async (context: CallerContext, query: { limit: number; offset: number }) =>
  listed((await readRows(context)).map(present), query);

export async function readApiToken(context: CallerContext, id: number) {
  const row = await own(context).select(columns).where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return present(row);
}

/** The token that `DELETE /oauth/pat` revokes, or null. */
export async function readUnnamedToken(context: CallerContext) {
  const { kind, family } = context.caller;
  const row = await own(context)
    .select('hint')
    .where((eb) => (kind === 'pat' ? eb('family', '=', family) : eb('name', 'is', null)))
    .executeTakeFirst();
  return row ?? null;
}

export async function revokeNamedToken(context: CallerContext, id: number) {
  await requireConfirmation(context, 'api_tokens');
  await readApiToken(context, id);
  await context.db
    .deleteFrom('token')
    .where('kind', '=', 'pat')
    .where('user_id', '=', context.caller.userId)
    .where('id', '=', id)
    .execute();
}
