import { ApiError, throwPartFailed } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import { firstSession, presence } from '#contract/first-calls.ts';
import { noAnswer } from '#machines/lib/failure.ts';
import type { SessionEffects, SessionUser } from '#machines/session/session.setup.ts';
import { fromPromise } from 'xstate';
import { forgetLink } from './one-time-link.ts';
import { clientOf } from './origins.ts';
import type { ServerData } from './server-data.ts';
import { removeToken, writeToken } from './token-cookie.ts';
import type { TokenWatch } from './token-watch.ts';

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
