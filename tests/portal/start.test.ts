import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import { readToken } from '#portal/token-cookie.ts';
import {
  closePortals,
  json,
  never,
  openPortal,
  profile,
  settled,
  tokenOf,
  until,
  type Opened,
} from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));
afterEach(closePortals);

const stateOf = ({ portal }: Opened) => portal.session.getSnapshot().value;
const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;
const callsOf = ({ requests }: Opened) =>
  requests.map(({ call, authorization }) => `${call} ${authorization}`);
/** The toasts so far: what their chart receives once its code is there. */
function watchToasts() {
  const shown: string[] = [];
  subscribeToToasts(({ type, title, text }) => shown.push([type, title, text].filter(Boolean).join(': ')));
  return shown;
}

describe('[S6] [S8] the portal that is opened', () => {
  test('with a token loads what a session needs once, and shows the screen of its address under its title', async () => {
    const opened = await openPortal({ at: '/profile?tab=billing#iban', token: 'a' });
    await until(() => placeOf(opened) !== null);
    await settled();
    expect([placeOf(opened), stateOf(opened)]).toEqual(['/profile?tab=billing#iban', { signedIn: 'idle' }]);
    expect(callsOf(opened).toSorted()).toEqual(
      [
        'GET /publisher/v1/config Bearer a',
        'GET /publisher/v1/user-profile Bearer a',
        'GET /storage/dict.json Bearer a',
        'GET /public/v1/dict/categories Bearer a',
        'GET /public/v1/dict/countries Bearer a',
        'GET /publisher/v1/dict/approval-statuses Bearer a',
      ].toSorted(),
    );
    expect([opened.prefetched, opened.loaded]).toEqual([
      ['/profile?tab=billing#iban'],
      ['profile', 'profile'],
    ]);
    expect([document.title, opened.page.done]).toEqual(['Profile - Portal', [['scroll', 0, 0]]]);
    expect(opened.portal.configuration().general.systemName).toBe('Portal');
    expect(opened.portal.data.user()?.email).toBe('ann@portal.test');
    expect([opened.page.posted('session'), opened.portal.eventLog.shadow()]).toEqual([[], null]);
  });

  test('without one asks for the user once and leads to the login, which leads back', async () => {
    const opened = await openPortal({ at: '/profile' });
    await until(() => placeOf(opened) !== null);
    await settled();
    expect([placeOf(opened), stateOf(opened), readToken()]).toEqual([
      '/login?redirect=%2Fprofile',
      { signedOut: 'idle' },
      null,
    ]);
    expect(callsOf(opened).toSorted()).toEqual([
      'GET /publisher/v1/config null',
      'GET /publisher/v1/user-profile null',
    ]);
    expect([opened.prefetched, opened.loaded, document.title]).toEqual([[], ['login'], 'Portal']);
    expect(opened.page.done).toEqual([
      ['replace', '/login?redirect=%2Fprofile'],
      ['scroll', 0, 0],
    ]);
    expect(opened.portal.data.isLoaded()).toBe(false);
    expect(() => opened.portal.data.queryClient()).toThrow('Server data is used before it is loaded');
  });

  test('on the public offer wall loads its screen ahead, and private data of nobody', async () => {
    const opened = await openPortal({ at: '/offers' });
    expect(opened.loaded).toEqual(['publicOfferWall']);
    await until(() => placeOf(opened) === '/offers');
    expect([opened.prefetched, opened.portal.data.isLoaded()]).toEqual([[], true]);
  });

  test('at an address of no screen loads the dashboard ahead, goes there and says so', async () => {
    const opened = await openPortal({ at: '/nowhere?a=1', token: 'a' });
    const shown = watchToasts();
    await until(() => placeOf(opened) !== null);
    await settled();
    expect([placeOf(opened), opened.prefetched]).toEqual(['/dashboard', ['/dashboard']]);
    await until(() => shown.length > 0);
    expect(shown).toEqual(['info: This page does not exist: /nowhere']);
  });

  test('[A3] at an address like that of a page offers that page', async () => {
    const opened = await openPortal({ at: '/postback?a=1', token: 'a' });
    const actions: unknown[] = [];
    subscribeToToasts(({ text, action }) => actions.push([text, action]));
    await until(() => placeOf(opened) !== null && actions.length > 0);
    await settled();
    expect(actions).toEqual([['/postback', { name: 'open', id: '/postbacks' }]]);
  });

  test('[A3] at the root goes where that leads, and loads nothing else ahead', async () => {
    const opened = await openPortal({ at: '/?redirect=%2Fpostbacks%3Fpage%3D2', token: 'a' });
    await until(() => placeOf(opened) !== null);
    expect([placeOf(opened), opened.prefetched]).toEqual(['/postbacks?page=2', ['/postbacks?page=2']]);
  });

  test('with a page that is there already begins with it', async () => {
    const opened = await openPortal({ at: '/login', shown: '/login' });
    expect(placeOf(opened)).toBe('/login');
    await settled();
    expect(opened.page.done).toEqual([['scroll', 0, 0]]);
  });

  test('while a prefetch is under way waits for it 150 ms at most', async () => {
    const late = Promise.withResolvers<void>();
    const opened = await openPortal({ at: '/profile', token: 'a', prefetching: late.promise });
    await until(() => stateOf(opened) !== 'restoring' && opened.loaded.length === 2);
    await settled();
    expect(placeOf(opened)).toBeNull();
    await vi.advanceTimersByTimeAsync(149);
    expect(placeOf(opened)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(placeOf(opened)).toBe('/profile');
    late.reject(new Error('The screen shows it'));
    await settled();
  });

  test('shows the screen as soon as the prefetch has ended', async () => {
    const late = Promise.withResolvers<void>();
    const opened = await openPortal({ at: '/profile', token: 'a', prefetching: late.promise });
    await until(() => opened.loaded.length === 2);
    await settled();
    expect(placeOf(opened)).toBeNull();
    late.resolve();
    await settled();
    expect(placeOf(opened)).toBe('/profile');
  });

  test('waits for the latest of two prefetches, whichever ends first', async () => {
    const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    const user = Promise.withResolvers<Response>();
    const opened = await openPortal({
      at: '/profile',
      token: 'a',
      network: { 'GET /publisher/v1/user-profile': () => user.promise },
      prefetching: () => ends[begun++]?.promise ?? Promise.resolve(),
    });
    await until(() => begun === 1);
    opened.portal.prefetchArrival();
    await until(() => begun === 2);
    ends[0]?.resolve();
    await settled();
    user.resolve(json({ data: profile }));
    await until(() => stateOf(opened) !== 'restoring');
    await settled();
    expect(placeOf(opened)).toBeNull();
    ends[1]?.resolve();
    await settled();
    expect(placeOf(opened)).toBe('/profile');
  });
});

describe('[S5] [G3] a one-time link', () => {
  test('leaves the address before any request, signs in, and is exchanged by no second page', async () => {
    const opened = await openPortal({ at: '/profile?ott=once&tab=1', token: 'former' });
    expect([opened.page.done, sessionStorage.getItem('one-time-link')]).toEqual([
      [['replace', '/profile?tab=1']],
      '',
    ]);
    expect(readToken()).toBeNull();
    await until(() => placeOf(opened) !== null);
    expect([placeOf(opened), readToken()]).toEqual(['/profile?tab=1', tokenOf('linked')]);
    expect(
      opened.requests
        .map(({ call }) => call)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['GET /publisher/v1/config', 'POST /oauth/ott-token']);
    expect(opened.requests.find(({ call }) => call.endsWith('ott-token'))?.body).toEqual({ ott: 'once' });
    expect([Object.keys(sessionStorage), opened.page.posted('session')]).toEqual([[], ['signedIn']]);
    expect(opened.prefetched).toEqual(['/profile?tab=1']);
  });

  test('loads the code of its screen ahead, as it is nobody’s yet', async () => {
    const opened = await openPortal({ at: '/profile?ott=once' });
    expect([opened.loaded, opened.requests.some(({ authorization }) => authorization !== null)]).toEqual([
      ['profile'],
      false,
    ]);
  });

  test('that was cut short by a reload says that it was used, once', async () => {
    const first = await openPortal({ at: '/?ott=once', network: { 'POST /oauth/ott-token': never } });
    await settled();
    const stored = sessionStorage.getItem('one-time-link');
    expect([stored, placeOf(first)]).toEqual(['', null]);
    const opened = await openPortal({ at: '/', stored: { 'one-time-link': '' } });
    await until(() => placeOf(opened) !== null);
    expect([
      opened.portal.session.getSnapshot().context.errors?.failure.code,
      Object.keys(sessionStorage),
    ]).toEqual(['INVALID_ONE_TIME_TOKEN', []]);
  });

  test('without a token is none, and leaves the address too', async () => {
    const opened = await openPortal({ at: '/login?ott=' });
    expect([opened.page.done, Object.keys(sessionStorage)]).toEqual([[['replace', '/login']], []]);
    await until(() => placeOf(opened) !== null);
    expect(opened.requests.some(({ call }) => call.endsWith('ott-token'))).toBe(false);
  });
});
