import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestCanceled } from '#api/api-error.ts';
import { query } from '#api/queries.ts';
import { account } from '#contract/account.ts';
import { firstConfig, presence } from '#contract/first-calls.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { draftOfGuest, draftOfUser } from '#portal/drafts.ts';
import { readToken, removeToken, writeToken } from '#portal/token-cookie.ts';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import {
  closePortals,
  json,
  never,
  openPortal,
  profile,
  refused,
  settled,
  tokenOf,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const stateOf = ({ portal }: Opened) => portal.session.getSnapshot().value;

const user = 'GET /publisher/v1/user-profile';

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

/** Signed in at the profile. */
async function signedIn(network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at: '/profile', token: 'a', network });
  const shown: string[] = [];
  subscribeToToasts(({ type, title, text }) => shown.push([type, title, text].filter(Boolean).join(': ')));
  await until(() => placeOf(opened) === '/profile');
  await settled();
  opened.requests.length = 0;
  opened.page.done.length = 0;
  return { ...opened, shown };
}

const signOut = ({ portal }: Opened) => portal.navigation.send({ type: 'signOut.request' });

describe('[S11] signing out', () => {
  test('[S11] the token is gone, requests are cancelled and the cache is empty before anybody is told', async () => {
    const opened = await signedIn({ 'GET /public/v1/dict/tags': never });
    const { portal, requests, page, shown, table } = opened;
    draftOfUser(7, 'profile').write({ name: 'typed' });
    table['GET /publisher/v1/user-profile'] = never;
    const queries = portal.data.queryClient();
    void queries.query({ ...query(account.profile), staleTime: 0 }).catch(() => undefined);
    await settled();
    const asked = requests.at(-1);
    expect([asked?.call, asked?.signal?.aborted]).toEqual(['GET /publisher/v1/user-profile', false]);
    const told: unknown[] = [];
    portal.session.on('session.signedOut', () =>
      told.push([readToken(), queries.getQueryCache().getAll().length, asked?.signal?.aborted]),
    );
    signOut(opened);
    await until(() => placeOf(opened) === '/login');
    await settled();
    expect(told).toEqual([[null, 0, true]]);
    expect(requests.map(({ call, authorization }) => [call, authorization]).at(-1)).toEqual([
      'DELETE /oauth/token',
      'Bearer a',
    ]);
    expect([page.posted('session'), stateOf(opened), page.done]).toEqual([
      [{ news: 'signedOut', token: '97' }],
      { signedOut: 'idle' },
      [
        ['replace', '/login'],
        ['scroll', 0, 0],
      ],
    ]);
    expect([shown, Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([
      ['info: Logged Out: What you had not saved in this tab was discarded.'],
      [],
      [],
    ]);
    expect(document.title).toBe('Portal');
  });

  test('[S13] in another tab: this one says what it had not saved, if anything, and signs out', async () => {
    const opened = await signedIn();
    for (const [draft, expected] of [
      [{ name: 'typed' }, 'info: Logged Out: What you had not saved in this tab was discarded.'],
      [{}, 'info: Logged Out'],
    ] as const) {
      draftOfUser(7, 'profile').write(draft);
      removeToken();
      opened.page.hears('session', 'signedOut');
      await until(() => opened.shown.length > 0);
      expect([opened.shown.splice(0), stateOf(opened), Object.keys(sessionStorage)]).toEqual([
        [expected],
        { signedOut: 'idle' },
        [],
      ]);
      writeToken(tokenOf('b'));
      opened.page.hears('session', 'signedIn');
      await until(() => opened.portal.session.getSnapshot().hasTag('signedIn'));
      await settled();
    }
  });

  test('an answer that comes after it is nobody’s', async () => {
    const late = Promise.withResolvers<Response>();
    const opened = await signedIn();
    opened.table['GET /publisher/v1/user-profile'] = () => late.promise;
    const answer = opened.portal.client(presence.profile).catch((error: unknown) => error);
    await settled();
    signOut(opened);
    await until(() => readToken() === null);
    late.resolve(json({ data: profile }));
    expect(await answer).toBeInstanceOf(RequestCanceled);
  });

  test('who has unsaved input is asked, and the first of two forms that is released leaves the other held', async () => {
    const opened = await signedIn();
    const { portal } = opened;
    const forgotten: string[] = [];
    const form = (name: string) => ({
      parameters: [],
      forget: () => void forgotten.push(name),
      isSending: () => false,
    });
    const [release, releaseOther] = ['one', 'other'].map((name) => portal.holdScreen(form(name)));
    signOut(opened);
    expect(portal.navigation.getSnapshot().hasTag('askingToLeave')).toBe(true);
    portal.navigation.send({ type: 'leave.cancel' });
    release?.();
    signOut(opened);
    expect(portal.navigation.getSnapshot().hasTag('askingToLeave')).toBe(true);
    portal.navigation.send({ type: 'leave.cancel' });
    releaseOther?.();
    signOut(opened);
    expect(portal.navigation.getSnapshot().hasTag('askingToLeave')).toBe(false);
    await until(() => placeOf(opened) === '/login');
    expect([forgotten, readToken()]).toEqual([[], null]);
  });

  test('a form that is left on purpose forgets its draft', async () => {
    const opened = await signedIn();
    const { portal } = opened;
    const forget = vi.fn<() => void>();
    portal.holdScreen({ parameters: [], forget, isSending: () => false });
    portal.navigation.send({ type: 'location.request', to: '/postbacks' });
    expect([portal.navigation.getSnapshot().hasTag('askingToLeave'), forget.mock.calls.length]).toEqual([
      true,
      0,
    ]);
    portal.navigation.send({ type: 'leave.confirm' });
    await until(() => placeOf(opened) === '/postbacks');
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('[S12] a refusal', () => {
  const unauthorised: Answer = () => refused(401, 'UNAUTHENTICATED');
  const row = 'GET /publisher/v1/dict/approval-statuses';

  test('of the token that is stored ends the session, and the way back stays', async () => {
    const opened = await signedIn({});
    opened.table[row] = unauthorised;
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    expect([stateOf(opened), readToken(), opened.page.posted('session')]).toEqual([
      { signedOut: 'expired' },
      null,
      [{ news: 'expired', token: '97' }],
    ]);
    draftOfGuest('login').write({ username: 'typed' });
    opened.portal.session.send({ type: 'expiry.acknowledge' });
    await until(() => placeOf(opened) === '/login?redirect=%2Fprofile');
    expect([opened.shown, localStorage.getItem('token-ends') === null]).toEqual([[], false]);
    expect(draftOfGuest('login').read()).toEqual({ username: 'typed' });
    draftOfGuest('login').write({});
  });

  test('of an older token, of a call that ignores it, or with another status does not', async () => {
    const opened = await signedIn({});
    const late = Promise.withResolvers<Response>();
    opened.table[row] = () => late.promise;
    const older = opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    writeToken(tokenOf('b'));
    late.resolve(refused(401, 'UNAUTHENTICATED'));
    await older;
    opened.table['GET /publisher/v1/config'] = unauthorised;
    await opened.portal.client(firstConfig.get, {}, { ignoresUnauthorised: true }).catch(() => undefined);
    opened.table[row] = () => refused(403, 'FORBIDDEN');
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    expect([stateOf(opened), readToken()]).toEqual([{ signedIn: 'idle' }, tokenOf('b')]);
    opened.table[row] = unauthorised;
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    expect(stateOf(opened)).toEqual({ signedOut: 'expired' });
  });

  test('of a visitor without a token ends nothing', async () => {
    const opened = await openPortal({ at: '/offers', network: { [row]: unauthorised } });
    await until(() => placeOf(opened) === '/offers');
    await settled();
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    expect(stateOf(opened)).toEqual({ signedOut: 'idle' });
  });

  test('[S15] of a suspended account says why in the network’s words', async () => {
    const opened = await signedIn({});
    const errors = [
      { code: 'ACCOUNT_SUSPENDED', description: 'Of the code' },
      { description: 'Too many returns' },
    ];
    opened.table[row] = () => json({ code: 'ACCOUNT_SUSPENDED', errors }, 403);
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    const snapshot = opened.portal.session.getSnapshot();
    expect([snapshot.hasTag('suspended'), snapshot.context.suspension]).toEqual([true, 'Too many returns']);
  });

  test('[S15] of a suspended account without words of its own has none, and of an older token is none', async () => {
    const opened = await signedIn({});
    const late = Promise.withResolvers<Response>();
    opened.table[row] = () => late.promise;
    const older = opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    writeToken(tokenOf('b'));
    late.resolve(json({ code: 'ACCOUNT_SUSPENDED' }, 403));
    await older;
    expect(opened.portal.session.getSnapshot().hasTag('suspended')).toBe(false);
    opened.table[row] = () => json({ code: 'ACCOUNT_SUSPENDED' }, 403);
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    const snapshot = opened.portal.session.getSnapshot();
    expect([snapshot.hasTag('suspended'), snapshot.context.suspension]).toEqual([true, null]);
  });

  test('[S9] of an operator without a second factor asks for one, but for an older token', async () => {
    const opened = await signedIn({});
    const late = Promise.withResolvers<Response>();
    opened.table[row] = () => late.promise;
    const older = opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    await settled();
    writeToken(tokenOf('b'));
    late.resolve(json({ code: 'SECOND_FACTOR_SETUP_REQUIRED' }, 403));
    await older;
    expect(opened.portal.session.getSnapshot().hasTag('factorSetup')).toBe(false);
    opened.table[row] = () => json({ code: 'SECOND_FACTOR_SETUP_REQUIRED' }, 403);
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    expect(opened.portal.session.getSnapshot().hasTag('factorSetup')).toBe(true);
  });
});

test('[S11] who has left requests no private data', async () => {
  const opened = await signedIn();
  signOut(opened);
  await until(() => placeOf(opened) === '/login');
  opened.requests.length = 0;
  void opened.portal.data
    .queryClient()
    .query(query(dictionaries.approvalStatuses))
    .catch(() => undefined);
  await settled();
  expect(opened.requests).toEqual([]);
});

test('[S12] a call without a token that is refused ends no session', async () => {
  const opened = await signedIn();
  removeToken();
  opened.table[user] = () => refused(401, 'UNAUTHENTICATED');
  await opened.portal.client(presence.profile).catch(() => undefined);
  await settled();
  expect(stateOf(opened)).toEqual({ signedIn: 'idle' });
});
