import { createApiToken, revokeApiToken } from '../auth/api-token.ts';
import type { NetworkHandlers } from '../network.ts';

export const apiToken: NetworkHandlers['apiToken'] = {
  create: (_, context) => createApiToken(context),
  revoke: async (_, context) => {
    await revokeApiToken(context);
    return { success: true };
  },
};
