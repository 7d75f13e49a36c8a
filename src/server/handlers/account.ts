import { register } from '../auth/register.ts';
import type { CallContext, NetworkHandlers } from '../network.ts';
import { termsPath } from '../http/storage.ts';
import { privileges } from '../seed/privileges.ts';

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

export const account: NetworkHandlers['account'] = {
  profile: async (_, context) => {
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
  },
  register: ({ body }, context) => register(context, body),
};
