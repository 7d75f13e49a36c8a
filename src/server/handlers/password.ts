import { requestReset, resetPassword } from '../auth/password-reset.ts';
import type { NetworkHandlers } from '../network.ts';

export const password: NetworkHandlers['password'] = {
  requestReset: async ({ body }, context) => {
    await requestReset(context, body);
    return { success: true };
  },
  reset: async ({ body }, context) => {
    await resetPassword(context, body);
    return { success: true };
  },
};
