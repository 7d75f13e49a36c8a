import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { account } from '#contract/account.ts';
import { writeToken } from '#portal/token-cookie.ts';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import {
  closePortals,
  json,
  lost,
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

describe('[S13] [S14] who uses the portal', () => {
  test('drafts of others go once the user is known, and an operator is named in the log', async () => {
    const shadowed = { ...profile, shadow: { id: 3, firstname: 'O', lastname: 'P' } };
    const opened = await openPortal({
      at: '/profile',
      token: 'a',
      stored: { 'draft:8:profile': '{}', 'draft:7:profile': '{}', other: '' },
      network: { 'GET /publisher/v1/user-profile': () => json({ data: shadowed }) },
    });
    await until(() => placeOf(opened) === '/profile');
    expect([Object.keys(sessionStorage), opened.portal.eventLog.shadow()]).toEqual([
      ['draft:7:profile', 'other'],
      { operator: 3, partner: 70 },
    ]);
  });

  test('an operator without a number is one too', async () => {
    const shadowed = { ...profile, shadow: { firstname: 'O', lastname: 'P' } };
    const opened = await openPortal({
      at: '/profile',
      token: 'a',
      network: { 'GET /publisher/v1/user-profile': () => json({ data: shadowed }) },
    });
    await until(() => placeOf(opened) === '/profile');
    expect(opened.portal.eventLog.shadow()).toEqual({ operator: null, partner: 70 });
  });

  test('another tab that signs in is followed, and most looks are not in the log', async () => {
    const opened = await signedIn();
    opened.page.hears('portal-event-log', { type: 'log.request' });
    await until(() =>
      opened.page
        .posted('portal-event-log')
        .some((message) => JSON.stringify(message).includes('log.snapshot')),
    );
    const steps = () =>
      opened.page
        .posted('portal-event-log')
        .map((message) => JSON.stringify(message))
        .filter((text) => text.includes('"type":"log.entry"') && text.includes('"event":"token.seen"'))
        .length;
    opened.page.happens('focus');
    expect(steps()).toBe(0);
    writeToken(tokenOf('b'));
    opened.page.hears('session', 'signedIn');
    expect(steps()).toBe(1);
    await until(() => stateOf(opened) !== 'restoring');
    opened.page.hears('session', 'userChanged');
    await settled();
    expect(
      opened.requests.filter(({ call }) => call === 'GET /publisher/v1/user-profile').length,
    ).toBeGreaterThan(1);
  });
});

test('[S7] [T1] a user who is unknown is known as soon as any request brings them', async () => {
  const opened = await openPortal({
    at: '/profile',
    token: 'a',
    network: { [user]: () => refused(500, 'DOWN') },
  });
  const { session, data } = opened.portal;
  for (let second = 0; second < 60 && !session.getSnapshot().hasTag('userFailed'); second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(session.getSnapshot().hasTag('userFailed')).toBe(true);
  opened.table[user] = () => json({ data: profile });
  await data.queryClient().query({ ...query(account.profile), staleTime: 0 });
  await settled();
  expect(stateOf(opened)).toEqual({ signedIn: 'idle' });
});

test('[S6] [S7] a session whose user cannot be loaded says so in a toast', async () => {
  const shown: unknown[] = [];
  const opened = await openPortal({
    at: '/profile',
    token: 'a',
    network: { 'GET /publisher/v1/user-profile': lost },
  });
  subscribeToToasts((toast) => shown.push(toast));
  for (let second = 0; second < 60 && shown.length === 0; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(shown).toMatchObject([{ type: 'apiError', action: { name: 'refresh', id: 'failed-queries' } }]);
  expect(opened.portal.session.getSnapshot().hasTag('signedIn')).toBe(true);
});
