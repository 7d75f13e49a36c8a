import { verifyEmail } from '../auth/verify-email.ts';
import type { NetworkHandlers } from '../network.ts';

export const verification: NetworkHandlers['verification'] = {
  verify: async ({ params, query }, context) => {
    await verifyEmail(context, { ...params, ...query });
    return { success: true };
  },
};
