import { readCurrentTerms, readProfile } from '../account/read-profile.ts';
import { refuseInShadow } from '../auth/callers.ts';
import { register } from '../auth/register.ts';
import { refuseField } from '../http/refusal.ts';
import type { CallerContext, NetworkHandlers } from '../network.ts';

/** Only the publisher can accept, only the terms in force; a second time leaves the time of the first (T3, T5). */
async function acceptTerms({ db, clock, caller }: CallerContext, tos: string) {
  refuseInShadow(caller);
  const { version } = await readCurrentTerms({ db, clock });
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
