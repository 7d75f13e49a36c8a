import { refreshSession, signIn, signInOnce } from '../auth/sign-in.ts';
import { endSession } from '../auth/tokens.ts';
import type { NetworkHandlers } from '../network.ts';

export const session: NetworkHandlers['session'] = {
  signIn: ({ body }, context) =>
    'refresh_token' in body ? refreshSession(context, body.refresh_token) : signIn(context, body),
  signOut: async (_, { db, caller }) => {
    await endSession(db, caller.family);
    return { success: true };
  },
  exchangeOneTimeToken: ({ body }, context) => signInOnce(context, body.ott),
  passwordGrant: ({ body }, context) =>
    'refresh_token' in body ? refreshSession(context, body.refresh_token) : signIn(context, body),
};
