import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textOfAll } from '#i18n/error-messages.ts';
import { offerPictures } from '#contract/offer-pictures.ts';
import { usePolling } from '#portal/polling.ts';
import { closePortals, json, never, openSignedIn, refused, settled, type Answer } from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

describe('[P1] [P2] [P3] polling', () => {
  const preview = (status: string) => json({ data: { id: 1, status, url: 'https://a.test', image: null } });
  const until1 = { until: ({ status }: { status: string }) => status === 'done' };

  async function polled(answer: Answer, options: object = {}) {
    const { method, path } = offerPictures.fetchPreview;
    const page = await openSignedIn({ [`${method} ${path}`]: answer });
    const mounted = await mount(page.portal, () =>
      usePolling(offerPictures.fetchPreview, { ...until1, ...options }),
    );
    const shows = () => [
      mounted.view().state,
      mounted.view().answer?.status ?? null,
      textOfAll(mounted.view().messages, i18n),
    ];
    const start = () => mounted.does(() => mounted.view().start({ body: { url: 'https://a.test' } }));
    return { page, ...mounted, shows, start };
  }

  test('repeats a call after a second until its answer is what is waited for', async () => {
    let status = 'pending';
    const late = Promise.withResolvers<void>();
    const { page, view, does, shows, start, leave } = await polled(async () => {
      await late.promise;
      return preview(status);
    });
    await does(() => view().cancel());
    expect(shows()).toEqual(['idle', null, '']);
    await start();
    expect(shows()).toEqual(['polling', null, '']);
    late.resolve();
    await does(settled);
    expect(shows()).toEqual(['polling', 'pending', '']);
    await does(() => vi.advanceTimersByTimeAsync(999));
    expect(page.requests).toHaveLength(1);
    status = 'done';
    await does(() => vi.advanceTimersByTimeAsync(1));
    await does(settled);
    expect([shows(), page.requests.length]).toEqual([['succeeded', 'done', ''], 2]);
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
    expect([shows(), page.requests.length]).toEqual([
      ['exhausted', 'pending', 'The maximum amount of attempts has been exceeded'],
      1,
    ]);
    await leave();
  });

  test('asks at its own pace, by its own call', async () => {
    const follow = vi.fn<
      (client: unknown, latest: { status: string }, options: { signal: AbortSignal }) => Promise<unknown>
    >(() => Promise.resolve({ id: 1, status: 'done' }));
    const { page, does, shows, start, leave } = await polled(() => preview('pending'), {
      interval: 20,
      follow,
    });
    await start();
    await does(settled);
    await does(() => vi.advanceTimersByTimeAsync(20));
    await does(settled);
    expect([shows(), page.requests.length]).toEqual([['succeeded', 'done', ''], 1]);
    const [client, latest, options] = follow.mock.calls[0] ?? [];
    expect([client, latest?.status, follow.mock.calls.length]).toEqual([page.portal.client, 'pending', 1]);
    expect(options?.signal).toBeInstanceOf(AbortSignal);
    await leave();
  });

  test('can be cancelled, which gives the call up, and fails with words', async () => {
    const { page, view, does, shows, start, leave } = await polled(never);
    await start();
    await does(settled);
    await does(() => view().cancel());
    expect(shows()).toEqual(['canceled', null, 'Request canceled']);
    expect(page.requests[0]?.signal?.aborted).toBe(true);
    const { method, path } = offerPictures.fetchPreview;
    page.table[`${method} ${path}`] = () => refused(400, 'BAD');
    await start();
    await does(settled);
    expect(shows()).toEqual(['failed', null, 'No.']);
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
