import { readProfile } from '../account/read-profile.ts';
import { updateBilling } from '../account/update-billing.ts';
import type { NetworkHandlers } from '../network.ts';

export const billing: NetworkHandlers['billing'] = {
  update: async ({ body }, context) => {
    await updateBilling(context, body);
    return readProfile(context);
  },
};
