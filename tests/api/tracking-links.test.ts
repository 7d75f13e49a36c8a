import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const links = '/publisher/v1/tracking-links';
const request = async (path: string, bearer = token) => network.request(`${links}${path}`, { token: bearer });
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  network.request(`${links}${path}`, { method, token, ...(json !== undefined && { json }) });
const refused = ({ status, body }: Awaited<ReturnType<typeof request>>) => [status, read(body, 'code')];
const faults = ({ body }: Awaited<ReturnType<typeof request>>) =>
  readList(body, 'errors').map((entry) => [
    read(entry, 'field'),
    ...readList(entry, 'errors').map((error) => read(error, 'code')),
  ]);

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

async function idsOf(query: string, bearer = token) {
  const { status, body } = await request(query, bearer);
  expect(status).toBe(200);
  return readList(body, 'data.data').map((row) => Number(read(row, 'id')));
}

// One offer with deep links, one without; the publisher is approved for both.
const shop = 47_604;
const leads = 47_790;
// Public, without applications.
const open = 47_702;

describe('tracking links', () => {
  test('[O5] are listed, newest first, and only those that are not archived', async () => {
    const { body } = await request('?limit=3');
    expect([read(body, 'data.limit'), read(body, 'data.offset')]).toEqual([3, 0]);
    const created = readList((await request('?limit=-1')).body, 'data.data').map((row) =>
      String(read(row, 'created_at')),
    );
    expect(created).toEqual(created.toSorted().toReversed());
    expect(created).toHaveLength(Number(read(body, 'data.total')));
  });

  test.each([
    ['search=headline', [104, 105]],
    ['search=nordlicht%20%E2%80%93%20mattress&status=active', [7, 107, 108]],
    ['search=107', [107]],
    ['offer_id=48213&status=paused', [102]],
    ['campaign_id=1,102', [1, 103, 104, 105]],
    ['campaign_id=103&status=active,paused', []],
    ['search=100%25', []],
  ])('[O5] %s finds what it names', async (query, expected) => {
    expect(await idsOf(`?sort=id&limit=-1&${query}`)).toEqual(expected);
  });

  test.each(['clicks', 'conversions', 'payout'])('[O5] are sorted by %s, greatest first', async (name) => {
    const { body } = await request(`?sort=-${name}&limit=-1`);
    const figures = readList(body, 'data.data').map((row) => Number(read(row, `figures.${name}`)));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(figures[0]).toBeGreaterThan(0);
  });

  test('[O5] figures are those of the last thirty days in the analytics', async () => {
    const period = 'date_from=2026-10-22&date_to=2026-11-20';
    const pivot = await network.request(
      `/publisher/v2/analytics/pivot?${period}&dimensions=link_id&kpi=clicks,conversions,payout`,
      { token },
    );
    const expected = readList(pivot.body, 'data.data').map((row) => [
      read(row, 'keys.link_id'),
      read(row, 'values'),
    ]);
    const { body } = await request('?limit=-1');
    const found = readList(body, 'data.data').filter((row) => Number(read(row, 'figures.clicks')) > 0);
    expect(
      new Map(
        found.map((row) => [
          read(row, 'id'),
          {
            clicks: read(row, 'figures.clicks'),
            conversions: read(row, 'figures.conversions'),
            payout: read(row, 'figures.payout'),
          },
        ]),
      ),
    ).toEqual(new Map(expected as [unknown, unknown][]));
  });

  test('[O5.a] of an offer are those of the list, with its options beside', async () => {
    expect(await idsOf(`/offers/${shop}?sort=id`)).toEqual([7, 107, 108]);
    expect(await idsOf(`/offers/${shop}?sort=-id&limit=1&offset=1`)).toEqual([107]);
    const taken = await request(`/offers/${shop}/options`);
    expect(read(taken.body, 'data.deep_links')).toEqual({
      allowed: true,
      reason: null,
      site: 'nordlicht.example',
    });
    const { body } = await request(`/offers/${leads}/options`);
    expect(read(body, 'data')).toEqual({
      landing_pages: [
        {
          id: aNumber,
          name: 'Main page',
          url: `${network.url}/storage/landing/${leads}/main`,
          is_default: true,
        },
        {
          id: aNumber,
          name: 'Winter campaign',
          url: `${network.url}/storage/landing/${leads}/winter`,
          is_default: false,
        },
      ],
      deep_links: {
        allowed: false,
        reason: 'Leads are only counted when the visit begins on the form.',
        site: null,
      },
    });
    expect(refused(await request('/offers/1'))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    expect(refused(await request('/offers/1/options'))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  });

  test('[O5.b] come as CSV, by the filters alone', async () => {
    const { headers, text } = await request(`/download?offer_id=${shop}`);
    expect(headers.get('content-disposition')).toContain('filename="tracking-links-2026-11-20.csv"');
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head?.split(',').slice(0, 7)).toEqual([
      'ID',
      'Name',
      'Offer ID',
      'Offer',
      'Campaign',
      'Status',
      'URL',
    ]);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['7', '107', '108']);
    expect(refused(await request('/download?sort=id'))).toEqual([400, 'UNKNOWN_PARAMETER']);
    expect(refused(await request('/download?limit=1'))).toEqual([400, 'UNKNOWN_PARAMETER']);
  });
});

describe('a tracking link', () => {
  const made = {
    name: ' Firm mattresses ',
    offer_id: shop,
    campaign_id: 104,
    deep_link: 'https://www.nordlicht.example/firm?size=90',
    sub1: 'a b&c={source}',
    sub3: '%%RECIPIENT%%',
    parameters: { source: 'letter', external_id: '' },
    clicktag_id: 3,
  };

  test('[O5.d] carries its own sub IDs and those of its click tag, encoded once, macros as they are', async () => {
    const { status, body } = await send('POST', '', made);
    expect(status).toBe(200);
    const id = String(read(body, 'data.id'));
    const url = `${network.url}/g/1/${id}?sub1=a%20b%26c%3D{source}&sub2={creative}&sub3=%%RECIPIENT%%&source=letter`;
    expect(read(body, 'data')).toEqual({
      id: aNumber,
      name: 'Firm mattresses',
      offer: {
        id: shop,
        name: 'Nordlicht – mattress winter sale',
        expires_at: null,
        payout_change: null,
      },
      campaign: { id: 104, name: 'Mattress tests', status: 'active' },
      status: 'active',
      url,
      landing_page: null,
      deep_link: made.deep_link,
      sub1: made.sub1,
      sub2: '',
      sub3: made.sub3,
      sub4: '',
      sub5: '',
      parameters: made.parameters,
      clicktag: { id: 3, name: 'Social media', values: { sub1: 'social', sub2: '{creative}' }, url },
      figures: { clicks: 0, conversions: 0, payout: 0, currency: 'EUR' },
      created_at: '2026-11-20T12:00:00.000Z',
      archived_at: null,
      revision: 1,
    });
    expect((await request(`/${id}`)).body).toEqual(body);
    expect(read((await request(`/${id}/clicktag`)).body, 'data')).toEqual(read(body, 'data.clicktag'));
  });

  test('[C1] begins with the tracking host that operators have configured', async () => {
    const operator = await network.tokenOf('operator@portal.test');
    const json = { general: { tracking_host: 'https://go.halyard.example/' } };
    await network.request('/publisher/v1/config', { method: 'PUT', token: operator, json });
    expect(read((await request('/102')).body, 'data.url')).toBe(
      'https://go.halyard.example/g/1/102?sub1=newsletter&sub2=students&external_id=%%RECIPIENT%%',
    );
  });

  test('[O5.c] without a click tag of its own has that of its campaign, or none', async () => {
    const { body } = await send('POST', '', { name: 'Plain', offer_id: shop });
    const id = String(read(body, 'data.id'));
    expect([read(body, 'data.url'), read(body, 'data.clicktag')]).toEqual([`${network.url}/g/1/${id}`, null]);
    expect(read((await request(`/${id}/clicktag`)).body, 'data')).toBeNull();
    const moved = await send('PUT', `/${id}`, { campaign_id: 104 });
    expect(read(moved.body, 'data.clicktag.name')).toBe('Articles');
  });

  test('[O5.d] is changed in what a change names and nothing else', async () => {
    const before = read((await request('/107')).body, 'data');
    const { body } = await send('PUT', '/107', { name: 'Soft', status: 'paused', sub5: 'x' });
    const url = `${network.url}/g/1/107?sub1={source}&sub2={creative}&sub5=x&placement=article-end`;
    const clicktag: unknown = { ...asObject(read(before, 'clicktag')), url };
    const changes = { name: 'Soft', status: 'paused', revision: 2, sub5: 'x', url, clicktag };
    expect(read(body, 'data')).toEqual({ ...asObject(before), ...changes });
    const cleared = await send('PUT', '/107', { deep_link: null, sub5: '', campaign_id: null });
    expect([read(cleared.body, 'data.deep_link'), read(cleared.body, 'data.campaign')]).toEqual([null, null]);
    expect(refused(await send('PUT', '/107', {}))).toEqual([422, 'VALIDATION_ERROR']);
  });

  test('[O9] that is removed is archived: gone from everywhere but its retrieval and its figures', async () => {
    const figures = read((await request('/7')).body, 'data.figures');
    expect((await send('DELETE', '/7')).status).toBe(200);
    const gone = [404, 'NOT_FOUND_HTTP_EXCEPTION'];
    expect(refused(await request('/7'))).toEqual(gone);
    expect(refused(await send('PUT', '/7', { name: 'Back' }))).toEqual(gone);
    expect(refused(await send('DELETE', '/7'))).toEqual(gone);
    expect(await idsOf(`/offers/${shop}`)).not.toContain(7);
    const choices = await network.request('/publisher/v1/dict/tracking-links', { token });
    expect(readList(choices.body, 'data.data').map((row) => read(row, 'id'))).not.toContain(7);
    const { body } = await request('/7/retrieve');
    expect([read(body, 'data.archived_at'), read(body, 'data.figures')]).toEqual([
      '2026-11-20T12:00:00.000Z',
      figures,
    ]);
    expect(
      read((await network.request('/publisher/v1/campaigns/7', { token })).body, 'data.tracking_link'),
    ).toBe(null);
  });

  test('[O5] needs an approval, unless everybody may run the offer', async () => {
    const make = async (offer_id: number) => send('POST', '', { name: 'New', offer_id });
    expect((await make(open)).status).toBe(200);
    const { body } = await network.request('/publisher/v1/offers?approval_status=pending,rejected,blocked', {
      token,
    });
    for (const offer of readList(body, 'data.data')) {
      expect(refused(await make(Number(read(offer, 'id'))))).toEqual([409, 'OFFER_NOT_LIVE']);
    }
    expect(refused(await make(1))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  });

  const long = 'x'.repeat(255);
  test.each([
    [
      { name: '  ', offer_id: shop, sub1: `${long}x` },
      [
        ['name', 'REQUIRED'],
        ['sub1', 'TOO_BIG'],
      ],
    ],
    [{ name: 'x'.repeat(121), offer_id: shop }, [['name', 'TOO_BIG']]],
    [{ name: 'A', offer_id: shop, deep_link: 'javascript:alert(1)' }, [['deep_link', 'CUSTOM']]],
    [
      { name: 'A', offer_id: shop, deep_link: `https://nordlicht.example/${'x'.repeat(2083)}` },
      [['deep_link', 'CUSTOM']],
    ],
    [
      { name: 'A', offer_id: shop, deep_link: 'https://evil-nordlicht.example/' },
      [['deep_link', 'DEEP_LINK_FOREIGN_SITE']],
    ],
    [
      { name: 'A', offer_id: shop, deep_link: 'https://nordlicht.example@evil.example/' },
      [['deep_link', 'CUSTOM']],
    ],
    [
      { name: 'A', offer_id: leads, deep_link: 'https://stromwechsel24.example/' },
      [['deep_link', 'DEEP_LINK_NOT_ALLOWED']],
    ],
    [{ name: 'A', offer_id: shop, landing_page_id: 1 }, [['landing_page_id', 'NOT_FOUND']]],
    [{ name: 'A', offer_id: shop, campaign_id: 1 }, [['campaign_id', 'NOT_FOUND']]],
    [{ name: 'A', offer_id: 48_213, campaign_id: 103 }, [['campaign_id', 'CAMPAIGN_ENDED']]],
    [{ name: 'A', offer_id: shop, clicktag_id: 4 }, [['clicktag_id', 'NOT_FOUND']]],
    [
      { name: 'A', offer_id: shop, parameters: { sub1: 'a', fox: 'b' } },
      [
        ['parameters.sub1', 'UNKNOWN_CLICKTAG_PARAMETER'],
        ['parameters.fox', 'UNKNOWN_CLICKTAG_PARAMETER'],
      ],
    ],
    [{ name: 'A', offer_id: shop, sub1: 'ä'.repeat(255), sub2: 'ä'.repeat(255) }, [['url', 'TOO_LONG']]],
  ])('[E2] of %j is refused, field by field', async (json, expected) => {
    const total = async () => read((await request('?limit=1')).body, 'data.total');
    const before = await total();
    const answer = await send('POST', '', json);
    expect([...refused(answer), ...faults(answer)]).toEqual([422, 'VALIDATION_ERROR', ...expected]);
    expect(await total()).toBe(before);
  });

  test('[O5] that would get too long is refused and stays as it was', async () => {
    const before = (await request('/107')).body;
    const answer = await send('PUT', '/107', { sub1: '€'.repeat(255), name: 'Long' });
    expect(faults(answer)).toEqual([['url', 'TOO_LONG']]);
    expect((await request('/107')).body).toEqual(before);
  });

  test('of another publisher is not found by any call', async () => {
    const other = await network.tokenOf('terms@portal.test');
    const own = await idsOf('?limit=-1', other);
    expect(own.length).toBeGreaterThan(0);
    expect(await idsOf('?limit=-1')).not.toEqual(expect.arrayContaining(own));
    const [theirs] = own;
    const gone = [404, 'NOT_FOUND_HTTP_EXCEPTION'];
    for (const path of [`/${theirs}`, `/${theirs}/retrieve`, `/${theirs}/clicktag`]) {
      expect(refused(await request(path))).toEqual(gone);
    }
    expect(refused(await send('PUT', `/${theirs}`, { name: 'Mine' }))).toEqual(gone);
    expect(refused(await send('DELETE', `/${theirs}`))).toEqual(gone);
    expect(await idsOf('?limit=-1', other)).toEqual(own);
  });
});
