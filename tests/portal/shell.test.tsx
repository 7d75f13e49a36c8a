import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { notificationCentreOf, useNotificationCentre } from '#portal/notification-centre.ts';
import { usePalette } from '#portal/palette.ts';
import { useOpenToasts } from '#portal/toasts.ts';
import { notify } from '#ui/feedback/notify.ts';
import {
  closePortals,
  json,
  openPortal,
  profile,
  refused,
  settled,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

const row = 'GET /publisher/v1/dict/approval-statuses';

async function signedIn(network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at: '/profile', token: 'a', network });
  await until(() => placeOf(opened) === '/profile');
  await settled();
  opened.requests.length = 0;
  return opened;
}

async function expire(opened: Opened) {
  opened.table[row] = () => refused(401, 'UNAUTHENTICATED');
  await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
  await settled();
}

describe('[O13] the notification centre', () => {
  const listed = ({ notifications }: ReturnType<typeof useNotificationCentre>) =>
    notifications.map(({ text, action }) => [text, action?.name ?? null]);

  test('[S11] [S12] lists toasts with what can be done about them, until the session ends', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useNotificationCentre);
    await does(async () => {
      notify({ type: 'success', quiet: true, text: 'Paused', action: { name: 'undo', id: 'offer 1' } });
      notify({ type: 'error', text: 'Lost' });
      await until(() => opened.portal.toasts.chart());
      await settled();
    });
    expect([listed(view()), view().unread, view().isOpen]).toEqual([
      [
        ['Lost', null],
        ['Paused', 'undo'],
      ],
      1,
      false,
    ]);
    const undo = vi.fn<() => void>();
    const centre = notificationCentreOf(opened.portal);
    centre.offer('offer 1', undo);
    view().carryOut('offer 2');
    view().carryOut('offer 1');
    expect(undo).toHaveBeenCalledOnce();
    await does(() => centre.expire('offer 1'));
    view().carryOut('offer 1');
    expect([undo.mock.calls.length, listed(view())[1]]).toEqual([1, ['Paused', null]]);
    await does(() => view().show(true));
    expect([view().isOpen, view().unread]).toEqual([true, 0]);
    await does(() => view().show(false));
    expect(view().isOpen).toBe(false);
    await does(() => expire(opened));
    expect([listed(view()), opened.portal.toasts.chart()?.getSnapshot().context.toasts]).toEqual([[], []]);
    await leave();
  });

  const kept = (user: number) =>
    JSON.stringify({
      user,
      toasts: [
        { type: 'saveSuccess', at: 30 },
        { type: 'error', title: 'Lost', text: 'No.', at: 20, action: { name: 'copy', id: 'e-1' } },
        { type: 'info', text: '/offerwall', at: 10, action: { name: 'open', id: '/offer-wall' } },
      ],
      unread: 1,
    });
  const shown = ({ notifications, unread }: ReturnType<typeof useNotificationCentre>) => ({
    listed: notifications.map(({ type, title, text, at, action }) => [type, title, text, at, action]),
    unread,
  });

  async function centreAfter(stored: string, person = profile, token: string | null = 'a') {
    const opened = await openPortal({
      at: '/profile',
      token,
      stored: { notifications: stored },
      network: { 'GET /publisher/v1/user-profile': () => json({ data: person }) },
    });
    if (token !== null) await until(() => placeOf(opened) === '/profile');
    await settled();
    const mounted = await mount(opened.portal, useNotificationCentre);
    await mounted.does(settled);
    return { opened, ...mounted };
  }

  test('[S11] [S12] lists after a reload what it listed before, without what only the page before could do', async () => {
    const { opened, view, does, leave } = await centreAfter(kept(profile.id));
    const restored = [
      ['saveSuccess', undefined, undefined, 30, undefined],
      ['error', 'Lost', 'No.', 20, { name: 'copy', id: 'e-1' }],
      ['info', undefined, '/offerwall', 10, { name: 'open', id: '/offer-wall' }],
    ];
    expect(shown(view())).toEqual({ listed: restored, unread: 1 });
    const at = Date.parse('2026-11-20T12:00:00Z');
    vi.setSystemTime(at);
    await does(async () => {
      notify({ type: 'success', text: 'Paused', action: { name: 'undo', id: 'offer 1' } });
      await until(() => opened.portal.toasts.chart());
      await settled();
    });
    expect(shown(view())).toEqual({
      listed: [['success', undefined, 'Paused', at, { name: 'undo', id: 'offer 1' }], ...restored],
      unread: 2,
    });
    const written = { ...(JSON.parse(kept(profile.id)) as { toasts: object[] }), unread: 2 };
    expect(JSON.parse(sessionStorage.getItem('notifications') ?? '')).toEqual({
      ...written,
      toasts: [{ type: 'success', text: 'Paused', at }, ...written.toasts],
    });
    await does(() => expire(opened));
    expect([shown(view()), sessionStorage.getItem('notifications')]).toEqual([
      { listed: [], unread: 0 },
      null,
    ]);
    await leave();
  });

  const nothing = { listed: [], unread: 0 };
  test.each([
    ['those of another user', kept(8), nothing],
    ['what is no text of this portal', '{"user":7', nothing],
    ['another shape', '{"user":7,"toasts":{}}', nothing],
    [
      'entries that no toast can be',
      JSON.stringify({
        user: 7,
        toasts: [
          null,
          { type: 'toString', at: 1 },
          { type: 'info', at: 'now' },
          { type: 'info', text: 7, at: 1 },
          { type: 'info', title: {}, at: 1 },
          { type: 'info', text: 'x'.repeat(2001), at: 1 },
          { type: 'info', text: 'One', at: 1, action: { name: 'open', id: 'javascript:alert(1)' } },
          { type: 'info', text: 'Two', at: 1, action: { name: 'undo', id: 'last save' } },
          { type: 'info', text: 'Three', at: 1, action: { name: 'copy', id: 1 } },
        ],
        unread: 12,
      }),
      {
        listed: ['One', 'Two', 'Three'].map((text) => ['info', undefined, text, 1, undefined]),
        unread: 3,
      },
    ],
    [
      'more than are kept',
      JSON.stringify({
        user: 7,
        toasts: Array.from({ length: 60 }, (_, at) => ({ type: 'info', text: `No. ${at}`, at })),
        unread: -1,
      }),
      {
        listed: Array.from({ length: 50 }, (_, at) => ['info', undefined, `No. ${at}`, at, undefined]),
        unread: 0,
      },
    ],
  ])('[S11] of what a reload finds, %s', async (_, stored, expected) => {
    const { view, leave } = await centreAfter(stored);
    expect(shown(view())).toEqual(expected);
    await leave();
  });

  test('[S11] [M4] neither an operator who acts for the publisher nor a visitor finds any, and none are kept of them', async () => {
    const shadow = { id: 9, firstname: 'Olga', lastname: 'Op' };
    const acting = await centreAfter(kept(profile.id), { ...profile, shadow });
    await acting.does(async () => {
      notify({ type: 'info', text: 'As publisher' });
      await until(() => acting.opened.portal.toasts.chart());
      await settled();
    });
    expect([listed(acting.view()), sessionStorage.getItem('notifications')]).toEqual([
      [['As publisher', null]],
      kept(profile.id),
    ]);
    await acting.leave();
    await closePortals();
    const visiting = await centreAfter(kept(profile.id), profile, null);
    expect([listed(visiting.view()), sessionStorage.getItem('notifications')]).toEqual([[], null]);
    await visiting.leave();
  });

  test('[S7] what failed to load is requested again, and offered until nothing is lost', async () => {
    const opened = await signedIn();
    const queries = opened.portal.data.queryClient();
    opened.table[row] = () => refused(400, 'BAD');
    const failing = {
      ...query(dictionaries.approvalStatuses, { query: { limit: 5 } }),
      retry: false as const,
    };
    await queries.query(failing).catch(() => undefined);
    const { view, does, leave } = await mount(opened.portal, useNotificationCentre);
    await does(async () => {
      notify({ type: 'apiError', text: 'Lost', action: { name: 'refresh', id: 'failed-queries' } });
      await until(() => opened.portal.toasts.chart());
      await settled();
    });
    opened.requests.length = 0;
    await does(() => view().carryOut('failed-queries'));
    await does(settled);
    expect([opened.requests.map(({ call }) => call), listed(view())]).toEqual([[row], [['Lost', 'refresh']]]);
    opened.table[row] = () => json({ data: [], total: 0, limit: 5, offset: 0 });
    await does(() => view().carryOut('failed-queries'));
    await does(settled);
    expect(listed(view())).toEqual([['Lost', null]]);
    await leave();
  });

  test('toasts on screen are those of their chart, the oldest first', async () => {
    const opened = await signedIn();
    await opened.portal.toasts.start();
    const chart = opened.portal.toasts.chart();
    if (!chart) throw new Error('It has started');
    const { view, does, leave } = await mount(opened.portal, () => useOpenToasts(chart));
    await does(async () => {
      notify({ type: 'info', text: 'One' });
      notify({ type: 'info', text: 'Two' });
      await settled();
    });
    expect(view().map(({ text }) => text)).toEqual(['One', 'Two']);
    await leave();
  });
});

describe('[A5] [O5] the palette', () => {
  test('opens for who is signed in, remembers what was chosen, and forgets it with the session', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, usePalette);
    const shows = () => [view().isOpen, view().isChoosingOffer, view().recent];
    expect(shows()).toEqual([false, false, []]);
    await does(() => view().toggle());
    expect(shows()).toEqual([true, false, []]);
    await does(() => view().askForOffer());
    expect(shows()).toEqual([true, true, []]);
    await does(() => view().back());
    expect(shows()).toEqual([true, false, []]);
    await does(() => view().choose('page profile'));
    expect(shows()).toEqual([false, false, ['page profile']]);
    await does(() => view().toggle());
    await does(() => view().close());
    expect(shows()).toEqual([false, false, ['page profile']]);
    await does(() => expire(opened));
    await does(() => view().toggle());
    expect(shows()).toEqual([false, false, []]);
    await leave();
  });
});
