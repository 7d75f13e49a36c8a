import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { account } from '#contract/account.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { firstConfig } from '#contract/first-calls.ts';
import {
  closePortals,
  json,
  openPortal,
  refused,
  settled,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

async function signedIn(at = '/profile', network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at, token: 'a', network });
  await until(() => placeOf(opened) === at);
  await settled();
  opened.page.done.length = 0;
  opened.requests.length = 0;
  opened.prefetched.length = 0;
  return opened;
}

describe('[C1] [E8] calls', () => {
  const row = 'GET /publisher/v1/dict/approval-statuses';

  test('wait for the lists of ignored statuses, which the configuration brings, where they fail', async () => {
    const late = Promise.withResolvers<Response>();
    const opened = await openPortal({
      at: '/login',
      token: 'a',
      network: { 'GET /publisher/v1/config': () => late.promise },
    });
    opened.table[row] = () => refused(418, 'TEAPOT');
    let failed: unknown = null;
    opened.portal.client(dictionaries.approvalStatuses).catch((error: unknown) => (failed = error));
    await settled();
    expect(failed).toBeNull();
    late.resolve(json({ data: { ignoredErrorCodes: [418] } }));
    await until(() => failed);
    expect(failed).toMatchObject({ status: 418, isIgnored: true });
  });

  test('the configuration that is refused waits for nothing, and is asked for again', async () => {
    const opened = await openPortal({ network: { 'GET /publisher/v1/config': () => refused(500, 'DOWN') } });
    let failed: unknown = null;
    opened.portal.client(firstConfig.get).catch((error: unknown) => (failed = error));
    await until(() => failed);
    const configured = vi.fn<() => void>();
    opened.portal.whenConfigured(configured);
    await settled();
    expect([failed, configured.mock.calls.length, placeOf(opened)]).toMatchObject([
      { status: 500 },
      0,
      '/login',
    ]);
    opened.table['GET /publisher/v1/config'] = () => json({ data: { general: { shadow_read_only: true } } });
    await vi.advanceTimersByTimeAsync(60_000);
    await settled();
    expect([configured.mock.calls.length, opened.portal.configuration().general.isShadowReadOnly]).toEqual([
      1,
      true,
    ]);
  });

  test('[N1] that write are refused offline before anything is sent; those that read are made', async () => {
    const opened = await signedIn();
    opened.page.navigator.onLine = false;
    const failure = await opened.portal
      .client(account.acceptTerms, { body: { tos: '1' } })
      .catch((error: unknown) => error);
    expect([failure, opened.requests]).toMatchObject([{ status: 0, code: 'OFFLINE' }, []]);
    await opened.portal.client(dictionaries.approvalStatuses);
    expect(opened.requests.map(({ call }) => call)).toEqual([row]);
    const admitted: string[] = [];
    opened.portal.gate.admit = ({ path }) => void admitted.push(path);
    await opened.portal.client(dictionaries.approvalStatuses);
    expect(admitted).toEqual(['/publisher/v1/dict/approval-statuses']);
  });

  test('that need a confirmation are sent again once somebody has confirmed, and fail where nobody can', async () => {
    const opened = await signedIn();
    opened.table['PUT /publisher/v1/user-profile/tos-accept'] = () =>
      json({ code: 'CONFIRMATION_REQUIRED' }, 403);
    const accept = () =>
      opened.portal.client(account.acceptTerms, { body: { tos: '1' } }).catch((error: unknown) => error);
    expect([await accept(), opened.requests.length]).toMatchObject([{ status: 403 }, 1]);
    opened.portal.gate.confirm = () => Promise.resolve(true);
    expect([await accept(), opened.requests.length]).toMatchObject([{ status: 403 }, 3]);
  });

  test('[L7] tell the time of the network, and when it answered last', async () => {
    const opened = await signedIn();
    const { requestActivity, networkClock } = opened.portal;
    const heard: string[] = [];
    const codes = new Set<string | null>();
    requestActivity.subscribe({
      answered: (headers) => heard.push(`answered ${headers.get('x-a')}`),
      failed: ({ error, endpoint, authorization }) => {
        codes.add(error.reportCode);
        heard.push(
          `${error.code} ${endpoint.path} ${authorization} ${error.reportCode === null ? '' : 'reported'}`,
        );
      },
      incomplete: ({ path }, { leftOut }) => heard.push(`${path} without ${leftOut}`),
    });
    const date = new Date(Date.now() + 86_400_000).toUTCString();
    const rows = { data: [{ id: 'x' }], total: 1, limit: -1, offset: 0 };
    opened.table[row] = () => json(rows, 200, { date, 'x-a': 'b' });
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    expect(requestActivity.answeredAt()).toBe(Date.now());
    expect(networkClock.now().toUTCString()).toBe(date);
    opened.table[row] = () => new Response('{');
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    opened.table[row] = () => json([]);
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    opened.table[row] = () => refused(400, 'BAD');
    await opened.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
    const { path } = dictionaries.approvalStatuses;
    expect(codes.size).toBe(3);
    expect(heard).toEqual([
      'answered b',
      `${path} without 1`,
      'answered null',
      `UNREADABLE_ANSWER ${path} Bearer a reported`,
      'answered null',
      `UNEXPECTED_ANSWER ${path} Bearer a reported`,
      'answered null',
      `BAD ${path} Bearer a `,
    ]);
  });
});

test('[N1] what is on screen and failed to load is requested again, and nothing else', async () => {
  const row = 'GET /publisher/v1/dict/approval-statuses';
  const opened = await signedIn();
  const { data } = opened.portal;
  expect(await data.load()).toBe(await data.load());
  opened.table[row] = () => refused(400, 'BAD');
  const queries = data.queryClient();
  const failing = new QueryObserver(queries, {
    ...query(dictionaries.approvalStatuses, { query: { limit: 5 } }),
  });
  const leave = failing.subscribe(() => undefined);
  const fine = new QueryObserver(queries, query(account.profile));
  const leaveToo = fine.subscribe(() => undefined);
  await until(() => failing.getCurrentResult().isError);
  opened.requests.length = 0;
  data.retryFailed();
  await settled();
  expect(opened.requests.map(({ call }) => call)).toEqual([row]);
  leave();
  opened.requests.length = 0;
  data.retryFailed();
  await settled();
  expect(opened.requests).toEqual([]);
  leaveToo();
});
