import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
let other: string;
let operator: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
  operator = await network.tokenOf('operator@portal.test');
});

const request = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { token: bearer });
const rowsOf = async (path: string, bearer = token) =>
  readList((await request(path, bearer)).body, 'data.data');
const idsOf = (rows: unknown[]) => rows.map((row) => read(row, 'id'));
const refusal = async (path: string, bearer = token) => {
  const { status, body } = await request(path, bearer);
  return [status, read(body, 'code')];
};
const notFound = [404, 'NOT_FOUND_HTTP_EXCEPTION'];
const parts = ['banners', 'caps', 'revenues', 'payouts'];

describe('an offer', () => {
  test('[O9] has what the list has, and more', async () => {
    const [listed] = await rowsOf('offers?search=47790');
    const { body } = await request('offers/47790');
    expect(read(body, 'data')).toMatchObject(listed as object);
    expect(read(body, 'data')).toMatchObject({
      group: { id: aNumber },
      campaign_id: 2,
      banners_count: (await rowsOf('offers/47790/banners?limit=-1')).length,
    });
    expect(read((await request('offers/47790/retrieve')).body, 'data')).toEqual(read(body, 'data'));
  });

  test('is not found where it is not there, or private', async () => {
    for (const path of ['offers/1', 'offers/one', 'offers/99999999999999999999']) {
      expect(await refusal(path)).toEqual(notFound);
    }
    for (const path of ['', ...parts.map((part) => `/${part}`)]) {
      expect((await request(`offers/48590${path}`)).status).toBe(200);
      expect(await refusal(`offers/48590${path}`, other)).toEqual(notFound);
    }
  });

  test('[O1.a] belongs to a group, and groups count their offers', async () => {
    const groups = await rowsOf('offers/groups?limit=-1');
    expect(groups.length).toBeGreaterThan(10);
    const found = await rowsOf('offers/groups?search=lumen');
    expect(found.map((group) => read(group, 'name'))).toEqual(['Lumen VPN']);
    expect((await rowsOf('offers/groups?limit=3&offset=2')).map((group) => read(group, 'id'))).toEqual(
      idsOf(groups.slice(2, 5)),
    );
  });

  test('[O3.a] has banners, and none of another number', async () => {
    const banners = await rowsOf('offers/48213/banners?limit=-1');
    expect(banners.length).toBeGreaterThan(0);
    for (const banner of banners) {
      const [id, width, height] = ['id', 'width', 'height'].map((name) => String(read(banner, name)));
      expect(banner).toMatchObject({ mime: 'image/png', filename: `banner-${id}-${width}x${height}.png` });
      expect((await network.request(String(read(banner, 'url')))).status).toBe(200);
    }
    expect((await network.request('/storage/banners/999999.png')).status).toBe(404);
    expect((await network.request('/storage/banners/none.png')).status).toBe(404);
  });

  test('[O3.a] has caps as in the list, with what remains and when they reset', async () => {
    const caps = await rowsOf('offers/47790/caps');
    const [listed] = await rowsOf('offers?search=47790');
    const tightest = caps.find((cap) => read(cap, 'period') === 'month');
    expect(tightest).toMatchObject(read(listed, 'cap') as object);
    expect(tightest).toMatchObject({
      cap_type_id: 'month_conversions',
      remaining: Number(read(tightest, 'value')) - Number(read(tightest, 'used')),
      resets_at: '2026-12-01T00:00:00.000Z',
    });
    const { body } = await network.request('/storage/dict.json');
    const capTypes = Object.keys(read(body, 'offer_cap_types') as object);
    for (const id of idsOf(await rowsOf('offers?limit=-1')).map(String)) {
      const types = (await rowsOf(`offers/${id}/caps`)).map((cap) => read(cap, 'cap_type_id'));
      expect(capTypes).toEqual(expect.arrayContaining(types));
    }
  });

  test('[O3.a] has payouts by goal, the default first; revenues are for operators', async () => {
    const payouts = await rowsOf('offers/48213/payouts');
    expect(payouts[0]).toMatchObject({ is_default: true, model: 'CPS', amount: 28, goal: 'default' });
    expect(payouts.length).toBeGreaterThan(1);
    expect(await rowsOf('offers/48213/revenues')).toEqual([]);
    const revenues = await rowsOf('offers/48213/revenues', operator);
    expect(revenues[0]).toMatchObject({ is_default: true, amount: 35 });
    expect(await rowsOf('offers/48213/payouts?limit=1&offset=1')).toEqual(payouts.slice(1, 2));
  });

  test('[O1.e] is in the download with all others of its filter, and without paging', async () => {
    const { status, headers, text } = await request('offers/download?status=active&country=DE');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="offers-2026-11-20.csv"; filename*=UTF-8''offers-2026-11-20.csv`,
    ]);
    const lines = text.trim().split('\r\n');
    const listed = idsOf(await rowsOf('offers?limit=-1&status=active&country=DE'));
    expect(new Set(lines.slice(1).map((line) => Number(line.split(',')[0])))).toEqual(new Set(listed));
    expect(await refusal('offers/download?limit=5')).toEqual([400, 'UNKNOWN_PARAMETER']);
  });
});

describe('approvals', () => {
  test('[O6.a] are the publisher’s own, the latest first', async () => {
    const [mine, theirs] = [await rowsOf('approvals?limit=-1'), await rowsOf('approvals?limit=-1', other)];
    const applied = mine.map((row) => String(read(row, 'applied_at')));
    expect(applied).toEqual(applied.toSorted().toReversed());
    expect([mine.length, theirs.length]).toEqual([30, 4]);
    expect(idsOf(theirs).filter((id) => idsOf(mine).includes(id))).toEqual([]);
  });

  test.each([
    ['status=pending,rejected', 'status', ['pending', 'rejected']],
    ['type=live', 'status', ['approved']],
    ['type=pending', 'type', ['pending']],
    ['status=blocked&type=pending', 'status', ['blocked']],
  ])('%s finds those and no others', async (query, field, values) => {
    const rows = await rowsOf(`approvals?limit=-1&${query}`);
    expect(new Set(rows.map((row) => read(row, field)))).toEqual(new Set(values));
    const all = await rowsOf('approvals?limit=-1');
    const fits = all.filter((row) => values.includes(String(read(row, field))));
    expect(rows).toHaveLength(fits.length);
  });

  test('are found by the name of the offer, sorted and paged', async () => {
    const found = await rowsOf('approvals?search=lumen');
    expect(found.map((row) => read(row, 'offer.name'))).toContain('Lumen VPN – 24-month plan');
    const all = idsOf(await rowsOf('approvals?limit=-1&sort=name'));
    expect(idsOf(await rowsOf('approvals?limit=-1&sort=-name'))).toEqual(all.toReversed());
    expect(idsOf(await rowsOf('approvals?limit=5&offset=3&sort=name'))).toEqual(all.slice(3, 8));
    expect((await request('approvals?sort=comment')).status).toBe(422);
  });

  test('[O6] carry their traffic of thirty days, as the report has it, and sort by it', async () => {
    const query = 'date_from=2026-10-22&date_to=2026-11-20&kpi=clicks,conversions,payout&limit=-1';
    const { body } = await network.request(`/publisher/v2/analytics/report?${query}`, { token });
    const reported = new Map(
      readList(body, 'data.data').map((row) => [read(row, 'offer.id'), read(row, 'values')]),
    );
    const rows = await rowsOf('approvals?type=live&limit=-1&sort=-clicks');
    const nothing = { clicks: 0, conversions: 0, payout: 0 };
    for (const row of rows) {
      const expected = reported.get(read(row, 'offer.id')) ?? nothing;
      expect(read(row, 'figures')).toEqual({ ...expected, currency: 'EUR' });
    }
    const clicks = rows.map((row) => Number(read(row, 'figures.clicks')));
    expect(clicks).toEqual(clicks.toSorted((a, b) => b - a));
    expect(clicks[0]).toBeGreaterThan(0);
  });

  test('[O6] carry the cap, category and countries of their offer, and are narrowed down by them', async () => {
    const [lumen] = await rowsOf('approvals?search=47790');
    const { body } = await request('offers/47790');
    expect(lumen).toMatchObject({
      partner: { id: 1, name: 'Kestrel Media' },
      offer: { category: read(body, 'data.category'), countries: read(body, 'data.countries') },
      cap: read(body, 'data.cap'),
    });
    const category = String(read(body, 'data.category.id'));
    const found = await rowsOf(`approvals?limit=-1&country=DE&category_id=${category}`);
    const all = await rowsOf('approvals?limit=-1');
    expect(idsOf(found)).toEqual(
      idsOf(
        all.filter(
          (row) =>
            String(read(row, 'offer.category.id')) === category &&
            readList(row, 'offer.countries').includes('DE'),
        ),
      ),
    );
  });

  test('[O8.a] show whether the offer is live, and which campaign runs', async () => {
    const { body } = await request('approvals/2');
    expect(read(body, 'data')).toMatchObject({ type: 'live', offer: { id: 47_790 }, campaign: { id: 2 } });
    const [pending] = await rowsOf('approvals?status=pending');
    expect(pending).toMatchObject({ type: 'pending', campaign: null, decided_at: null });
  });

  test('[O6.a] have the banners and payouts of their offer, and a click tag where one was saved', async () => {
    expect(await rowsOf('approvals/2/banners')).toEqual(await rowsOf('offers/47790/banners'));
    expect(await rowsOf('approvals/2/payouts')).toEqual(await rowsOf('offers/47790/payouts'));
    expect(read((await request('approvals/1/clicktag')).body, 'data')).toMatchObject({ name: 'Articles' });
    expect(read((await request('approvals/2/clicktag')).body, 'data')).toBeNull();
  });

  test('of another publisher are not found', async () => {
    const [theirs] = idsOf(await rowsOf('approvals', other)).map(String);
    for (const path of ['', '/retrieve', '/banners', '/payouts', '/clicktag']) {
      expect(await refusal(`approvals/${theirs}${path}`)).toEqual(notFound);
    }
  });

  test('[O6.b] are downloaded with their filters', async () => {
    const { text, headers } = await request('approvals/download?type=pending');
    expect(headers.get('content-disposition')).toContain('approvals-2026-11-20.csv');
    const listed = await rowsOf('approvals?limit=-1&type=pending');
    expect(text.trim().split('\r\n')).toHaveLength(listed.length + 1);
    expect(await refusal('approvals/download?sort=id')).toEqual([400, 'UNKNOWN_PARAMETER']);
  });
});
