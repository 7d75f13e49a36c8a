import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, onFreshNetwork, read, readList } from './network.ts';
import { prepareLinks, visitsOf } from './visits.ts';

const running = { link: 4, offer: 48_466 };
const end = '2026-12-12T12:00:00.000Z';

let network: TestNetwork;
let token: string;
let operator: string;
let visits: ReturnType<typeof visitsOf>;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  operator = await network.tokenOf('operator@portal.test');
  visits = visitsOf(network);
  await prepareLinks(network, [running]);
});

const dataOf = async (path: string, bearer = token) =>
  read((await network.request(`/publisher/v1/${path}`, { token: bearer })).body, 'data');
const change = (json: object, offer = running.offer) =>
  network.request(`/publisher/v1/offers/${offer}`, { method: 'PUT', token: operator, json });
// Sessions end meanwhile.
async function moveTo(now: string) {
  await network.request('/__test/clock', { json: { now } });
  token = await network.tokenOf();
  operator = await network.tokenOf('operator@portal.test');
}

const payout = (amount: number) => ({ model: 'CPI', amount, percent: null, currency: 'EUR', varies: true });

describe('an offer that ends', () => {
  const linkOf = async () => {
    const link = await dataOf(`tracking-links/${running.link}`);
    return [read(link, 'status'), read(link, 'offer.expires_at'), read(link, 'substitute.name')];
  };
  const campaignOf = async () => {
    const campaign = await dataOf(`campaigns/${running.link}`);
    return [read(campaign, 'status'), read(campaign, 'offer.status')];
  };

  test('[O3] [O4] [O5] does so by itself: its links stop and say so, its campaigns say so', async () => {
    await change({ expires_at: end });
    await moveTo('2026-12-12T11:59:59Z');
    expect([await linkOf(), await campaignOf()]).toEqual([
      ['active', end, undefined],
      ['active', 'active'],
    ]);
    expect((await visits.click(running.link)).status).toBe(302);

    await moveTo('2026-12-12T12:00:00Z');
    expect(read(await dataOf(`offers/${running.offer}`), 'status')).toBe('expired');
    expect([await linkOf(), await campaignOf()]).toEqual([
      ['ended', end, undefined],
      ['active', 'expired'],
    ]);
    const click = await visits.click(running.link);
    expect(click.status).toBe(410);
    expect(click.text).toContain('<h1>This offer has ended</h1>');
    const run = await network.request(`/publisher/v1/offers/${running.offer}/run`, { token, json: {} });
    expect([run.status, read(run.body, 'code')]).toEqual([409, 'OFFER_NOT_ACTIVE']);

    await change({ status: 'active', expires_at: null });
    expect([await linkOf(), await campaignOf()]).toEqual([
      ['active', null, undefined],
      ['active', 'active'],
    ]);
    expect((await visits.click(running.link)).status).toBe(302);
  });
});

describe('what is announced', () => {
  const past = '2026-11-01T10:00:00.000Z';
  const refusal = async (json: object) => {
    const { status, body } = await change(json);
    return [status, read(body, 'errors.0.field'), read(body, 'errors.0.errors.0.code')];
  };

  test('[O3] [E2] lies ahead: an end or a payout of the past is refused, and nothing is changed', async () => {
    const before = await dataOf(`offers/${running.offer}`);
    const payouts = [{ model: 'CPI', amount: 1.2 }];
    const json = {
      name: 'Late',
      category_id: 7,
      currency: 'EUR',
      countries: ['DE'],
      payouts,
      expires_at: past,
    };
    const created = await network.request('/publisher/v1/offers', { token: operator, json });
    expect([created.status, read(created.body, 'errors.0.field')]).toEqual([422, 'expires_at']);
    expect(await refusal({ expires_at: past })).toEqual([422, 'expires_at', 'IN_PAST']);
    expect(await refusal({ payout_change: { at: past, payouts } })).toEqual([
      422,
      'payout_change.at',
      'IN_PAST',
    ]);
    expect(await dataOf(`offers/${running.offer}`)).toEqual(before);
  });

  test('[O3] an end that has come runs again with none, or with another; a status of its own stays', async () => {
    const statusOf = async () => read(await dataOf(`offers/${running.offer}`), 'status');
    const [first, second] = ['2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z'];
    await change({ expires_at: first });
    await moveTo(first);
    await change({ expires_at: first, featured: true });
    expect(await statusOf()).toBe('expired');
    await change({ expires_at: second });
    expect(await statusOf()).toBe('active');
    await moveTo(second);
    expect(await statusOf()).toBe('expired');
    await change({ expires_at: null });
    expect(await statusOf()).toBe('active');
    await change({ status: 'paused' });
    await change({ expires_at: end });
    expect(await statusOf()).toBe('paused');
  });
});

describe('a payout change', () => {
  const next = {
    at: end,
    payouts: [
      { model: 'CPI', amount: 1.2 },
      { model: 'CPI', amount: 0.5, goal: 'level' },
    ],
  };
  const announced = { at: end, from: payout(1.35), to: payout(1.2) };
  const idsOf = async () =>
    readList(await dataOf(`offers/${running.offer}/payouts`), 'data').map((row) => [
      read(row, 'id'),
      read(row, 'goal'),
      read(row, 'amount'),
    ]);
  async function report(txid: string) {
    const { to } = await visits.click(running.link, { headers: { 'cf-ipcountry': 'US' } });
    const path = `/publisher/v1/postbacks/advertiser-url?offer_id=${running.offer}`;
    const address = await network.request(path, { token: operator });
    const url = new URL(String(read(address.body, 'data.url')));
    const click_id = new URL(to ?? '').searchParams.get('click_id') ?? '';
    const fields = { click_id, txid, token: url.searchParams.get('token') ?? '' };
    return network.request(`/postback?${new URLSearchParams(fields).toString()}`);
  }
  const booked = () =>
    network.network.db
      .selectFrom('conversion as c')
      .select(['c.txid', 'c.payout_micros'])
      .where('c.txid', 'like', 'T-%')
      .orderBy('c.txid')
      .execute();

  test('[O1] [O5] [O6] is seen ahead wherever the offer is named', async () => {
    expect((await change({ payout_change: next })).status).toBe(200);
    expect(read(await dataOf(`offers/${running.offer}`), 'payout_change')).toEqual(announced);
    expect(read(await dataOf('approvals/4'), 'offer.payout_change')).toEqual(announced);
    expect(read(await dataOf(`tracking-links/${running.link}`), 'offer.payout_change')).toEqual(announced);
    const followers = readList(await dataOf(`offers/${running.offer}/payouts`), 'data');
    expect(followers.map((row) => [read(row, 'amount'), read(row, 'next')])).toEqual([
      [1.35, { at: end, payout: { model: 'CPI', amount: 1.2, percent: null } }],
      [0.95, { at: end, payout: null }],
    ]);
    await change({ payout_change: null });
    expect(read(await dataOf(`offers/${running.offer}`), 'payout_change')).toBeNull();
  });

  test('[O3] comes at its time: what is booked before stays, payouts of the same goal keep their number', async () => {
    const [[first] = []] = await idsOf();
    await change({ payout_change: next });
    await moveTo('2026-12-12T11:59:59Z');
    await report('T-1');
    await moveTo('2026-12-12T12:00:00Z');
    await report('T-2');
    expect(await booked()).toEqual([
      { txid: 'T-1', payout_micros: 1_350_000 },
      { txid: 'T-2', payout_micros: 1_200_000 },
    ]);
    expect(await idsOf()).toEqual([
      [first, 'default', 1.2],
      [aNumber, 'level', 0.5],
    ]);
    const offer = await dataOf(`offers/${running.offer}`);
    expect([read(offer, 'payout'), read(offer, 'payout_change')]).toEqual([payout(1.2), null]);
  });

  test('[E2] names a country that does not exist', async () => {
    const wrong = { at: end, payouts: [{ model: 'CPI', amount: 1, countries: ['XX'] }] };
    const { status, body } = await change({ payout_change: wrong });
    expect([status, read(body, 'errors.0.field')]).toEqual([422, 'countries']);
  });
});

describe('instead of an offer that has ended', () => {
  const offer = (more: object) => ({
    name: 'Tarn – Box',
    category_id: 7,
    currency: 'EUR',
    countries: ['DE', 'AT'],
    payouts: [{ model: 'CPS', amount: 9 }],
    ...more,
  });
  async function created(more: object) {
    const json = offer(more);
    const { body } = await network.request('/publisher/v1/offers', { token: operator, json });
    return Number(read(body, 'data.id'));
  }
  let ended: number;
  let link: number;
  async function endedLink() {
    // Nothing else of its kind.
    await network.network.db
      .updateTable('offer')
      .set({ category_id: 1 })
      .where('category_id', '=', 7)
      .execute();
    ended = await created({ expires_at: end });
    const json = { name: 'Page', offer_id: ended };
    const { body } = await network.request('/publisher/v1/tracking-links', { token, json });
    link = Number(read(body, 'data.id'));
  }
  const substitute = async () => read(await dataOf(`tracking-links/${link}`), 'substitute');

  test('[O5] stands one of its category, kind and country, first one that the publisher runs', async () => {
    await endedLink();
    expect(await substitute()).toBeUndefined();
    await created({ name: 'Another category', category_id: 6 });
    await created({ name: 'Another kind', payouts: [{ model: 'CPL', amount: 9 }] });
    await created({ name: 'Another country', countries: ['FR'] });
    await created({ name: 'Private', visibility: 'private' });
    await created({ name: 'Paused', status: 'paused' });
    await created({ name: 'Ends as well', expires_at: end });
    await moveTo(end);
    expect(await substitute()).toBeNull();
    const one = await created({ name: 'One country', countries: ['DE', 'FR'] });
    expect(await substitute()).toEqual({ id: one, name: 'One country' });
    const share = await created({ name: 'A share', payouts: [{ model: 'REVSHARE', percent: 5 }] });
    expect(await substitute()).toEqual({ id: share, name: 'A share' });
    await network.request(`/publisher/v1/offers/${one}/run`, { token, json: {} });
    expect(await substitute()).toEqual({ id: one, name: 'One country' });
    await network.request(`/publisher/v1/offers/${one}/pause`, { method: 'PUT', token, json: {} });
    expect(await substitute()).toEqual({ id: share, name: 'A share' });
  });
});

test('the demo has an example of each', async () => {
  const links = readList(await dataOf('tracking-links?limit=-1'), 'data');
  const found = links.flatMap((link) => {
    const { offer, substitute } = link as { offer: Record<string, unknown>; substitute?: unknown };
    const { name, expires_at, payout_change } = offer;
    return expires_at || payout_change ? [{ name, expires_at, payout_change, substitute }] : [];
  });
  const lead = { model: 'CPL', percent: null, currency: 'EUR', varies: true };
  expect(found).toEqual([
    {
      name: 'Arena Sports Pass – season ticket',
      expires_at: '2026-10-31T12:00:00.000Z',
      payout_change: null,
      substitute: { id: 47_402, name: 'Arena Sports Pass – weekly pass' },
    },
    {
      name: 'Nordlicht – duvet and pillow sets',
      expires_at: '2026-12-02T00:00:00.000Z',
      payout_change: null,
      substitute: undefined,
    },
    {
      name: 'Dragon Harbor – registration',
      expires_at: null,
      payout_change: {
        at: '2026-11-29T00:00:00.000Z',
        from: { ...lead, amount: 1.8 },
        to: { ...lead, amount: 1.5 },
      },
      substitute: undefined,
    },
  ]);
});

test('[O6] [O8] the application of an offer that has ended, and the offer itself, say so and name what to run instead', async () => {
  const applied = async () => read(readList(await dataOf('approvals?search=duvet'), 'data')[0], 'offer');
  const before = await applied();
  expect(before).toMatchObject({ status: 'active' });
  expect(before).not.toHaveProperty('substitute');
  const id = Number(read(before, 'id'));
  await change({ status: 'expired' }, id);
  const ended = { status: 'expired', substitute: { id: 47_604, name: 'Nordlicht – mattress winter sale' } };
  expect(await applied()).toMatchObject(ended);
  expect(await dataOf(`offers/${id}`)).toMatchObject(ended);
  const own = await network.request('/publisher/v1/approvals?search=duvet&everyone=true', {
    token: operator,
  });
  expect(read(readList(read(own.body, 'data'), 'data')[0], 'offer')).not.toHaveProperty('substitute');
});
