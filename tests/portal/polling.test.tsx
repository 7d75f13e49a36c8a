import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offerPictures } from '#contract/offer-pictures.ts';
import { usePolling } from '#portal/polling.ts';
import {
  closePortals,
  json,
  never,
  openPortal,
  refused,
  settled,
  until,
  type Answer,
} from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

async function opened(network: Record<string, Answer> = {}, at = '/profile') {
  const portal = await openPortal({ at, token: 'a', network });
  await until(() => portal.portal.session.getSnapshot().hasTag('signedIn'));
  await settled();
  portal.requests.length = 0;
  return portal;
}

describe('[P1] [P2] [P3] polling', () => {
  const preview = (status: string) => json({ data: { id: 1, status, url: 'https://a.test', image: null } });
  const until1 = { until: ({ status }: { status: string }) => status === 'done' };

  async function polled(answer: Answer, options: object = {}) {
    const { method, path } = offerPictures.fetchPreview;
    const page = await opened({ [`${method} ${path}`]: answer });
    const mounted = await mount(page.portal, () =>
      usePolling(offerPictures.fetchPreview, { ...until1, ...options }),
    );
    const shows = () => [
      mounted.view().state,
      mounted.view().answer?.status ?? null,
      mounted.view().messages.length,
    ];
    const start = () => mounted.does(() => mounted.view().start({ body: { url: 'https://a.test' } }));
    return { page, ...mounted, shows, start };
  }

  test('repeats a call after a second until its answer is what is waited for', async () => {
    let status = 'pending';
    const { page, does, shows, start, leave } = await polled(() => preview(status));
    expect(shows()).toEqual(['idle', null, 0]);
    await start();
    await does(settled);
    expect(shows()).toEqual(['polling', 'pending', 0]);
    await does(() => vi.advanceTimersByTimeAsync(999));
    expect(page.requests).toHaveLength(1);
    status = 'done';
    await does(() => vi.advanceTimersByTimeAsync(1));
    await does(settled);
    expect([shows(), page.requests.length]).toEqual([['succeeded', 'done', 0], 2]);
    await leave();
  });

  test('ends after so many tries, with words', async () => {
    const { page, does, shows, start, leave } = await polled(() => preview('pending'), {
      interval: 20,
      maxRetries: 0,
    });
    await start();
    await does(settled);
    await does(() => vi.advanceTimersByTimeAsync(100));
    expect([shows(), page.requests.length]).toEqual([['exhausted', 'pending', 1], 1]);
    await leave();
  });

  test('asks at its own pace, by its own call', async () => {
    const follow = vi.fn<(client: unknown, latest: { status: string }) => Promise<unknown>>(() =>
      Promise.resolve({ id: 1, status: 'done' }),
    );
    const { page, does, shows, start, leave } = await polled(() => preview('pending'), {
      interval: 20,
      follow,
    });
    await start();
    await does(settled);
    await does(() => vi.advanceTimersByTimeAsync(20));
    await does(settled);
    expect([shows(), page.requests.length]).toEqual([['succeeded', 'done', 0], 1]);
    expect(follow.mock.calls.map(([client, latest]) => [client, latest.status])).toEqual([
      [page.portal.client, 'pending'],
    ]);
    await leave();
  });

  test('can be cancelled, which gives the call up, and fails with words', async () => {
    const { page, view, does, shows, start, leave } = await polled(never);
    await start();
    await does(settled);
    await does(() => view().cancel());
    expect(shows()).toEqual(['canceled', null, 1]);
    expect(page.requests[0]?.signal?.aborted).toBe(true);
    const { method, path } = offerPictures.fetchPreview;
    page.table[`${method} ${path}`] = () => refused(400, 'BAD');
    await start();
    await does(settled);
    expect(shows()).toEqual(['failed', null, 1]);
    await leave();
  });

  test('ends with its screen', async () => {
    const { page, does, start, leave } = await polled(never);
    await start();
    await does(settled);
    await leave();
    await settled();
    expect(page.requests[0]?.signal?.aborted).toBe(true);
    expect(page.portal.eventLog.states().some(({ chart }) => chart === 'polling')).toBe(false);
  });
});
