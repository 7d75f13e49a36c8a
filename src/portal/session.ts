import { ApiError, throwPartFailed } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import { firstSession, presence } from '#contract/first-calls.ts';
import { noAnswer } from '#machines/lib/failure.ts';
import type { SessionEffects, SessionUser } from '#machines/session/session.setup.ts';
import { fromPromise } from 'xstate';
import { forgetLink } from './one-time-link.ts';
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
      exchangeOneTimeToken: fromPromise(async () => {
        // XState starts the call before the entry action clears the former token: wait for that.
        await Promise.resolve();
        return client(firstSession.exchangeOneTimeToken, { body: { ott: oneTimeToken ?? '' } });
      }),
      signIn: fromPromise(({ input }) =>
        client(firstSession.signIn, { body: { client_id: clientId, ...input } }),
      ),
      signInWithPasskey: fromPromise(async () => (await loadPasskey()).signInWithPasskey(client)),
      proveFactor: fromPromise(async ({ input }) => (await loadPasskey()).proveFactor(client, input)),
      register: fromPromise(async ({ input }) => {
        const { newAccount } = await import('#contract/registration.ts').catch(throwPartFailed);
        await client(newAccount.register, { body: input });
      }),
      signOut: fromPromise(async ({ signal }) => {
        tokenWatch.use();
        await client(firstSession.signOut, {}, { signal });
      }),
      loadReferenceData: fromPromise(async ({ signal }) => {
        const asked = data.load().then((loaded) => loaded.loadReferenceData(signal));
        // Also after a failure the screen reads the configuration once.
        await Promise.allSettled([asked, configured]);
        return sessionUserOf(await asked);
      }),
      probeUser: fromPromise(async () => {
        const asked = client(presence.profile, {}, { ignoresUnauthorised: true });
        await Promise.allSettled([asked, configured]);
        await asked;
      }),
      reloadUser: fromPromise(async ({ signal }) =>
        sessionUserOf(await (await data.load()).reloadUser(signal)),
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
