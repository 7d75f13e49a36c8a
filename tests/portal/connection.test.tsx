import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import { query } from '#api/queries.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { connectionOf, useConnection } from '#portal/connection.ts';
import { useOutage } from '#portal/outage.ts';
import {
  closePortals,
  json,
  lost,
  never,
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

const row = 'GET /publisher/v1/dict/approval-statuses';

const config = 'GET /publisher/v1/config';

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

const call = ({ portal }: Opened) => portal.client(dictionaries.approvalStatuses).catch(() => undefined);

async function signedIn(network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at: '/profile', token: 'a', network });
  await until(() => placeOf(opened) === '/profile');
  await settled();
  opened.requests.length = 0;
  return opened;
}

describe('[N1] the connection', () => {
  const online = { isOffline: false, isUnreachable: false, isAsking: false, isRestored: false };

  test('is lost with the browser’s, asked about when that returns, and restored by an answer', async () => {
    const opened = await signedIn();
    const { view, does, leave } = await mount(opened.portal, useConnection);
    expect(view()).toMatchObject({ ...online, since: null });
    const answeredAt = opened.portal.requestActivity.answeredAt() ?? 0;
    await vi.advanceTimersByTimeAsync(1000);
    opened.page.navigator.onLine = false;
    await does(() => opened.page.happens('offline'));
    expect(view()).toMatchObject({ ...online, isOffline: true, since: new Date(answeredAt) });
    // An answer from before is read only now.
    await does(() => call(opened));
    expect(view().isOffline).toBe(true);
    opened.page.navigator.onLine = true;
    opened.table[config] = never;
    await does(() => opened.page.happens('online'));
    expect(view()).toMatchObject({ ...online, isUnreachable: true, isAsking: true });
    await does(() => call(opened));
    expect(view()).toMatchObject({ ...online, isRestored: true });
    await leave();
  });

  test('of a browser that begins offline is lost from the start', async () => {
    const opened = await signedIn();
    opened.page.navigator.onLine = false;
    const { view, leave } = await mount(opened.portal, useConnection);
    expect(view()).toMatchObject({ ...online, isOffline: true });
    await leave();
  });

  const dead: [string, Answer][] = [
    ['no answer', lost],
    ['503', () => refused(503, 'DOWN')],
  ];
  test.each(dead)('is in doubt after %s: the network is asked, and again by a press', async (_, answer) => {
    const opened = await signedIn({});
    const { view, does, leave } = await mount(opened.portal, useConnection);
    opened.table[row] = answer;
    opened.table[config] = answer;
    await does(() => call(opened));
    await does(settled);
    expect(view()).toMatchObject({ ...online, isUnreachable: true });
    expect(opened.requests.map((one) => one.call)).toEqual([row, config]);
    opened.table[config] = () => refused(404, 'NONE');
    await does(() => view().check());
    await does(settled);
    expect(view()).toMatchObject({ ...online, isRestored: true });
    await leave();
  });

  const alive: [string, Answer][] = [
    ['a refusal', () => refused(500, 'BROKEN')],
    ['a network that cannot save', () => refused(503, 'STORAGE_UNAVAILABLE')],
  ];
  test.each(alive)('is not in doubt after %s', async (_, answer) => {
    const opened = await signedIn({});
    const { view, does, leave } = await mount(opened.portal, useConnection);
    opened.table[row] = answer;
    await does(() => call(opened));
    expect(view()).toMatchObject({ ...online, since: null });
    expect(opened.requests.map((one) => one.call)).toEqual([row]);
    await leave();
  });

  test('offline, a call without an answer says nothing', async () => {
    const opened = await signedIn({});
    const { does, leave } = await mount(opened.portal, useConnection);
    opened.table[row] = lost;
    opened.page.navigator.onLine = false;
    await does(() => opened.page.happens('offline'));
    await does(() => call(opened));
    await does(settled);
    expect(opened.requests.map((one) => one.call)).toEqual([row]);
    await does(() => opened.page.happens('online'));
    await leave();
  });

  test('an answer to the question ends it, whatever it says, and a refusal of it signs nobody out', async () => {
    const opened = await signedIn({});
    const { view, does, leave } = await mount(opened.portal, useConnection);
    opened.table[row] = lost;
    opened.table[config] = () => refused(401, 'UNAUTHENTICATED');
    await does(() => call(opened));
    await does(settled);
    expect(view()).toMatchObject(online);
    opened.table[config] = () => refused(503, 'STORAGE_UNAVAILABLE');
    await does(() => call(opened));
    await does(settled);
    expect(view()).toMatchObject(online);
    expect(opened.portal.session.getSnapshot().hasTag('signedIn')).toBe(true);
    await leave();
  });

  test('that is restored has what failed requested again, and lets retries through', async () => {
    const opened = await signedIn({});
    opened.table[row] = lost;
    opened.table[config] = lost;
    const { view, does, leave } = await mount(opened.portal, useConnection);
    const failing = new QueryObserver(opened.portal.data.queryClient(), {
      ...query(dictionaries.approvalStatuses, { query: { limit: 5 } }),
      retry: false,
    });
    const away = failing.subscribe(() => undefined);
    await does(async () => until(() => failing.getCurrentResult().isError));
    await does(settled);
    expect(view().isUnreachable).toBe(true);
    delete opened.table[row];
    opened.table[row] = () => json({ data: [], total: 0, limit: 5, offset: 0 });
    opened.table[config] = () => json({ data: {} });
    await does(() => view().check());
    await does(async () => until(() => failing.getCurrentResult().isSuccess));
    expect(view().isRestored).toBe(true);
    away();
    await leave();
  });

  test('answers retries that wait', async () => {
    const opened = await signedIn({});
    connectionOf(opened.portal);
    const { gate } = opened.portal.retryGate;
    gate.ended('failed');
    expect(await gate.ask()).toBe(true);
    let isAnswered = false;
    void gate.ask().then(() => (isAnswered = true));
    await settled();
    expect(isAnswered).toBe(false);
    gate.ended('answered');
    await settled();
    expect(isAnswered).toBe(true);
  });

  test('most answers are not in its log', async () => {
    const opened = await signedIn({});
    connectionOf(opened.portal);
    const posted = () => JSON.stringify(opened.page.posted('portal-event-log'));
    opened.page.hears('portal-event-log', { type: 'log.request' });
    await until(() => posted().includes('log.snapshot'));
    await call(opened);
    expect(posted()).not.toContain('call.answered');
  });
});

describe('[L2] [E8] an outage', () => {
  test('is that more than two calls of a screen fail, until they are there', async () => {
    const opened = await signedIn();
    const queries = opened.portal.data.queryClient();
    const { view, does, leave } = await mount(opened.portal, useOutage, queries);
    expect(view()).toMatchObject({ isOutage: false, isRefreshing: false, since: null });
    const rows = [dictionaries.approvalStatuses, dictionaries.countries, dictionaries.categories];
    for (const { path } of rows) opened.table[`GET ${path}`] = () => refused(500, 'DOWN');
    const observers = rows.map(
      (endpoint) => new QueryObserver(queries, { ...query(endpoint, { query: { limit: 5 } }), retry: false }),
    );
    const away = observers.map((observer) => observer.subscribe(() => undefined));
    await does(async () => until(() => observers.every((observer) => observer.getCurrentResult().isError)));
    await does(() => vi.advanceTimersByTimeAsync(10));
    expect(view()).toMatchObject({ isOutage: true, isRefreshing: false });
    const late = Promise.withResolvers<void>();
    for (const { path } of rows) {
      opened.table[`GET ${path}`] = async () => {
        await late.promise;
        return json({ data: [], total: 0, limit: 5, offset: 0 });
      };
    }
    await does(() => view().refresh());
    await does(() => vi.advanceTimersByTimeAsync(10));
    expect(view()).toMatchObject({ isOutage: true, isRefreshing: true });
    late.resolve();
    await does(async () => until(() => observers.every((observer) => observer.getCurrentResult().isSuccess)));
    await does(() => vi.advanceTimersByTimeAsync(10));
    expect(view()).toMatchObject({ isOutage: false, isRefreshing: false });
    const delivered = new Date();
    for (const { path } of rows) opened.table[`GET ${path}`] = () => refused(500, 'DOWN');
    await does(() => vi.advanceTimersByTimeAsync(60_000));
    for (const observer of observers) void observer.refetch();
    await does(async () => until(() => observers.every((observer) => observer.getCurrentResult().isError)));
    await does(() => vi.advanceTimersByTimeAsync(10));
    expect(view().isOutage).toBe(true);
    expect(delivered.getTime() - (view().since?.getTime() ?? 0)).toBeLessThan(1000);
    for (const end of away) end();
    await leave();
  });
});
