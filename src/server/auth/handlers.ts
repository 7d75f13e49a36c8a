import type { HandlersOf } from '../network.ts';
import {
  createApiToken,
  createNamedToken,
  listApiTokens,
  revokeApiToken,
  revokeNamedToken,
} from './api-token.ts';
import { changePassword } from './change-password.ts';
import { confirm } from './confirmation.ts';
import { factorHandlers } from './factor-handlers.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { refreshSession, signIn, signInOnce } from './sign-in.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';
import { endSession } from './tokens.ts';
import { verifyEmail } from './verify-email.ts';

export const authHandlers: HandlersOf<
  | 'session'
  | 'sessions'
  | 'password'
  | 'verification'
  | 'confirmation'
  | 'apiToken'
  | 'apiTokens'
  | 'secondFactor'
> = {
  ...factorHandlers,
  session: {
    signIn: ({ body }, context) =>
      'refresh_token' in body ? refreshSession(context, body.refresh_token) : signIn(context, body),
    signOut: async (_, { db, caller }) => {
      await endSession(db, caller.family);
      return { success: true };
    },
    exchangeOneTimeToken: ({ body }, context) => signInOnce(context, body.ott),
    passwordGrant: ({ body }, context) =>
      'refresh_token' in body ? refreshSession(context, body.refresh_token) : signIn(context, body),
  },
  sessions: {
    list: (_, context) => listSessions(context),
    end: async ({ params: { id } }, context) => {
      await endOwnSession(context, id);
      return { success: true };
    },
    endOthers: async (_, context) => {
      await endOtherSessions(context);
      return { success: true };
    },
  },
  password: {
    requestReset: async ({ body }, context) => {
      await requestReset(context, body);
      return { success: true };
    },
    reset: async ({ body }, context) => {
      await resetPassword(context, body);
      return { success: true };
    },
    change: async ({ body }, context) => {
      await changePassword(context, body);
      return { success: true };
    },
  },
  verification: {
    verify: async ({ params, query }, context) => {
      await verifyEmail(context, { ...params, ...query });
      return { success: true };
    },
  },
  confirmation: {
    confirm: async ({ body }, context) => {
      await confirm(context, body);
      return { success: true };
    },
  },
  apiToken: {
    create: (_, context) => createApiToken(context),
    revoke: async (_, context) => {
      await revokeApiToken(context);
      return { success: true };
    },
  },
  apiTokens: {
    list: ({ query }, context) => listApiTokens(context, query),
    create: ({ body }, context) => createNamedToken(context, body),
    remove: async ({ params }, context) => {
      await revokeNamedToken(context, params.id);
      return { success: true };
    },
  },
};
