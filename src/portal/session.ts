import { throwPartFailed } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import { firstSession, presence } from '#contract/first-calls.ts';
import type { SessionEffects, SessionUser } from '#machines/session/session.setup.ts';
import { fromPromise } from 'xstate';
import { forgetLink } from './one-time-link.ts';
import type { ServerData } from './server-data.ts';
import { removeToken, writeToken } from './token-cookie.ts';
import type { TokenWatch } from './token-watch.ts';

type Surroundings = {
  client: Client;
  data: ServerData;
  /** Resolves once the configuration is there, or its defaults. */
  configured: Promise<unknown>;
  oneTimeToken: string | null;
  tokenWatch: TokenWatch;
  /** Starts loading the screen that signing in leads to. */
  prefetchArrival: () => void;
  /** Shows what a call was refused with (E9). */
  reportApiError: (error: unknown) => void;
};

const clientId = 'publisher';
/** A network that does not answer keeps nobody signed in. */
const signOutPatience = 10_000;

/** What the charts need to know of a user. */
export const sessionUserOf = ({ shadow, partner: { terms_conditions: terms } }: User): SessionUser => ({
  shadowed: Boolean(shadow),
  pendingTerms: terms.acceptation ? terms.tos : null,
});

/** What the session chart has done: calls, the token cookie, the cache (S2 to S11). */
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
        // At the very start a chart begins its call before it has cleared the former token: the call waits for that.
        await Promise.resolve();
        return client(firstSession.exchangeOneTimeToken, { body: { ott: oneTimeToken ?? '' } });
      }),
      signIn: fromPromise(({ input }) =>
        client(firstSession.signIn, { body: { client_id: clientId, ...input } }),
      ),
      register: fromPromise(async ({ input }) => {
        const { newAccount } = await import('#contract/registration.ts').catch(throwPartFailed);
        await client(newAccount.register, { body: input });
      }),
      signOut: fromPromise(async () => {
        // Signs out of the token there is, also of one that another tab has just stored.
        tokenWatch.accept();
        await client(firstSession.signOut, {}, { signal: AbortSignal.timeout(signOutPatience) });
      }),
      loadReferenceData: fromPromise(async () => {
        const asked = data.load().then((loaded) => loaded.loadReferenceData());
        // Also where that fails, what is shown then reads the configuration once.
        await Promise.allSettled([asked, configured]);
        return sessionUserOf(await asked);
      }),
      probeUser: fromPromise(async () => {
        const asked = client(presence.profile, {}, { ignoresUnauthorised: true });
        await Promise.allSettled([asked, configured]);
        await asked;
      }),
      reloadUser: fromPromise(async () => sessionUserOf(await (await data.load()).reloadUser())),
    },
    actions: {
      clearToken: () => {
        removeToken();
        tokenWatch.accept();
      },
      announce: (_, { news }) => tokenWatch.announce(news),
      storeToken: (_, { token }) => {
        writeToken(token);
        tokenWatch.accept();
        forgetLink();
        prefetchArrival();
      },
      clearCache: () => data.clear(),
      reportApiError: (_, { error }) => reportApiError(error),
    },
  }) satisfies SessionEffects;
