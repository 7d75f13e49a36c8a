import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { notificationCentreOf, useNotificationCentre } from '#portal/notification-centre.ts';
import { usePalette } from '#portal/palette.ts';
import { useOpenToasts } from '#portal/toasts.ts';
import { notify } from '#ui/feedback/notify.ts';
import {
  closePortals,
  expire,
  json,
  openPortal,
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
