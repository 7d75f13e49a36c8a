import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '#ui/feedback/notify.ts';
import { readToken } from '#portal/token-cookie.ts';
import {
  closePortals,
  json,
  openPortal,
  profile,
  settled,
  tokenOf,
  toastsFromNowOn,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

const terms = (acceptation: boolean) => ({
  ...profile,
  partner: {
    ...profile.partner,
    terms_conditions: { ...profile.partner.terms_conditions, acceptation, tos: '2' },
  },
});

async function signedIn(at = '/profile', network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at, token: 'a', network });
  await until(() => placeOf(opened) === at);
  await settled();
  opened.page.done.length = 0;
  opened.requests.length = 0;
  opened.prefetched.length = 0;
  return opened;
}

describe('[O13] toasts', () => {
  test('wait until their chart is there, which is told to whoever listens, once', async () => {
    const opened = await signedIn();
    const { toasts } = opened.portal;
    const told = vi.fn<() => void>();
    const leave = toasts.subscribe(told);
    const gone = vi.fn<() => void>();
    toasts.subscribe(gone)();
    expect(toasts.chart()).toBeNull();
    notify({ type: 'info', text: 'One' });
    notify({ type: 'info', text: 'Two' });
    await until(() => toasts.chart() !== null);
    await settled();
    const context = toasts.chart()?.getSnapshot().context;
    expect(context?.toasts.map(({ text, at }) => [text, at])).toEqual([
      ['One', Date.now()],
      ['Two', Date.now()],
    ]);
    await toasts.start();
    expect([told.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
    leave();
  });

  test('can be started before the first of them', async () => {
    const opened = await signedIn();
    await opened.portal.toasts.start();
    expect(opened.portal.toasts.chart()?.getSnapshot().context.toasts).toEqual([]);
  });
});

describe('[S9] [S10] somebody who signs in', () => {
  test('comes to the screen of the address, whose code and data are requested with the token', async () => {
    const opened = await openPortal({ at: '/login?redirect=%2Fpostbacks%3Fpage%3D2' });
    await until(() => placeOf(opened) !== null);
    await settled();
    opened.portal.prefetchArrival();
    expect(opened.loaded).toEqual(['login', 'postbacks']);
    await settled();
    expect(opened.prefetched).toEqual([]);
    opened.portal.session.send({
      type: 'session.signIn',
      credentials: { username: 'ann', password: 'secret' },
    });
    await until(() => placeOf(opened) === '/postbacks?page=2');
    await settled();
    expect([opened.prefetched, opened.page.posted('session'), readToken()]).toEqual([
      ['/postbacks?page=2'],
      ['signedIn'],
      tokenOf('signed-in'),
    ]);
    expect(opened.portal.eventLog.states().map(({ chart }) => chart)).toContain('sessionClock');
  });
});

describe('[T1] [T3] new terms', () => {
  test('are accepted in their version, and the other tabs and the session are told', async () => {
    const opened = await signedIn('/profile', {
      'GET /publisher/v1/user-profile': () => json({ data: terms(true) }),
    });
    const { terms: chart } = opened.portal;
    expect(chart.getSnapshot().hasTag('blocking')).toBe(true);
    const accept = 'PUT /publisher/v1/user-profile/tos-accept';
    opened.table[accept] = () => json({ data: terms(false) });
    opened.table['GET /publisher/v1/user-profile'] = () => json({ data: terms(false) });
    chart.send({ type: 'terms.tick' });
    chart.send({ type: 'terms.accept', tos: '2' });
    await until(() => !chart.getSnapshot().hasTag('blocking'));
    expect(opened.requests.map(({ call, body }) => [call, body])).toEqual([
      [accept, { tos: '2' }],
      ['GET /publisher/v1/user-profile', null],
    ]);
    expect(opened.page.posted('session')).toEqual(['userChanged']);
  });
});

describe('[S13] the end of the session', () => {
  test('is warned of once, two minutes ahead, and looked at again when the page is looked at', async () => {
    await signedIn();
    const shown = toastsFromNowOn();
    await vi.advanceTimersByTimeAsync(479_000);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([
      {
        type: 'warning',
        title: 'Your session is about to end',
        text: 'You need to sign in again within two minutes. We bring you back here.',
      },
    ]);
  });

  test.each(['focus', 'visibilitychange'])('at %s the clock is read', async (type) => {
    const opened = await signedIn();
    const shown = toastsFromNowOn();
    vi.setSystemTime(Date.now() + 500_000);
    if (type === 'focus') opened.page.happens(type);
    else opened.page.inDocument(type);
    await settled();
    expect(shown).toHaveLength(1);
  });
});

describe('[A1] [S9] a mailed link', () => {
  test.each([
    [
      '/set-new-password?email=a%40b.test&token=t',
      { email: 'a@b.test', token: 't', isFirst: false },
      null,
      '/set-new-password',
    ],
    [
      '/set-new-password?email=a%40b.test&token=t&first=true',
      { email: 'a@b.test', token: 't', isFirst: true },
      null,
      '/set-new-password',
    ],
    ['/set-new-password?email=a%40b.test', null, null, '/set-new-password'],
    ['/set-new-password?token=t', null, null, '/set-new-password'],
    ['/undo-change?token=t', null, 't', '/undo-change'],
    ['/confirm-email?token=t', null, 't', '/confirm-email'],
    ['/confirm-email', null, null, '/confirm-email'],
    ['/register?token=t&email=a', null, null, '/register?token=t&email=a'],
  ])('%s leaves the address before a request is made', async (...[at, passwordLink, mailedToken, left]) => {
    const { portal, page } = await openPortal({ at });
    expect([portal.passwordLink, portal.mailedToken, page.done]).toEqual([
      passwordLink,
      mailedToken,
      left === at && !at.startsWith('/confirm') ? [] : [['replace', left]],
    ]);
    expect(window.location.pathname + window.location.search).toBe(left);
  });
});
