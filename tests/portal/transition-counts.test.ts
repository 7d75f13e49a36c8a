import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChartDefinition } from '#contract/evidence.ts';
import { transitionCounts } from '#contract/transition-counts.ts';
import { charts } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { countTransitions } from '#portal/transition-counts.ts';
import { canonical } from '#portal/watched/canonical.ts';
import { chartDefinition } from '#portal/watched/definition.ts';
import { chartSources } from '#server/audit/chart-sources.ts';
import { root } from '../support/project.ts';
import {
  closePortals,
  json,
  lost,
  openPortal,
  profile,
  refused,
  settled,
  until,
  type Answer,
} from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const sums = 'POST /public/v1/transition-counts';
const fiveMinutes = 300_000;
const configured =
  (transition_counts?: string): Answer =>
  () =>
    json({ data: { general: { transition_counts } } });
const accepted: Answer = () => json({ data: { counted: 1, dropped: 0 } });

async function opened(network: Record<string, Answer> = {}, given: object = {}) {
  const page = await openPortal({
    at: '/profile',
    token: 'a',
    network: { 'GET /publisher/v1/config': configured('operators'), [sums]: accepted, ...network },
    ...given,
  });
  await until(() => page.portal.session.getSnapshot().hasTag('loaded'));
  await settled();
  const sent = () => page.requests.filter(({ call }) => call === sums);
  const passes = async (time = fiveMinutes) => {
    await vi.advanceTimersByTimeAsync(time);
    await settled();
  };
  const ends = async () => {
    page.page.happens('pagehide');
    await settled();
  };
  return { ...page, sent, passes, ends };
}
/** At the login nothing happens by itself. */
const visited = async (network: Record<string, Answer> = {}) =>
  opened(network, { at: '/login', token: null });

type Page = Awaited<ReturnType<typeof opened>>;

/** What the event log has of each transition, without the counting under test. */
const inLog = ({ portal }: Page) => {
  const took = portal.eventLog.latest(500).flatMap((entry) => entry.took.map((id) => `${entry.chart} ${id}`));
  return Object.fromEntries([...new Set(took)].map((id) => [id, took.filter((one) => one === id).length]));
};
const bodyOf = ({ body }: { body: unknown }) => transitionCounts.add.body.parse(body);
const countsIn = (requests: readonly { body: unknown }[]) => {
  const all = requests.flatMap((request) => bodyOf(request).charts);
  const rows = all.flatMap(({ chart, taken }) =>
    taken.map(({ transition, times }) => [`${chart} ${transition}`, times] as const),
  );
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  return Object.fromEntries(rows);
};

/** A step of a chart that asks nobody. */
const moves = ({ portal }: Page) => portal.navigation.send({ type: 'location.changed', to: '/login?a=1' });

describe('[M3] [E13] counts of transitions', () => {
  test('are those of the event log from its start, with the hash of each chart, and of nobody', async () => {
    const page = await opened();
    expect(page.sent()).toEqual([]);
    await page.ends();
    expect(countsIn(page.sent())).toEqual(inLog(page));
    expect(Object.keys(inLog(page)).length).toBeGreaterThan(5);
    expect(page.sent()).toMatchObject([
      {
        authorization: null,
        credentials: 'omit',
        isKeptAlive: true,
        query: '',
        accept: 'application/json',
        contentType: 'application/json',
      },
    ]);
    const sources = chartSources(root);
    const [{ charts: told } = { charts: [] }] = page.sent().map(bodyOf);
    const named = told.filter(({ chart }) => chart in charts);
    expect(named.length).toBeGreaterThan(2);
    for (const { chart, hash } of named) {
      const { machine } = charts[chart as keyof typeof charts];
      const source = sources[folderOf(chart)] ?? { functions: {}, files: {} };
      const definition: ChartDefinition = chartDefinition(machine, source);
      expect([chart, hash]).toEqual([
        chart,
        createHash('sha256').update(canonical(definition)).digest('hex'),
      ]);
    }
    expect(JSON.stringify(page.sent().map(({ body }) => body))).not.toMatch(/portal\.test|Ann|Trailmix/);
  });

  test('go where the API is', async () => {
    const page = await opened({}, { api: 'https://api.test' });
    await page.ends();
    expect(page.sent()).toMatchObject([{ origin: 'https://api.test', credentials: 'omit' }]);
  });

  test.each([undefined, 'off', 'another'])('are none where the network says %s', async (access) => {
    const page = await opened({ 'GET /publisher/v1/config': configured(access) });
    await page.passes(3 * fiveMinutes);
    await page.ends();
    expect(page.sent()).toEqual([]);
  });

  test('are sent every five minutes as one sum, which says from when to when', async () => {
    const page = await visited();
    const begun = new Date().toISOString();
    await page.passes(fiveMinutes - 1);
    expect(page.sent()).toEqual([]);
    await page.passes(1);
    const first = inLog(page);
    const ended = new Date().toISOString();
    moves(page);
    moves(page);
    await page.passes();
    expect(page.sent()).toHaveLength(2);
    const [one, two] = page.sent().map(bodyOf);
    expect([one?.from, one?.to, two?.from]).toEqual([begun, ended, ended]);
    expect(countsIn(page.sent().slice(0, 1))).toEqual(first);
    const added = Object.entries(inLog(page)).flatMap(([id, times]) =>
      times > (first[id] ?? 0) ? [[id, times - (first[id] ?? 0)] as const] : [],
    );
    expect(countsIn(page.sent().slice(1))).toEqual(Object.fromEntries(added));
    expect(added.length).toBeGreaterThan(0);
  });

  test('are not sent while nothing was taken', async () => {
    const page = await visited();
    await page.passes();
    await page.passes(3 * fiveMinutes);
    const counted = countsIn(page.sent());
    expect(counted).toEqual(inLog(page));
    const before = page.sent().length;
    await page.ends();
    expect(page.sent()).toHaveLength(before);
  });

  const passing: [string, Answer][] = [
    ['no answer', lost],
    ...[408, 429, 500, 503].map((status): [string, Answer] => [String(status), () => refused(status, 'NO')]),
  ];
  test.each(passing)(
    'are sent again after %s, under their key, so that they count once',
    async (_, answer) => {
      const page = await visited({ [sums]: answer });
      await page.passes();
      moves(page);
      page.table[sums] = accepted;
      await page.passes();
      const [first, again, ...others] = page.sent();
      expect([again?.body, again?.idempotencyKey]).toEqual([first?.body, first?.idempotencyKey]);
      expect(first?.idempotencyKey).toMatch(/^"[\da-f-]{36}"$/);
      expect(others).toEqual([]);
      await page.passes();
      const [, , next] = page.sent();
      expect(next?.idempotencyKey).not.toBe(first?.idempotencyKey);
      expect(Object.keys(countsIn(next ? [next] : []))).not.toEqual([]);
    },
  );

  test('that wait go with the latest when the page ends', async () => {
    const page = await visited({ [sums]: lost });
    await page.passes();
    moves(page);
    await page.ends();
    expect(page.sent()).toHaveLength(3);
    const keys = page.sent().map(({ idempotencyKey }) => idempotencyKey);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  test('of what the charts do while the page ends are sent too', async () => {
    const page = await visited();
    await page.ends();
    const before = page.sent().length;
    moves(page);
    page.page.inDocument('visibilitychange');
    await settled();
    const after = page.sent().slice(before);
    expect(after).toHaveLength(1);
    expect(countsIn(after)).toEqual({ 'navigation navigation.idle | location.changed | 0': 1 });
    expect(after[0]?.isKeptAlive).toBe(true);
    moves(page);
    page.page.inDocument('visibilitychange');
    await settled();
    expect(page.sent()).toHaveLength(before + 1);
  });

  test('of a page that ends before the charts have their hashes are none', async () => {
    const page = await visited();
    countTransitions(page.portal);
    moves(page);
    await page.ends();
    expect(page.sent()).toHaveLength(1);
  });

  test.each([400, 413, 422])('that are refused with %d are given up', async (status) => {
    const page = await visited({ [sums]: () => refused(status, 'NO') });
    await page.passes();
    await page.passes();
    expect(page.sent()).toHaveLength(1);
    moves(page);
    await page.passes();
    expect(page.sent()).toHaveLength(2);
  });

  test.each([404, 405, 501])('are asked for once by a network that answers %d', async (status) => {
    const page = await visited({ [sums]: () => refused(status, 'NO') });
    await page.passes();
    moves(page);
    await page.passes();
    moves(page);
    await page.ends();
    expect(page.sent()).toHaveLength(1);
  });

  test('[M4] of a shadow login are none, its first steps included', async () => {
    const page = await opened({
      'GET /publisher/v1/user-profile': () =>
        json({ data: { ...profile, shadow: { id: 3, firstname: 'O', lastname: 'P' } } }),
    });
    await until(() => page.portal.eventLog.shadow() !== null);
    moves(page);
    await page.passes();
    await page.ends();
    expect(page.sent()).toEqual([]);
  });
});
