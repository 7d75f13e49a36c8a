import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

type Offer = {
  id: number;
  name: string;
  status: string;
  epc: number | null;
  featured: boolean;
  created_at: string;
  countries: string[];
  category: { id: number };
  tags: { id: number }[];
  os: string[];
  payout: { model: string; amount: number | null; currency: string };
  approval: { status: string } | null;
};

async function list(query: string, bearer = token) {
  const { status, body } = await network.request(`/publisher/v1/offers?${query}`, { token: bearer });
  // The contract test has checked the shape of the rows.
  return {
    status,
    offers: readList(body, 'data.data') as Offer[],
    total: read(body, 'data.total'),
    code: read(body, 'code'),
  };
}
const idsOf = (offers: Offer[]) => offers.map(({ id }) => id);

describe('paging', () => {
  test('[L4] a page has ten rows by default', async () => {
    const { offers, total } = await list('');
    expect([offers.length, total]).toEqual([10, 63]);
  });

  test('pages together are the whole list, each row once', async () => {
    const all = await list('limit=-1');
    const pages = await Promise.all([0, 20, 40, 60].map((offset) => list(`limit=20&offset=${offset}`)));
    expect(pages.flatMap(({ offers }) => idsOf(offers))).toEqual(idsOf(all.offers));
    expect(all.offers).toHaveLength(63);
  });

  test('beyond the end there is nothing, and the total stays', async () => {
    const { offers, total } = await list('offset=1000');
    expect([offers, total]).toEqual([[], 63]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=-2',
    'limit=ten',
    'offset=-1',
    'limit=1e1',
    'limit=5&limit=6',
    'limit=',
  ])('refuses %s', async (query) => {
    const { status, code } = await list(query);
    expect([status, code]).toEqual([422, 'VALIDATION_ERROR']);
  });
});

describe('sorting', () => {
  const euros = ({ payout }: Offer) => (payout.amount ?? 0) / (payout.currency === 'USD' ? 1.08 : 1);
  const { compare } = new Intl.Collator('und');
  const orders: Record<string, (a: Offer, b: Offer) => number> = {
    id: (a, b) => a.id - b.id,
    name: (a, b) => compare(a.name, b.name),
    created_at: (a, b) => a.created_at.localeCompare(b.created_at),
    payout: (a, b) => euros(a) - euros(b),
  };

  test.each(Object.entries(orders))('by %s, both ways', async (sort, order) => {
    const [up, down] = await Promise.all([list(`limit=-1&sort=${sort}`), list(`limit=-1&sort=-${sort}`)]);
    const withPayout = ({ offers }: typeof up) =>
      offers.filter(({ payout }) => sort !== 'payout' || payout.amount !== null);
    const ascends = (offers: Offer[], next: Offer, index: number) => {
      const before = offers[index - 1];
      return !before || order(before, next) <= 0;
    };
    expect(withPayout(up).every((offer, index, offers) => ascends(offers, offer, index))).toBe(true);
    expect(
      withPayout(down)
        .toReversed()
        .every((offer, index, offers) => ascends(offers, offer, index)),
    ).toBe(true);
    expect(idsOf(up.offers)).not.toEqual(idsOf(down.offers));
  });

  test('by EPC by default, unknown ones last', async () => {
    const { offers } = await list('limit=-1');
    expect(idsOf(offers)).toEqual(idsOf((await list('limit=-1&sort=-epc')).offers));
    const withEpc = offers.filter(({ epc }) => epc !== null);
    expect(offers.slice(withEpc.length).every(({ epc }) => epc === null)).toBe(true);
    expect(offers.length - withEpc.length).toBeGreaterThan(0);
  });

  test('[O2] the public ones by featured: those first, then what has a picture, then by date', async () => {
    const { body } = await network.request('/public/v1/offers?limit=-1&sort=-featured');
    const keys = readList(body, 'data.data').map((offer) => {
      const [isFeatured, hasPicture] = [read(offer, 'featured'), read(offer, 'preview') !== null];
      return `${Number(isFeatured)} ${Number(hasPicture)} ${String(read(offer, 'created_at'))}`;
    });
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(new Set(keys.map((key) => key.slice(0, 3))).size).toBeGreaterThan(2);
  });

  test('by featured: those first, and among themselves by EPC', async () => {
    const { offers } = await list('limit=-1&sort=-featured');
    const byEpc = await list('limit=-1');
    const halves = [true, false].flatMap((isFeatured) =>
      byEpc.offers.filter(({ featured, epc }) => featured === isFeatured && epc !== null),
    );
    expect(idsOf(offers.filter(({ epc }) => epc !== null))).toEqual(idsOf(halves));
  });

  test('by anything else is refused', async () => {
    expect((await list('sort=password_hash')).status).toBe(422);
  });
});

describe('filters', () => {
  const has: [string, (offer: Offer) => boolean][] = [
    ['status=paused,expired', ({ status }) => status !== 'active'],
    ['approval_status=approved', ({ approval }) => approval?.status === 'approved'],
    [
      'approval_status=pending,rejected',
      ({ approval }) => ['pending', 'rejected'].includes(approval?.status ?? ''),
    ],
    ['approval_status=blocked', ({ approval }) => approval?.status === 'blocked'],
    ['approval_status=none', ({ approval }) => approval === null],
    ['approval_status=none,rejected', ({ approval }) => (approval?.status ?? 'rejected') === 'rejected'],
    ['os=Windows,macOS', ({ os }) => os.includes('Windows') || os.includes('macOS')],
    ['tag_id=1,8', ({ tags }) => tags.some(({ id }) => id === 1 || id === 8)],
    ['new=1', ({ created_at }) => created_at >= '2026-10-21'],
    ['new=0&featured=1', ({ created_at, featured }) => created_at < '2026-10-21' && featured],
    ['category_id=2', ({ category }) => category.id === 2],
    ['country=ZA,PL', ({ countries }) => countries.includes('ZA') || countries.includes('PL')],
    ['model=REVSHARE', ({ payout }) => payout.model === 'REVSHARE'],
    ['featured=1', ({ featured }) => featured],
    ['featured=0', ({ featured }) => !featured],
    ['search=lumen', ({ name }) => name.toLowerCase().includes('lumen')],
    ['search=48213', ({ id }) => id === 48_213],
    [
      'status=active&model=CPL,CPS&country=DE',
      ({ status, payout, countries }) =>
        status === 'active' && ['CPL', 'CPS'].includes(payout.model) && countries.includes('DE'),
    ],
  ];

  test.each(has)('[O1.b] %s finds those and no others', async (query, fits) => {
    const [found, all] = await Promise.all([list(`limit=-1&${query}`), list('limit=-1')]);
    expect(found.offers.length).toBeGreaterThan(0);
    expect(found.offers.every(fits)).toBe(true);
    expect(found.total).toBe(all.offers.filter(fits).length);
  });

  test('traffic types and groups match the details of the offers', async () => {
    const { offers } = await list('limit=-1');
    const all = await Promise.all(
      idsOf(offers).map(async (id) => {
        const { body } = await network.request(`/publisher/v1/offers/${id}`, { token });
        const types = readList(body, 'data.traffic_types').filter((type) => read(type, 'allowed'));
        return { id, types: types.map((type) => read(type, 'id')), group: read(body, 'data.group.id') };
      }),
    );
    const found = async (query: string) => new Set(idsOf((await list(`limit=-1&${query}`)).offers));
    const those = (fits: (offer: (typeof all)[number]) => boolean) =>
      new Set(all.filter(fits).map(({ id }) => id));
    const cashback = those(({ types }) => types.includes(12));
    expect(await found('traffic_type_id=12')).toEqual(cashback);
    expect(cashback.size).toBeLessThan(all.length);
    expect(await found('traffic_type_id=999999999999999')).toEqual(new Set());
    expect(await found('group_id=1,3')).toEqual(those(({ group }) => group === 1 || group === 3));
  });

  test.each(['%', '_', '100%', String.raw`\\`, "'", "a' or 1=1 --"])(
    'search takes %s as it is',
    async (text) => {
      const { status, total } = await list(`search=${encodeURIComponent(text)}`);
      expect([status, total]).toEqual([200, 0]);
    },
  );

  test.each([
    'status=nonsense',
    'category_id=one',
    'country=DEU',
    'featured=maybe',
    'new=2',
    'tag_id=x',
    'os=',
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(422);
  });
});

describe('what a publisher sees', () => {
  test('their own figures where they have traffic, those of the network elsewhere', async () => {
    const { body } = await network.request(
      '/publisher/v2/analytics/overview?date_from=2026-10-22&date_to=2026-11-20&kpi=epc,cr&offer_id=47790',
      { token },
    );
    const mine = await list('search=47790');
    expect(mine.offers[0]).toMatchObject({
      epc: read(body, 'data.current.epc'),
      cr: read(body, 'data.current.cr'),
    });
    const others = await list('search=47790', await network.tokenOf('terms@portal.test'));
    expect(others.offers[0]).toMatchObject({ epc: 0.196, cr: 1.35, approval: null });
  });

  test('private offers only with an approval', async () => {
    expect((await list('search=48590')).total).toBe(1);
    expect((await list('search=48590', await network.tokenOf('terms@portal.test'))).total).toBe(0);
    expect((await list('search=48684')).total).toBe(0);
  });

  test('how much of the tightest cap is used, never more than all of it', async () => {
    const { offers } = await list('search=47790');
    expect(offers[0]).toMatchObject({
      cap: { type: 'conversions', period: 'month', value: 600, used: aNumber },
    });
  });

  test('[O1.a] featured offers are active and featured, by EPC', async () => {
    const { body } = await network.request('/publisher/v1/offers/featured?limit=-1', { token });
    const listed = await list('limit=-1&featured=1&status=active&sort=-epc');
    expect(readList(body, 'data.data')).toEqual(listed.offers);
  });
});

describe('what anybody sees', () => {
  test('[O2.a] active offers that are not private, without figures', async () => {
    const { body } = await network.request('/public/v1/offers?limit=-1');
    const offers = readList(body, 'data.data');
    expect(offers).toHaveLength(58);
    expect(
      offers.filter((offer) => read(offer, 'epc') !== undefined || read(offer, 'approval') !== undefined),
    ).toEqual([]);
  });

  test('[L3] [O1.c] pictures that are there, and some offers without one', async () => {
    const { body } = await network.request('/public/v1/offers?limit=-1');
    const offers = readList(body, 'data.data');
    // A preview has its thumb.
    expect(
      offers.filter((offer) => (read(offer, 'preview') === null) !== (read(offer, 'thumb') === null)),
    ).toEqual([]);
    const previews = new Set(offers.flatMap((offer) => [read(offer, 'preview'), read(offer, 'thumb')]));
    expect(previews.delete(null)).toBe(true);
    for (const path of previews) {
      const picture = await network.request(String(path));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(picture.headers.get('cache-control')).toContain('max-age=604800');
    }
  });

  test('a picture that is not there is not found', async () => {
    for (const path of [
      '/storage/lp/previews/none.webp',
      '/storage/lp/previews/..%2f..%2foffers.ts',
      '/storage/lp/previews/',
    ]) {
      expect((await network.request(path)).status).toBe(404);
    }
  });
});

describe('dictionaries', () => {
  test('[P6] come whole with limit -1, and truncated by a limit', async () => {
    const all = await network.request('/public/v1/dict/countries?limit=-1');
    expect(read(all.body, 'data.total')).toBe(249);
    expect(readList(all.body, 'data.data')[0]).toEqual({ id: 'AF', name: 'Afghanistan' });
    const few = await network.request('/public/v1/dict/countries?limit=3');
    expect(readList(few.body, 'data.data')).toHaveLength(3);
  });

  test('[C2.a] those of the start are in one document', async () => {
    const { body } = await network.request('/storage/dict.json');
    expect(Object.keys(body as object).toSorted()).toEqual([
      'invoices_statuses',
      'offer_cap_types',
      'partners_payment_terms',
      'payment_request_payment_methods',
      'payment_request_statuses',
      'postbacks_events_def',
      'publisher_content',
      'tags_type_def',
      'traffic_types',
    ]);
  });

  test('are not sent twice to those who have them', async () => {
    const first = await network.request('/storage/dict.json');
    const etag = first.headers.get('etag') ?? '';
    const again = await network.request('/storage/dict.json', { headers: { 'if-none-match': etag } });
    expect([first.headers.get('cache-control'), again.status]).toEqual(['no-cache', 304]);
  });
});
