import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastRequest } from '#machines/toasts/toasts.machine.ts';
import { useNotificationCentre } from '#portal/notification-centre.ts';
import { notify } from '#ui/feedback/notify.ts';
import { closePortals, expire, json, openPortal, profile, settled, until } from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const paused = { type: 'saveSuccess', at: 30, isRead: true };
const lost = {
  type: 'error',
  title: 'Lost',
  text: 'No.',
  at: 20,
  isRead: false,
  action: { name: 'copy', id: 'e-1' },
};
const wall = {
  type: 'info',
  text: '/offerwall',
  at: 10,
  isRead: true,
  action: { name: 'open', id: '/offer-wall' },
};
const before = [paused, lost, wall];
const kept = (user: number, toasts: readonly object[] = before) => JSON.stringify({ user, toasts });
const stored = () => localStorage.getItem('notifications');
const shown = ({ notifications, unread }: ReturnType<typeof useNotificationCentre>) => ({
  listed: notifications.map(({ key: _, ...entry }) => entry),
  unread,
});
const texts = ({ notifications }: ReturnType<typeof useNotificationCentre>) =>
  notifications.map(({ text }) => text);

async function centreAfter(found: string | null, person = profile, token: string | null = 'a') {
  const opened = await openPortal({
    at: '/profile',
    token,
    storedForAll: found === null ? {} : { notifications: found },
    network: { 'GET /publisher/v1/user-profile': () => json({ data: person }) },
  });
  await until(() => opened.portal.navigation.getSnapshot().context.current !== null);
  await settled();
  const mounted = await mount(opened.portal, useNotificationCentre);
  await mounted.does(settled);
  /** Toasts of this tab, all at that time. */
  const shows = (at: number, ...toasts: ToastRequest[]) =>
    mounted.does(async () => {
      vi.setSystemTime(at);
      toasts.forEach(notify);
      await until(() => opened.portal.toasts.chart());
      await settled();
    });
  /** As the browser says it of another tab. */
  const otherTabWrites = (text: string | null, key: string | null = 'notifications') =>
    mounted.does(() => {
      if (text === null) localStorage.removeItem('notifications');
      else localStorage.setItem('notifications', text);
      opened.page.happens('storage', { key });
    });
  return { opened, shows, otherTabWrites, ...mounted };
}

const at = Date.parse('2026-11-20T12:00:00Z');

test('[O13] [S11] [S12] lists after a reload what it listed before, without what only the page before could do', async () => {
  const { opened, view, does, shows, leave } = await centreAfter(kept(profile.id));
  expect(shown(view())).toEqual({ listed: before, unread: 1 });
  const undo = { name: 'undo', id: 'offer 1' } as const;
  await shows(at, { type: 'success', text: 'Paused', action: undo });
  const entry = { type: 'success', text: 'Paused', at, isRead: false };
  expect(shown(view())).toEqual({ listed: [{ ...entry, action: undo }, ...before], unread: 2 });
  expect(JSON.parse(stored() ?? '')).toEqual({ user: 7, toasts: [entry, ...before] });
  await does(() => expire(opened));
  expect([shown(view()), stored()]).toEqual([{ listed: [], unread: 0 }, null]);
  await leave();
});

test('[O13] [E11] three identical toasts are one new notification, which is new again when it comes after it was read', async () => {
  const { view, does, shows, leave } = await centreAfter(null);
  const error: ToastRequest = { type: 'error', text: 'Lost' };
  await shows(at, error, error, error);
  expect(shown(view())).toEqual({ listed: [{ ...error, at: at + 2, isRead: false }], unread: 1 });
  await does(() => view().show(true));
  await does(() => view().show(false));
  expect(view().unread).toBe(0);
  await shows(at + 9, error);
  expect(shown(view())).toEqual({ listed: [{ ...error, at: at + 9, isRead: false }], unread: 1 });
  await leave();
});

test('[O13] the tabs of a user have one list: what one shows and opens is listed and read in the other', async () => {
  const { view, does, shows, otherTabWrites, leave } = await centreAfter(null);
  await shows(at, { type: 'info', text: 'Here' });
  const here = { type: 'info', text: 'Here', at, isRead: false };
  const there = { type: 'info', text: 'There', at: at + 5, isRead: false };
  await otherTabWrites(kept(7, [there, here]));
  expect(shown(view())).toEqual({ listed: [there, here], unread: 2 });
  await otherTabWrites(kept(7, [there, { ...here, isRead: true }]));
  expect(view().unread).toBe(1);
  await does(() => view().show(true));
  const read = [there, here].map((entry) => ({ ...entry, isRead: true }));
  expect([shown(view()), stored()]).toEqual([{ listed: read, unread: 0 }, kept(7, read)]);
  await leave();
});

test('[O13] two tabs that write at once lose no entry', async () => {
  const { view, shows, otherTabWrites, leave } = await centreAfter(null);
  await shows(at, { type: 'info', text: 'Here' });
  const here = { type: 'info', text: 'Here', at, isRead: false };
  const there = { type: 'info', text: 'There', at, isRead: false };
  // It had not seen what this tab wrote.
  await otherTabWrites(kept(7, [there]));
  expect([shown(view()).listed, stored()]).toEqual([[here, there], kept(7, [here, there])]);
  // Nor has this tab heard of the next.
  const next = { type: 'info', text: 'Next', at: at + 1, isRead: true };
  localStorage.setItem('notifications', kept(7, [next, here, there]));
  await shows(at + 2, { type: 'info', text: 'Last' });
  const last = { type: 'info', text: 'Last', at: at + 2, isRead: false };
  expect(stored()).toBe(kept(7, [last, next, here, there]));
  await leave();
});

test('[O13] two tabs come to rest: what is there already is not written again, nor what the other would not take', async () => {
  const { view, shows, otherTabWrites, leave } = await centreAfter(kept(7));
  const write = vi.spyOn(localStorage, 'setItem');
  const there = { type: 'info', text: 'There', at, isRead: true, action: { name: 'copy', id: 'e-1' } };
  const ofNextRelease = { type: 'celebration', text: 'Paid', at, isRead: false };
  const added = kept(7, [ofNextRelease, there, ...before]);
  await otherTabWrites(added);
  await otherTabWrites(kept(7, [{ ...there, action: { name: 'copy', id: 'e-2' } }, ...before]));
  await shows(at + 1, { type: 'error', text: 'x'.repeat(2001) });
  expect([view().notifications.length, write.mock.calls.map(([name]) => name)]).toEqual([
    5,
    ['notifications', 'notifications'],
  ]);
  await leave();
});

test.each([
  ['of another name is written', kept(7), 'token-ends'],
  ['of another user is written', kept(8), 'notifications'],
  ['is cleared, as at a sign-out there', null, 'notifications'],
])('[O13] [S11] [S13] when what %s nothing is taken and nothing is written back', async (_, text, key) => {
  const { view, shows, otherTabWrites, leave } = await centreAfter(null);
  await shows(at, { type: 'info', text: 'Here' });
  await otherTabWrites(text, key);
  expect([texts(view()), stored()]).toEqual([['Here'], text]);
  await leave();
});

test('[O13] [S13] at the end of a session the list of a user who has signed in elsewhere stays', async () => {
  const { opened, view, does, shows, leave } = await centreAfter(null);
  await shows(at, { type: 'info', text: 'Here' });
  localStorage.setItem('notifications', kept(8));
  await does(() => expire(opened));
  expect([shown(view()).listed, stored()]).toEqual([[], kept(8)]);
  await leave();
});

test.each(['full', 'refused'] as const)('[O13] a storage that is %s loses nothing but this', async (kind) => {
  const opening = centreAfter(null);
  const refuse = () => {
    throw new DOMException('No', 'SecurityError');
  };
  const { opened, view, does, shows, leave } = await opening;
  vi.spyOn(localStorage, 'setItem').mockImplementation(refuse);
  if (kind === 'refused') {
    vi.spyOn(localStorage, 'getItem').mockImplementation(refuse);
    vi.spyOn(localStorage, 'removeItem').mockImplementation(refuse);
  }
  await shows(at, { type: 'info', text: 'Here' });
  await does(() => view().show(true));
  expect(shown(view())).toEqual({
    listed: [{ type: 'info', text: 'Here', at, isRead: true }],
    unread: 0,
  });
  vi.restoreAllMocks();
  await does(() => expire(opened));
  expect(view().notifications).toEqual([]);
  await leave();
});

const nothing = { listed: [], unread: 0 };
const info = (text: string, more: object = {}) => ({ type: 'info', text, at: 1, isRead: false, ...more });
test.each([
  ['those of another user', kept(8), nothing],
  ['what is no text of this portal', '{"user":7', nothing],
  ['another shape', '{"user":7,"toasts":{}}', nothing],
  [
    'entries that no toast can be',
    kept(7, [
      { type: 'toString', at: 1 },
      { type: 'info', at: 'now' },
      { type: 'info', text: 7, at: 1 },
      { type: 'info', title: {}, at: 1 },
      { type: 'info', text: 'x'.repeat(2001), at: 1 },
      info('One', { action: { name: 'open', id: 'javascript:alert(1)' } }),
      info('Three', { action: { name: 'copy', id: 1 }, isRead: 'yes' }),
      info('Two', { action: { name: 'undo', id: 'last save' } }),
    ]).replace('[', '[null,'),
    { listed: [info('One'), info('Three'), info('Two')], unread: 3 },
  ],
  [
    'more than are kept',
    kept(
      7,
      Array.from({ length: 60 }, (_, number) => info(`No. ${number}`, { at: 60 - number, isRead: true })),
    ),
    {
      listed: Array.from({ length: 50 }, (_, number) =>
        info(`No. ${number}`, { at: 60 - number, isRead: true }),
      ),
      unread: 0,
    },
  ],
])('[O13] [S11] of what a reload finds, %s', async (_, found, expected) => {
  const { view, leave } = await centreAfter(found);
  expect(shown(view())).toEqual(expected);
  await leave();
});

test('[O13] [S11] [M4] neither an operator who acts for the publisher nor a visitor finds any, and none are kept of them', async () => {
  const shadow = { id: 9, firstname: 'Olga', lastname: 'Op' };
  const acting = await centreAfter(kept(profile.id), { ...profile, shadow });
  await acting.shows(at, { type: 'info', text: 'As publisher' });
  await acting.otherTabWrites(kept(profile.id));
  expect([texts(acting.view()), stored()]).toEqual([['As publisher'], kept(profile.id)]);
  await acting.leave();
  await closePortals();
  const visiting = await centreAfter(kept(profile.id), profile, null);
  expect([texts(visiting.view()), stored()]).toEqual([[], null]);
  await visiting.leave();
});
