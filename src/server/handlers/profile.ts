import { quoteCurrency } from '../account/change-currency.ts';
import { readProfile } from '../account/read-profile.ts';
import { updateProfile } from '../account/update-profile.ts';
import type { NetworkHandlers } from '../network.ts';

export const profile: NetworkHandlers['profile'] = {
  currencyQuote: ({ query }, context) => quoteCurrency(context, query.currency),
  update: async ({ body }, context) => {
    await updateProfile(context, body);
    return readProfile(context);
  },
};
