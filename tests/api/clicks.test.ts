import { describe, expect, test } from 'vitest';
import { readClickId } from '#contract/tracked-ids.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';
import { landing, prepareLinks, today, visitsOf } from './visits.ts';

// One link per group of tests, so that none counts another's clicks.
const links = {
  recorded: { link: 1, offer: 48_213 },
  counted: { link: 2, offer: 47_790 },
  unique: { link: 3, offer: 46_902 },
  deep: { link: 8, offer: 47_521 },
  uncounted: { link: 9, offer: 48_602 },
  seen: { link: 11, offer: 48_310 },
};

let network: TestNetwork;
let token: string;
let visits: ReturnType<typeof visitsOf>;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  visits = visitsOf(network);
  await prepareLinks(network, Object.values(links));
});

describe('a click', () => {
  const { link } = links.recorded;

  test('[O5] is recorded with its sub IDs and led to the offer with its click ID', async () => {
    const { status, to, headers } = await visits.click(link, {
      query: '?sub1=blog&sub2=%3D1%2B1&sub5=b',
      headers: { 'cf-ipcountry': 'at' },
    });
    expect([status, headers.get('cache-control')]).toEqual([302, 'no-store']);
    const address = new URL(to ?? '');
    const clickId = address.searchParams.get('click_id') ?? '';
    address.searchParams.delete('click_id');
    expect(address.href).toBe(landing);
    const [row] = await visits.rawClicks(link);
    expect(row).toEqual({
      partner_id: 1,
      id: readClickId(clickId)?.id,
      ts: new Date('2026-11-20T12:00:00Z'),
      offer_id: links.recorded.offer,
      link_id: link,
      country: 'AT',
      os: 'Android',
      device: 'smartphone',
      browser: 'Chrome',
      carrier: 'Unknown',
      sub1: 'blog',
      sub2: '=1+1',
      sub3: '',
      sub4: '',
      sub5: 'b',
      is_unique: true,
    });
  });

  test('has the sub IDs of its link where the address has none, and none is longer than 255', async () => {
    const { db } = network.network;
    await db
      .updateTable('tracking_link')
      .set({ sub1: 'kept', sub2: 'kept' })
      .where('id', '=', link)
      .execute();
    await visits.click(link, { query: `?sub2=given&sub3=${'x'.repeat(300)}`, agent: 'sub ids' });
    const row = (await visits.rawClicks(link)).find(({ sub2 }) => sub2 === 'given');
    expect([row?.sub1, row?.sub3]).toEqual(['kept', 'x'.repeat(255)]);
  });

  test('of an unknown country is one of ZZ', async () => {
    const { link: other } = links.counted;
    await visits.click(other, { agent: 'Firefox/140.0 (X11; Linux)' });
    const [row] = await visits.rawClicks(other);
    expect([row?.country, row?.os, row?.device, row?.browser]).toEqual(['ZZ', 'Linux', 'desktop', 'Firefox']);
    const query = `date_from=${today}&date_to=${today}&dimensions=country&offer_id=${links.counted.offer}&country=ZZ`;
    const { body } = await network.request(`/publisher/v2/analytics/pivot?${query}`, { token });
    expect(read(body, 'data.data.0')).toMatchObject({
      keys: { country: 'ZZ' },
      labels: { country: 'Unknown' },
    });
  });
});

describe('many clicks at once', () => {
  const { link, offer } = links.counted;

  test('are counted exactly, in raw rows and in every rollup', async () => {
    const raw = (await visits.rawClicks(link)).length;
    const result = await visits.added(offer, () =>
      Promise.all(
        Array.from({ length: 150 }, (_, index) => visits.click(link, { agent: `visitor ${index % 100}` })),
      ),
    );
    expect(result).toEqual({ clicks: 150, unique_clicks: 100, impressions: 0 });
    expect((await visits.rawClicks(link)).length - raw).toBe(150);
  });

  test('[O10] appear in overview, timeseries, pivot and report', async () => {
    const period = `date_from=${today}&date_to=${today}&kpi=clicks&offer_id=${offer}`;
    const request = async (call: string, more = '') =>
      (await network.request(`/publisher/v2/analytics/${call}?${period}${more}`, { token })).body;
    const { clicks } = await visits.rolledUp(offer);
    expect(read(await request('overview'), 'data.current.clicks')).toBe(clicks);
    expect(read(await request('timeseries'), 'data.0.values.clicks')).toBe(clicks);
    expect(read(await request('report'), 'data.data.0.values.clicks')).toBe(clicks);
    const bySub = readList(await request('pivot', '&dimensions=sub5'), 'data.data');
    expect(bySub.reduce((sum: number, row) => sum + Number(read(row, 'values.clicks')), 0)).toBe(clicks);
    expect(read(await request('overview'), 'meta.timezone')).toBe('UTC');
  });
});

describe('a visitor', () => {
  const { link, offer } = links.unique;

  test('is unique once a day for each link, also with other visitors in between', async () => {
    const result = await visits.added(offer, async () => {
      for (const agent of ['anna', 'ben', 'anna', 'anna']) await visits.click(link, { agent });
    });
    expect(result).toEqual({ clicks: 4, unique_clicks: 2, impressions: 0 });
  });

  test('is unique again the next day, and is forgotten after that', async () => {
    const { clock, db } = network.network;
    const start = clock.now().toISOString();
    const days = async () => (await db.selectFrom('click_visitor').select('day').distinct().execute()).length;
    await network.request('/__test/clock', { json: { now: '2026-11-21T00:00:00Z' } });
    await visits.click(link, { agent: 'anna' });
    expect(await visits.rolledUp(offer, '2026-11-21')).toEqual({
      clicks: 1,
      unique_clicks: 1,
      impressions: 0,
    });
    expect(await days()).toBe(2);
    await network.request('/__test/clock', { json: { now: '2026-11-23T00:00:00Z' } });
    expect(await days()).toBe(0);
    await network.request('/__test/clock', { json: { now: start } });
    token = await network.tokenOf();
  });
});

describe('a deep link', () => {
  const { link, offer } = links.deep;
  const allow = (isAllowed: boolean) =>
    network.network.db
      .updateTable('offer')
      .set({ allow_deep_links: isAllowed, site: 'shop.example' })
      .where('id', '=', offer)
      .execute();
  const to = async (deep: string) => {
    const address = new URL(
      (await visits.click(link, { query: `?deep=${encodeURIComponent(deep)}` })).to ?? '',
    );
    address.searchParams.delete('click_id');
    return address.href;
  };

  test("leads to the advertiser's own site and nowhere else", async () => {
    await allow(true);
    expect(await to('https://shop.example/shoes?size=42')).toBe('https://shop.example/shoes?size=42');
    expect(await to('https://www.shop.example/')).toBe('https://www.shop.example/');
    const others = [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'https://evilshop.example/',
      'https://shop.example@evil.example/',
      'https://user:secret@shop.example/',
      'javascript:alert(1)//shop.example',
      'ftp://shop.example/',
      '//evil.example/',
      '',
    ];
    for (const other of others) expect([other, await to(other)]).toEqual([other, landing]);
  });

  test('of an offer that takes none leads to its landing page', async () => {
    await allow(false);
    expect(await to('https://shop.example/shoes')).toBe(landing);
  });

  test('may be stored with the link', async () => {
    await allow(true);
    const stored = { deep_link: 'https://shop.example/kept' };
    await network.network.db.updateTable('tracking_link').set(stored).where('id', '=', link).execute();
    expect(new URL((await visits.click(link)).to ?? '').pathname).toBe('/kept');
  });
});

test('machines that look at a link are led on and not counted', async () => {
  const { link, offer } = links.uncounted;
  const result = await visits.added(offer, async () => {
    for (const options of [{ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, { method: 'HEAD' }]) {
      const { status, to } = await visits.click(link, options);
      expect([status, to]).toEqual([302, landing]);
    }
  });
  expect(result).toEqual({ clicks: 0, unique_clicks: 0, impressions: 0 });
});

test('an impression is counted by a pixel that any page may show', async () => {
  const { link, offer } = links.seen;
  const result = await visits.added(offer, async () => {
    for (let times = 0; times < 3; times += 1) {
      const { status, headers } = await visits.visit(`1/${link}`, { kind: 'i' });
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/gif',
        'no-store',
      ]);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });
  expect(result).toEqual({ clicks: 0, unique_clicks: 0, impressions: 3 });
});
