import { omit } from 'es-toolkit';
import type * as z from 'zod/mini';
import type { profile } from '#contract/account.ts';
import { privileges } from '../auth/privileges.ts';
import { termsPath } from '../http/storage.ts';
import { amountOf } from '../money.ts';
import type { CallerContext, Network } from '../network.ts';
import { usualTermsId } from '../reference/payment-terms.ts';
import { payoutsHeldUntil } from './security-changes.ts';

type Profile = z.input<typeof profile>;

async function readUser({ db, caller }: CallerContext) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .leftJoin('app_user as m', 'm.id', 'p.manager_id')
    .leftJoin('refused_address as r', 'r.address', 'u.email')
    .leftJoin('billing_detail as b', 'b.partner_id', 'p.id')
    .selectAll('u')
    .select([
      'p.name',
      'p.status',
      'p.currency',
      'p.currency_changed_at',
      'p.terms_version',
      'p.terms_accepted_at',
      'r.refused_at',
    ])
    .select(['p.website', 'p.country', 'b.payment_terms_id', 'p.traffic_type_ids', 'p.publisher_content'])
    .select([
      'm.firstname as manager_firstname',
      'm.lastname as manager_lastname',
      'm.email as manager_email',
    ])
    .where('u.id', '=', caller.userId)
    .executeTakeFirstOrThrow();
}
type User = Awaited<ReturnType<typeof readUser>>;

async function readOperator({ db, caller }: CallerContext) {
  if (caller.operatorId === null) return null;
  return db
    .selectFrom('app_user')
    .select(['id', 'firstname', 'lastname'])
    .where('id', '=', caller.operatorId)
    .executeTakeFirstOrThrow();
}

async function readBilling({ db, caller }: CallerContext): Promise<Profile['billing']> {
  const row = await db
    .selectFrom('billing_detail')
    .selectAll()
    .where('partner_id', '=', caller.partnerId)
    .executeTakeFirst();
  if (!row) return null;
  const details = omit(row, ['partner_id', 'min_payout_micros']);
  return { ...details, min_payout: amountOf(row.min_payout_micros) };
}

async function readApiToken({ db, caller }: CallerContext): Promise<Profile['api_token']> {
  const row = await db
    .selectFrom('token')
    .select(['hint', 'created_at', 'last_used_at'])
    .where('user_id', '=', caller.userId)
    .where('kind', '=', 'pat')
    .where('name', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    hint: row.hint ?? '',
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

async function countNamedTokens({ db, caller }: CallerContext) {
  const { count } = await db
    .selectFrom('token')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', caller.userId)
    .where('kind', '=', 'pat')
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readHold(context: CallerContext): Promise<Profile['payout_hold']> {
  const hold = await payoutsHeldUntil(context, context.caller.partnerId);
  return hold && { ...hold, until: hold.until.toISOString() };
}

export async function readCurrentTerms({ db, clock }: Pick<Network, 'db' | 'clock'>) {
  return db
    .selectFrom('terms')
    .select('version')
    .where('published_at', '<=', clock.now())
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
}

async function partnerOf(user: User, context: CallerContext): Promise<Profile['partner']> {
  const terms = await readCurrentTerms(context);
  // Operators publish the terms: they are nobody's publisher.
  const isPending = user.role === 'publisher' && user.terms_version !== terms.version;
  const { manager_email: email } = user;
  return {
    id: user.partner_id,
    name: user.name,
    status: user.status,
    currency: user.currency,
    currency_changed: user.currency_changed_at !== null,
    website: user.website,
    country: user.country,
    payment_terms_id: user.payment_terms_id ?? usualTermsId,
    traffic_type_ids: user.traffic_type_ids,
    publisher_content: user.publisher_content,
    manager: email === null ? null : { name: `${user.manager_firstname} ${user.manager_lastname}`, email },
    terms_conditions: {
      acceptation: isPending,
      new_url: isPending ? `${context.origin}${termsPath}` : null,
      tos: terms.version,
      accepted_at: user.terms_accepted_at.toISOString(),
    },
  };
}

const yes = (is: boolean) => (is ? 'y' : 'n');

export async function readProfile(context: CallerContext): Promise<Profile> {
  const user = await readUser(context);
  return {
    id: user.id,
    email: user.email,
    email_refused_at: user.refused_at?.toISOString() ?? null,
    firstname: user.firstname,
    lastname: user.lastname,
    phone: user.phone,
    messenger: user.messenger,
    locale: user.locale,
    password_changed_at: user.password_changed_at?.toISOString() ?? null,
    revision: user.revision,
    admin: yes(user.role === 'admin'),
    superadmin: yes(user.role === 'superadmin'),
    privileges: [...privileges],
    shadow: await readOperator(context),
    partner: await partnerOf(user, context),
    account_settings: { general: { first_week_day: String(user.first_week_day), timezone: user.timezone } },
    billing: await readBilling(context),
    payout_hold: await readHold(context),
    api_token: await readApiToken(context),
    named_api_tokens: await countNamedTokens(context),
  };
}
