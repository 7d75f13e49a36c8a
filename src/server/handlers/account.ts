import type * as z from 'zod/mini';
import type { profile } from '#contract/account.ts';
import { register } from '../auth/register.ts';
import type { CallContext, NetworkHandlers } from '../network.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { termsPath } from '../http/storage.ts';
import { privileges } from '../seed/privileges.ts';

type PublisherContext = Parameters<NetworkHandlers['account']['profile']>[1];

async function readUser({ db }: CallContext, id: number) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .selectAll('u')
    .select(['p.name', 'p.status', 'p.currency', 'p.terms_version', 'p.terms_accepted_at'])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
}

async function readOperator({ db }: CallContext, id: number | null) {
  if (id === null) return null;
  return db
    .selectFrom('app_user')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function readCurrentTerms({ db, clock }: CallContext) {
  return db
    .selectFrom('terms')
    .select('version')
    .where('published_at', '<=', clock.now())
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
}

const yes = (is: boolean) => (is ? 'y' : 'n');

async function readProfile(context: PublisherContext): Promise<z.input<typeof profile>> {
  const { caller, origin } = context;
  const user = await readUser(context, caller.userId);
  const terms = await readCurrentTerms(context);
  const isPending = user.terms_version !== terms.version;
  return {
    id: user.id,
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    locale: user.locale,
    admin: yes(user.role === 'admin'),
    superadmin: yes(user.role === 'superadmin'),
    privileges: [...privileges],
    shadow: await readOperator(context, caller.operatorId),
    partner: {
      id: caller.partnerId,
      name: user.name,
      status: user.status,
      currency: user.currency,
      terms_conditions: {
        acceptation: isPending,
        new_url: isPending ? `${origin}${termsPath}` : null,
        tos: terms.version,
        accepted_at: user.terms_accepted_at.toISOString(),
      },
    },
    account_settings: { general: { first_week_day: String(user.first_week_day), timezone: user.timezone } },
  };
}

/** Only the publisher can accept, only the terms in force; a second time leaves the time of the first (T3, T5). */
async function acceptTerms({ db, clock, caller, ...context }: PublisherContext, tos: string) {
  if (caller.operatorId !== null) throw refuse('FORBIDDEN');
  const { version } = await readCurrentTerms({ db, clock, ...context });
  if (tos !== version) throw refuseField('tos', 'not_in_force', 'These terms are not in force');
  await db
    .updateTable('partner')
    .set({ terms_version: version, terms_accepted_at: clock.now() })
    .where('id', '=', caller.partnerId)
    .where('terms_version', '!=', version)
    .execute();
}

export const account: NetworkHandlers['account'] = {
  profile: (_, context) => readProfile(context),
  acceptTerms: async ({ body: { tos } }, context) => {
    await acceptTerms(context, tos);
    return readProfile(context);
  },
  register: ({ body }, context) => register(context, body),
};
