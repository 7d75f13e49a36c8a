import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { noAnswer } from '#machines/lib/failure.ts';
import { sessionEffects } from '#portal/session.ts';
import type { ServerData } from '#portal/server-data.ts';
import { readToken } from '#portal/token-cookie.ts';
import { stubBrowser } from '../properties/browser-stubs.ts';

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const token = { token_type: 'Bearer', expires_in: 600, access_token: 'a', refresh_token: 'r' };
const partner = { id: 1, name: 'Trailmix Media' };
const userOf = (shadow: object | null, acceptation: boolean) =>
  // What the effects look at of a user.
  ({ shadow, partner: { ...partner, terms_conditions: { acceptation, tos: '2026-10' } } }) as unknown as User;

/** The effects on calls that are noted and answered with `answer`. */
function opened({
  oneTimeToken = null,
  answer = token,
}: { oneTimeToken?: string | null; answer?: unknown } = {}) {
  const done: unknown[] = [];
  const callers: unknown[] = [];
  const client = ((
    endpoint: Endpoint,
    input: unknown,
    options: { signal?: AbortSignal; caller?: unknown } = {},
  ) => {
    const { signal, caller, ...others } = options;
    callers.push(caller);
    done.push([
      `${endpoint.resource}.${endpoint.operation}`,
      input,
      { ...others, ...(signal && { isLimited: true }) },
    ]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    // It answers every call alike.
  }) as Client;
  const loads = (user: User) => (_: AbortSignal, caller: unknown) => {
    callers.push(caller);
    return Promise.resolve(user);
  };
  const loaded = {
    loadReferenceData: loads(userOf({ id: 7 }, true)),
    reloadUser: loads(userOf(null, false)),
  };
  const data = {
    load: () => Promise.resolve(loaded),
    clear: () => done.push('cache cleared'),
    // What the effects use of it.
  } as unknown as ServerData;
  const configured = Promise.withResolvers<void>();
  const { actors, actions } = sessionEffects({
    client,
    data,
    configured: configured.promise,
    oneTimeToken,
    tokenWatch: {
      use: () => done.push('used'),
      announce: (news) => done.push(`announced ${news}`),
    },
    prefetchArrival: () => done.push('arrival expected'),
    reportApiError: (error) => done.push(['reported', error]),
  });
  return { actors, actions, done, callers, configured };
}
/** What an effect ends with. */
async function run(logic: Parameters<typeof createActor>[0], input?: unknown): Promise<unknown> {
  const actor = createActor(logic, { input } as never); // Each effect has an input of its own.
  const end = toPromise(actor);
  actor.start();
  return end;
}

test('[S5] a one-time token is exchanged, once the former token is cleared', async () => {
  const { actors, done } = opened({ oneTimeToken: 'once' });
  const answer = run(actors.exchangeOneTimeToken);
  done.push('cleared');
  expect(await answer).toEqual(token);
  expect(done).toEqual(['cleared', ['session.exchangeOneTimeToken', { body: { ott: 'once' } }, {}]]);
  const without = opened();
  await run(without.actors.exchangeOneTimeToken);
  expect(without.done).toEqual([['session.exchangeOneTimeToken', { body: { ott: '' } }, {}]]);
});

test('[P8.a] [S9] [S10] signing in and registering send what was entered', async () => {
  const { actors, done } = opened();
  expect(await run(actors.signIn, { username: 'ann', password: 'secret' })).toEqual(token);
  await run(actors.register, { email: 'ann@portal.test' });
  expect(done).toEqual([
    ['session.signIn', { body: { client_id: 'publisher', username: 'ann', password: 'secret' } }, {}],
    ['account.register', { body: { email: 'ann@portal.test' } }, {}],
  ]);
});

test('[M3] each call names the actor that makes it, so that the log knows where a refusal or a user comes from', async () => {
  const { actors, callers, configured } = opened();
  configured.resolve();
  const { exchangeOneTimeToken, signIn, register, signOut, probeUser, loadReferenceData, reloadUser } =
    actors;
  const logics = [exchangeOneTimeToken, signIn, register, signOut, probeUser, loadReferenceData, reloadUser];
  const running = logics.map((logic) => createActor<AnyActorLogic>(logic, { input: {} }).start());
  await Promise.all(running.map((actor) => toPromise(actor)));
  expect(new Set(callers)).toEqual(new Set(running));
  expect(callers.length).toBe(running.length);
});

test('[S11] signing out takes the token that is stored by then, and can be given up', async () => {
  const { actors, done } = opened();
  await run(actors.signOut);
  expect(done).toEqual(['used', ['session.signOut', {}, { isLimited: true }]]);
});

test('[S6] the reference data are there when the configuration is too', async () => {
  const { actors, done, configured } = opened();
  const answer = run(actors.loadReferenceData);
  let isOver = false;
  void answer.then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect([isOver, done]).toEqual([false, []]);
  configured.resolve();
  expect(await answer).toEqual({ shadowed: true, partner, pendingTerms: '2026-10' });
});

test('[T3] the user is loaded anew', async () => {
  const { actors } = opened();
  expect(await run(actors.reloadUser)).toEqual({ shadowed: false, partner, pendingTerms: null });
});

test('[S8] without a token the user is requested, and a refusal counts once the configuration is there', async () => {
  const probe = ['account.profile', {}, { ignoresUnauthorised: true }];
  const welcome = opened();
  const answer = run(welcome.actors.probeUser);
  let isOver = false;
  void answer.then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect([isOver, welcome.done]).toEqual([false, [probe]]);
  welcome.configured.resolve();
  await answer;
  const refused = opened({ answer: new Error('401') });
  refused.configured.resolve();
  await expect(run(refused.actors.probeUser)).rejects.toThrow('401');
  expect(refused.done).toEqual([probe]);
});

test('[S3] [S9] [S11] the token is stored and cleared, other tabs are notified, and the cache is cleared', () => {
  const { actions, done } = opened();
  actions.storeToken(null, { token });
  actions.announce(null, { news: 'signedIn' });
  expect(readToken()).toEqual(token);
  actions.clearToken();
  expect(readToken()).toBeNull();
  actions.clearCache();
  actions.reportApiError(null, { error: 'broken' });
  expect(done).toEqual(['arrival expected', 'announced signedIn', 'cache cleared', ['reported', 'broken']]);
});

test('[S7] [E8] a start that had no answer is told as any other lost call', () => {
  const { actions, done } = opened();
  actions.reportApiError(null, { error: noAnswer });
  actions.reportApiError(null, { error: { status: 0, code: 'NETWORK_ERROR' } });
  expect(done).toEqual([
    ['reported', new ApiError({ status: 0, code: 'NETWORK_ERROR' })],
    ['reported', { status: 0, code: 'NETWORK_ERROR' }],
  ]);
});
