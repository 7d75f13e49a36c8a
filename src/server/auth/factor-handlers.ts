import type { CallerContext, HandlersOf } from '../network.ts';
import { refuse } from '../http/refusal.ts';
import { ifNear, readQuota } from '../quotas/quotas.ts';
import { refuseInShadow } from './callers.ts';
import { requireConfirmation } from './confirmation.ts';
import {
  activateTotp,
  addNamedPasskey,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renewCodes,
} from './manage-factors.ts';
import { requestConfirmation, requestNewPasskey, requestPasskeySignIn } from './passkeys.ts';
import { offersPasskeys } from './relying-party.ts';
import { proveFactor } from './second-step.ts';
import { startTotp } from './totp.ts';

type Manage<Request, Reply> = (request: Request, context: CallerContext) => Promise<Reply>;

const own =
  <Request, Reply>(handle: Manage<Request, Reply>): Manage<Request, Reply> =>
  async (request, context) => {
    refuseInShadow(context.caller);
    return handle(request, context);
  };

const changing = <Request, Reply>(handle: Manage<Request, Reply>) =>
  own<Request, Reply>(async (request, context) => {
    await requireConfirmation(context);
    return handle(request, context);
  });

export const factorHandlers: HandlersOf<'secondFactor'> = {
  secondFactor: {
    get: own(async (_, context) => ({
      ...(await readSecondFactor(context)),
      passkeys_quota: ifNear(await readQuota(context, 'passkeys', 0)),
    })),
    startTotp: changing((_, context) => startTotp(context)),
    activateTotp: changing(({ body }, context) => activateTotp(context, body.code)),
    removeTotp: changing(async (_, context) => {
      await removeTotp(context);
      return { success: true };
    }),
    passkeyRequest: changing(async (_, context) => {
      if (!offersPasskeys(context.origin)) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      return requestNewPasskey(context);
    }),
    addPasskey: changing(({ body }, context) => addNamedPasskey(context, body)),
    removePasskey: changing(async ({ params }, context) => {
      await removePasskey(context, params.id);
      return { success: true };
    }),
    renewCodes: changing((_, context) => renewCodes(context)),
    proofRequest: own((_, context) => requestConfirmation(context)),
    signInRequest: async ({ body }, context) => {
      await context.limits.spend('passkeyFromAddress', { address: context.address });
      return requestPasskeySignIn(context, body.challenge);
    },
    prove: ({ body }, context) => proveFactor(context, body),
  },
};
