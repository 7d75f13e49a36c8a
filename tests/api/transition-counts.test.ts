import { describe, expect, test } from 'vitest';
import type { KnownCharts } from '#contract/known-charts.ts';
import { type TestNetwork, aText, onFreshNetwork, read } from './network.ts';

let network: TestNetwork;
let operator: string;
const hash = 'a'.repeat(64);
const other = 'b'.repeat(64);
const known: KnownCharts = {
  door: { hash, transitions: ['door.closed | open | 0', 'door.opened | close | 0'] },
  lamp: { hash: other, transitions: ['lamp.on | press | 0'] },
};
onFreshNetwork(async (opened) => {
  network = opened;
  network.network.charts = known;
  operator = await network.tokenOf('operator@portal.test');
});

const path = '/public/v1/transition-counts';
const configure = (transition_counts: unknown) =>
  network.request('/publisher/v1/config', {
    method: 'PUT',
    json: { general: { transition_counts } },
    token: operator,
  });
const opens = { transition: 'door.closed | open | 0', times: 3 };
const closes = { transition: 'door.opened | close | 0', times: 2 };
const door = { chart: 'door', hash, taken: [opens, closes] };
const period = { from: '2026-11-20T11:55:00Z', to: '2026-11-20T12:00:00Z' };
const send = (change: object = {}, headers: Record<string, string> = {}) =>
  network.request(path, { json: { ...period, charts: [door], ...change }, headers });
const outcome = async (change: object) => {
  const { status, body } = await send(change);
  return [status, read(body, 'data') ?? read(body, 'code')];
};
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const day = 86_400_000;
const stored = () =>
  network.network.db
    .selectFrom('transition_count')
    .selectAll()
    .orderBy('day')
    .orderBy('transition')
    .execute();
const shown = async (query = `hash=${hash}`) =>
  read((await network.request(`${path}?${query}`)).body, 'data');
const list = async (query = '', token: string | undefined = operator) =>
  network.request(`/publisher/v1/transition-counts${query}`, { token });

describe('[M3] counts of transitions', () => {
  test('are not collected unless an operator says so', async () => {
    expect(await outcome({})).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    await configure('off');
    expect(await outcome({})).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    expect(await stored()).toEqual([]);
    expect((await configure('publishers')).status).toBe(422);
    const config = async () =>
      read((await network.request('/publisher/v1/config')).body, 'data.general.transition_counts');
    expect(await config()).toBe('off');
    await configure('operators');
    expect([await config(), (await send()).status]).toEqual(['operators', 200]);
  });

  test('are added up by day, chart, hash and transition, and of who sent them nothing stays', async () => {
    await configure('operators');
    expect(await outcome({})).toEqual([200, { counted: 5, dropped: 0 }]);
    expect(await outcome({ charts: [{ ...door, taken: [opens, opens] }] })).toEqual([
      200,
      { counted: 6, dropped: 0 },
    ]);
    await advance(day);
    const next = { from: '2026-11-20T23:59:00Z', to: '2026-11-21T00:01:00Z' };
    expect(await outcome({ ...next, charts: [{ ...door, taken: [closes] }] })).toEqual([
      200,
      { counted: 2, dropped: 0 },
    ]);
    expect(await stored()).toEqual([
      { day: '2026-11-20', chart: 'door', hash, transition: opens.transition, times: 9 },
      { day: '2026-11-20', chart: 'door', hash, transition: closes.transition, times: 2 },
      { day: '2026-11-21', chart: 'door', hash, transition: closes.transition, times: 2 },
    ]);
  });

  test('of another definition, chart or transition are dropped and said to be', async () => {
    await configure('operators');
    const charts = [
      door,
      { ...door, hash: other },
      { ...door, chart: 'lamp' },
      { ...door, chart: 'toString' },
      { ...door, taken: [{ transition: 'door.closed | open | 1', times: 7 }] },
    ];
    expect(await outcome({ charts })).toEqual([200, { counted: 5, dropped: 22 }]);
    expect((await stored()).map(({ times }) => times)).toEqual([3, 2]);
  });

  test('count once under a key', async () => {
    await configure('operators');
    const headers = { 'idempotency-key': '"6f1c2d0e-8a53-4b1f-9d57-0c3a7a1b2c3d"' };
    const [first, again] = [await send({}, headers), await send({}, headers)];
    expect([first.body, again.headers.get('idempotency-replayed')]).toEqual([again.body, 'true']);
    expect((await stored()).map(({ times }) => times)).toEqual([3, 2]);
  });

  const many = (length: number) => Array.from({ length }, (_, nth) => ({ ...opens, transition: `t${nth}` }));
  const taken = (rows: object[]) => ({ charts: [{ ...door, taken: rows }] });
  test.each<[what: string, change: object, field: string]>([
    ['no charts', { charts: [] }, 'charts'],
    ['61 charts', { charts: Array.from({ length: 61 }, () => ({ ...door, taken: [opens] })) }, 'charts'],
    ['no transitions', taken([]), 'charts.0.taken'],
    ['401 transitions', taken(many(401)), 'charts.0.taken'],
    ['none taken', taken([{ ...opens, times: 0 }]), 'charts.0.taken.0.times'],
    ['too often', taken([{ ...opens, times: 100_001 }]), 'charts.0.taken.0.times'],
    ['half a time', taken([{ ...opens, times: 1.5 }]), 'charts.0.taken.0.times'],
    ['times as a text', taken([{ ...opens, times: '1' }]), 'charts.0.taken.0.times'],
    ['a long name', taken([{ ...opens, transition: 'x'.repeat(251) }]), 'charts.0.taken.0.transition'],
    ['no hash', { charts: [{ ...door, hash: 'a' }] }, 'charts.0.hash'],
    ['a period that is none', { from: 'today' }, 'from'],
    ['a period that ends first', { from: '2026-11-20T12:00:01Z' }, 'from'],
    ['a period of yesterday', { from: '2026-11-19T11:59:59Z' }, 'from'],
    ['a period to come', { to: '2026-11-20T12:10:01Z' }, 'to'],
  ])('with %s are refused', async (_, change, field) => {
    await configure('operators');
    const { status, body } = await send(change);
    expect([status, read(body, 'code'), read(body, 'errors.0.field')]).toEqual([
      422,
      'VALIDATION_ERROR',
      field,
    ]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['of a user', { user: 7 }],
    ['of a payload', { charts: [{ ...door, context: {} }] }],
  ])('with anything %s are refused', async (_, change) => {
    await configure('operators');
    expect((await send(change)).status).not.toBe(200);
    expect(await stored()).toEqual([]);
  });

  test('have a limit for each address', async () => {
    await configure('operators');
    const statuses = await Promise.all(Array.from({ length: 241 }, async () => (await send()).status));
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([240, 1]);
  });

  test('are forgotten after 90 days', async () => {
    await configure('operators');
    await send();
    await advance(89 * day);
    expect(await stored()).toHaveLength(2);
    await advance(day);
    expect(await stored()).toEqual([]);
  });
});

describe('[M3] the sums', () => {
  const lamp = { chart: 'lamp', hash: other, taken: [{ transition: 'lamp.on | press | 0', times: 9 }] };

  test('are read by operators alone, the most frequent first', async () => {
    await configure('operators');
    await send({ charts: [door, lamp] });
    const row = ({ transition, times }: typeof opens, of: { chart: string; hash: string }) => ({
      chart: of.chart,
      hash: of.hash,
      transition,
      times,
    });
    const [press] = lamp.taken.map((one) => row(one, lamp));
    const { body } = await list('?limit=2');
    expect(read(body, 'data')).toEqual({
      data: [press, row(opens, door)],
      total: 3,
      limit: 2,
      offset: 0,
    });
    expect(read((await list(`?limit=2&offset=2`)).body, 'data.data')).toEqual([row(closes, door)]);
    expect(read((await list('?chart=lamp')).body, 'data.data')).toEqual([press]);
    expect(read((await list(`?hash=${other}`)).body, 'data.data')).toEqual([press]);
    expect(read((await list('?from=2026-11-21')).body, 'data.total')).toBe(0);
    expect(read((await list('?to=2026-11-19')).body, 'data.total')).toBe(0);
    expect(read((await list('?from=2026-11-20&to=2026-11-20')).body, 'data.total')).toBe(3);
    expect([(await list('', await network.tokenOf())).status, (await list('', '')).status]).toEqual([
      403, 401,
    ]);
    await configure('off');
    expect(read((await list()).body, 'data.total')).toBe(3);
  });

  test('are shown to everybody only where the operator shows them', async () => {
    expect(await shown()).toEqual({ access: 'off', taken: [] });
    await configure('operators');
    await send({ charts: [door, lamp] });
    expect(await shown()).toEqual({ access: 'operators', taken: [] });
    await configure('everybody');
    expect(await shown()).toEqual({ access: 'everybody', first_day: '2026-11-20', taken: [opens, closes] });
    expect(await shown(`hash=${'c'.repeat(64)}`)).toEqual({
      access: 'everybody',
      first_day: '2026-11-20',
      taken: [],
    });
    expect(await shown(`hash=${hash}&from=2026-11-21`)).toEqual({
      access: 'everybody',
      first_day: '2026-11-20',
      taken: [],
    });
    const { status, body } = await network.request(path);
    expect([status, read(body, 'errors.0')]).toEqual([
      422,
      { field: 'hash', errors: [{ code: aText, description: aText }] },
    ]);
    await configure('off');
    expect(await shown()).toEqual({ access: 'off', taken: [] });
  });
});
