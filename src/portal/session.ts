import { ApiError, throwPartFailed } from '#api/api-error.ts';
import type { Client, FailedCall } from '#api/client.ts';
import type { User } from '#api/user.ts';
import { firstSession, presence } from '#contract/first-calls.ts';
import { noAnswer } from '#machines/lib/failure.ts';
import type { SessionEffects, SessionUser } from '#machines/session/session.setup.ts';
import type { ChartRefs } from '#machines/wiring.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { fromPromise, type EventFrom } from 'xstate';
import { forgetLink } from './one-time-link.ts';
import { clientOf, comingOf } from './origins.ts';
import type { ServerData } from './server-data.ts';
import { authorization, removeToken, writeToken } from './token-cookie.ts';
import type { TokenEvent, TokenWatch } from './token-watch.ts';

type Surroundings = {
  client: Client;
  data: ServerData;
  /** Resolves once the configuration has loaded or failed to. */
  configured: Promise<unknown>;
  oneTimeToken: string | null;
  tokenWatch: TokenWatch;
  prefetchArrival: () => void;
  /** A toast (E9). */
  reportApiError: (error: unknown) => void;
};

const clientId = 'publisher';

export const sessionUserOf = ({ shadow, partner }: User): SessionUser => ({
  shadowed: Boolean(shadow),
  partner: { id: partner.id, name: partner.name },
  pendingTerms: partner.terms_conditions.acceptation ? partner.terms_conditions.tos : null,
});

const loadPasskey = () => import('./passkey.ts').catch(throwPartFailed);

/** Calls, the token cookie, the cache (S2 to S11). */
export const sessionEffects = ({
  client,
  data,
  configured,
  oneTimeToken,
  tokenWatch,
  prefetchArrival,
  reportApiError,
}: Surroundings) =>
  ({
    actors: {
      exchangeOneTimeToken: fromPromise(async ({ self }) => {
        // XState starts the call before the entry action clears the former token: wait for that.
        await Promise.resolve();
        return clientOf(client, self)(firstSession.exchangeOneTimeToken, {
          body: { ott: oneTimeToken ?? '' },
        });
      }),
      signIn: fromPromise(({ input, self }) =>
        clientOf(client, self)(firstSession.signIn, { body: { client_id: clientId, ...input } }),
      ),
      signInWithPasskey: fromPromise(async ({ self }) =>
        (await loadPasskey()).signInWithPasskey(clientOf(client, self)),
      ),
      proveFactor: fromPromise(async ({ input, self }) =>
        (await loadPasskey()).proveFactor(clientOf(client, self), input),
      ),
      register: fromPromise(async ({ input, self }) => {
        const { newAccount } = await import('#contract/registration.ts').catch(throwPartFailed);
        await clientOf(client, self)(newAccount.register, { body: input });
      }),
      signOut: fromPromise(async ({ signal, self }) => {
        tokenWatch.use();
        await clientOf(client, self)(firstSession.signOut, {}, { signal });
      }),
      loadReferenceData: fromPromise(async ({ signal, self }) => {
        const asked = data.load().then((loaded) => loaded.loadReferenceData(signal, self));
        // Also after a failure the screen reads the configuration once.
        await Promise.allSettled([asked, configured]);
        return sessionUserOf(await asked);
      }),
      probeUser: fromPromise(async ({ self }) => {
        const asked = clientOf(client, self)(presence.profile, {}, { ignoresUnauthorised: true });
        await Promise.allSettled([asked, configured]);
        await asked;
      }),
      reloadUser: fromPromise(async ({ signal, self }) =>
        sessionUserOf(await (await data.load()).reloadUser(signal, self)),
      ),
    },
    actions: {
      clearToken: () => removeToken(),
      announce: (_, { news }) => tokenWatch.announce(news),
      storeToken: (_, { token }) => {
        writeToken(token);
        forgetLink();
        prefetchArrival();
      },
      clearCache: () => data.clear(),
      reportApiError: (_, { error }) => reportApiError(error === noAnswer ? new ApiError(noAnswer) : error),
    },
  }) satisfies SessionEffects;

type Session = Pick<ChartRefs['session'], 'send' | 'getSnapshot'>;

/** The chart decides which refusals count (S12, S15); `data` knows who asked for what the cache loads. */
export function reportRefusal(
  session: Session,
  { error, endpoint, ...sent }: FailedCall,
  data?: Pick<ServerData, 'callerOf'>,
): void {
  const { status, code, entries } = error;
  const isCurrent = sent.authorization === authorization();
  const caller = sent.caller ?? data?.callerOf(endpoint);
  const send = (event: EventFrom<typeof sessionMachine>) => session.send(comingOf(caller, event));
  if (code === 'ACCOUNT_SUSPENDED') {
    const reason = entries.find((entry) => entry.code === null)?.description ?? null;
    send({ type: 'account.suspended', reason, isCurrent });
  }
  if (code === 'SECOND_FACTOR_SETUP_REQUIRED') send({ type: 'factor.setupRequired', isCurrent });
  if (status === 401) {
    const { authorization: used, ignoresUnauthorised } = sent;
    const isAnonymous = used === null;
    send({ type: 'request.unauthorised', isCurrent, isAnonymous, ignoresUnauthorised });
  }
}

/** Most looks change nothing and would only fill the event log. */
export function reportToken(session: Session, event: TokenEvent) {
  const isIdle = event.type === 'token.seen' && !session.getSnapshot().can(event);
  if (!isIdle) session.send(event);
}
