import { describe, expect, test } from 'vitest';
import { tagKind } from '#contract/tags.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

async function rowsOf(path: string, bearer = token) {
  const { status, body } = await network.request(path, { token: bearer });
  expect(status).toBe(200);
  const rows = readList(body, 'data.data');
  return { rows, ids: rows.map((row) => read(row, 'id')), total: read(body, 'data.total') };
}
const dict = '/publisher/v1/dict';

describe('choices', () => {
  test.each([
    'clicktag-params',
    'postback-params',
    'clicktags',
    'event-types',
    'currencies',
    'countries',
    'tracking-links',
    'approvals-offers',
    'offer-tags',
    'partner-traffic-types',
    'campaigns',
    'offers',
  ])('[C3] %s come whole, each once, and truncated by a limit', async (name) => {
    const { ids, total } = await rowsOf(`${dict}/${name}?limit=-1`);
    expect(ids.length).toBeGreaterThan(1);
    expect([new Set(ids).size, total]).toEqual([ids.length, ids.length]);
    expect((await rowsOf(`${dict}/${name}`)).ids).toEqual(ids);
    expect(await rowsOf(`${dict}/${name}?limit=1`)).toMatchObject({ ids: ids.slice(0, 1), total });
  });

  test('[C3.a] the currencies are the euro and the US dollar', async () => {
    expect((await rowsOf(`${dict}/currencies`)).rows).toEqual([
      { id: 'EUR', name: 'Euro', symbol: '€' },
      { id: 'USD', name: 'US dollar', symbol: '$' },
    ]);
  });

  test('are found by what their names contain', async () => {
    expect((await rowsOf(`${dict}/countries?search=austr`)).ids).toEqual(['AU', 'AT']);
    expect((await rowsOf(`${dict}/offers?search=LUMEN`)).ids).toContain(48_213);
    expect((await rowsOf(`${dict}/tracking-links?search=nothing like it`)).ids).toEqual([]);
  });

  test('are the same offers that the offer wall has', async () => {
    const wall = await rowsOf('/publisher/v1/offers?limit=-1');
    const chosen = await rowsOf(`${dict}/offers`);
    expect(new Set(chosen.ids)).toEqual(new Set(wall.ids));
    const applied = await rowsOf(
      '/publisher/v1/offers?limit=-1&approval_status=pending,approved,rejected,blocked',
    );
    expect(new Set((await rowsOf(`${dict}/approvals-offers`)).ids)).toEqual(new Set(applied.ids));
  });

  test('count the offers of a tag as everybody sees them', async () => {
    const { body } = await network.request('/public/v1/offers?limit=-1');
    const tags = readList(body, 'data.data').flatMap((offer) => readList(offer, 'tags'));
    const { rows } = await rowsOf('/public/v1/dict/offer-tags');
    for (const row of rows) {
      const carried = tags.filter((tag) => read(tag, 'id') === read(row, 'id'));
      expect(read(row, 'offers_count')).toBe(carried.length);
    }
    expect((await rowsOf(`${dict}/offer-tags`)).rows).toEqual(rows);
  });

  test.each(['clicktags', 'tracking-links', 'campaigns', 'approvals-offers'])(
    'nobody sees the %s of another publisher',
    async (name) => {
      const other = await network.tokenOf('terms@portal.test');
      const [mine, theirs] = [await rowsOf(`${dict}/${name}`), await rowsOf(`${dict}/${name}`, other)];
      expect(mine.ids.length).toBeGreaterThan(theirs.ids.length);
      expect(theirs.ids.length).toBeGreaterThan(0);
      const none = await rowsOf(`${dict}/${name}`, await network.tokenOf('operator@portal.test'));
      expect(none.ids).toEqual([]);
      const shared = name === 'approvals-offers' ? [48_602] : [];
      expect(theirs.ids.filter((id) => mine.ids.includes(id))).toEqual(shared);
    },
  );
});

describe('tags', () => {
  test.each(tagKind.options)('[C4] of kind %s have values, each once', async (kind) => {
    const { ids } = await rowsOf(`/publisher/v1/tags/${kind}?limit=-1`);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('[C4.b] cities are those of a country', async () => {
    expect((await rowsOf('/publisher/v1/tags/city/CH')).ids).toEqual(['Basel', 'Bern', 'Geneva', 'Zurich']);
    expect((await rowsOf('/publisher/v1/tags/city/AQ')).ids).toEqual([]);
  });

  test('[C4] categories are those of the offers', async () => {
    expect((await rowsOf('/publisher/v1/tags/category')).ids).toEqual(
      (await rowsOf('/public/v1/dict/categories')).ids,
    );
  });

  test('hold every value that figures are split by', async () => {
    for (const kind of ['os', 'carrier']) {
      const query = `date_from=2026-10-01&date_to=2026-11-20&dimensions=${kind}`;
      const { rows } = await rowsOf(`/publisher/v2/analytics/pivot?${query}`);
      const choices = (await rowsOf(`/publisher/v1/tags/${kind}`)).ids;
      const found = rows.map((row) => read(row, `keys.${kind}`));
      expect(found.filter((value) => !choices.includes(value))).toEqual([]);
    }
  });

  test('systems are public', async () => {
    const { body } = await network.request('/public/v1/tags/os?limit=-1');
    expect(readList(body, 'data.data')).toEqual((await rowsOf('/publisher/v1/tags/os')).rows);
  });

  test('of an unknown kind are not found', async () => {
    const { status, body } = await network.request('/publisher/v1/tags/nonsense', { token });
    expect([status, read(body, 'code')]).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  });
});
