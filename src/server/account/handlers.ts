import { refuseInShadow } from '../auth/callers.ts';
import { register } from '../auth/register.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallerContext, HandlersOf } from '../network.ts';
import { quoteCurrency } from './change-currency.ts';
import { listPartners, readPartner, shadowLinkTo } from './partners.ts';
import { readCurrentTerms, readProfile } from './read-profile.ts';
import { decide } from './review.ts';
import { confirmEmail, requestEmailChange } from './change-email.ts';
import { listTerms, publishTerms } from './terms.ts';
import { readUndoable, undoChange } from './undo-change.ts';
import { updateBilling } from './update-billing.ts';
import { updateProfile } from './update-profile.ts';

// Only the publisher can accept, only the terms in force; accepting again keeps the first time (T3, T5).
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

export const accountHandlers: HandlersOf<
  'account' | 'accountChanges' | 'profile' | 'billing' | 'partners' | 'terms'
> = {
  account: {
    profile: (_, context) => readProfile(context),
    acceptTerms: async ({ body: { tos } }, context) => {
      await acceptTerms(context, tos);
      return readProfile(context);
    },
    register: ({ body }, context) => register(context, body),
  },
  profile: {
    currencyQuote: ({ query }, context) => quoteCurrency(context, query.currency),
    update: async ({ body }, context) => {
      await updateProfile(context, body);
      return readProfile(context);
    },
  },
  billing: {
    update: async ({ body }, context) => {
      await updateBilling(context, body);
      return readProfile(context);
    },
  },
  accountChanges: {
    requestEmail: async ({ body }, context) => {
      await requestEmailChange(context, body);
      return { success: true };
    },
    confirmEmail: async ({ body: { token } }, context) => {
      await confirmEmail(context, token);
      return { success: true };
    },
    read: ({ body: { token } }, context) => readUndoable(context, token),
    undo: async ({ body: { token } }, context) => {
      await undoChange(context, token);
      return { success: true };
    },
  },
  terms: {
    list: ({ query }, context) => listTerms(context, query),
    publish: ({ body }, context) => publishTerms(context, body),
  },
  partners: {
    list: ({ query }, context) => listPartners(context, query),
    get: ({ params: { id } }, context) => readPartner(context, id),
    review: async ({ params: { id }, body: { decision, reason = '' } }, context) => {
      await readPartner(context, id);
      const isDone = await decide(context, id, { decision, reason, operatorId: context.caller.userId });
      if (!isDone) throw refuse('REVIEW_NOT_POSSIBLE');
      return readPartner(context, id);
    },
    shadowLogin: ({ params: { id } }, context) => shadowLinkTo(context, id),
  },
};
