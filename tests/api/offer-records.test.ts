import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  operator = await network.tokenOf('operator@portal.test');
});

type RequestOptions = { token?: string; method?: string; json?: unknown };
const request = async (path: string, { token: bearer = token, ...options }: RequestOptions = {}) =>
  network.request(`/publisher/v1/${path}`, { token: bearer, ...options });
const byOperator = (path: string, method: string, json?: unknown) =>
  request(path, { method, json, token: operator });
const refused = ({ status, body }: Awaited<ReturnType<typeof request>>) => [status, read(body, 'code')];
const fieldsOf = ({ body }: Awaited<ReturnType<typeof request>>) =>
  readList(body, 'errors').map((error) => read(error, 'field'));
const notFound = [404, 'NOT_FOUND_HTTP_EXCEPTION'];

const newOffer = {
  name: 'Tarn Coffee – Tasting box',
  category_id: 7,
  currency: 'EUR',
  countries: ['DE', 'AT'],
  payouts: [
    { model: 'CPS', percent: 12.5 },
    { goal: 'subscription', model: 'CPA', amount: 19.99, countries: ['DE'] },
  ],
};
const created = async (more: object = {}) => {
  const { status, body } = await byOperator('offers', 'POST', { ...newOffer, ...more });
  expect({ status, body }).toMatchObject({ status: 200 });
  return Number(read(body, 'data.id'));
};

describe('an offer of an operator', () => {
  test('[O9] is created with what is named, and seen by publishers', async () => {
    const id = await created({
      visibility: 'approval',
      tag_ids: [2, 1],
      traffic_type_ids: [1, 4],
      caps: [{ type: 'payout', period: 'month', value: 250.5 }],
      questions: [{ text: 'Where?' }, { text: 'Since when?', required: false }],
      expires_at: '2027-01-31T00:00:00.000Z',
    });
    const { body } = await request(`offers/${id}`);
    expect(read(body, 'data')).toMatchObject({
      id,
      name: 'Tarn Coffee – Tasting box',
      status: 'active',
      visibility: 'approval',
      requires_approval: true,
      countries: ['DE', 'AT'],
      payout: { model: 'CPS', amount: null, percent: 12.5, currency: 'EUR', varies: true },
      cap: { type: 'payout', period: 'month', value: 250.5, used: 0 },
      questions: [
        { id: aNumber, text: 'Where?', required: true },
        { id: aNumber, text: 'Since when?', required: false },
      ],
      created_at: '2026-11-20T12:00:00.000Z',
      expires_at: '2027-01-31T00:00:00.000Z',
    });
    expect(readList(body, 'data.tags').map((tag) => read(tag, 'id'))).toEqual([1, 2]);
    const payouts = await request(`offers/${id}/payouts`);
    expect(
      readList(payouts.body, 'data.data').map((row) => [read(row, 'goal'), read(row, 'amount')]),
    ).toEqual([
      ['default', null],
      ['subscription', 19.99],
    ]);
    expect((await network.request('/public/v1/offers?search=Tarn')).body).toMatchObject({
      data: { total: 0 },
    });
  });

  test('[O9] changes the given fields, and no others', async () => {
    const id = await created({ tag_ids: [3], description: 'Six kinds.' });
    const before = read((await request(`offers/${id}`)).body, 'data');
    await byOperator(`offers/${id}`, 'PUT', { status: 'paused', payouts: [{ model: 'CPL', amount: 4 }] });
    expect(read((await request(`offers/${id}`)).body, 'data')).toEqual({
      ...(before as object),
      status: 'paused',
      payout: { model: 'CPL', amount: 4, percent: null, currency: 'EUR', varies: false },
    });
    await byOperator(`offers/${id}`, 'PUT', { tag_ids: [], name: 'Tarn Coffee – Big box' });
    expect(read((await request(`offers/${id}`)).body, 'data')).toMatchObject({
      name: 'Tarn Coffee – Big box',
      tags: [],
      description: 'Six kinds.',
    });
  });

  test('[O9] by invitation is seen and run by who is invited, and mailed to them', async () => {
    const id = await created({ visibility: 'private' });
    expect(refused(await request(`offers/${id}`))).toEqual(notFound);
    const path = `offers/${id}/invitations`;
    const invite = (email: string) => byOperator(path, 'POST', { email });
    expect(refused(await request(path, { method: 'POST', json: { email: 'a@b.example' } }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    for (const nobody of ['nobody@portal.test', 'suspended@portal.test', 'operator@portal.test']) {
      expect(refused(await invite(nobody))).toEqual([409, 'PUBLISHER_UNKNOWN']);
    }
    const { status, body } = await invite('Publisher@portal.test');
    expect([status, read(body, 'data')]).toEqual([200, { partner: { id: 1, name: 'Kestrel Media' } }]);
    const seen = await request(`offers/${id}`);
    expect(read(seen.body, 'data.approval')).toMatchObject({ status: 'approved' });
    expect(refused(await invite('publisher@portal.test'))).toEqual([409, 'ALREADY_APPLIED']);
    await network.request('/__test/clock', { json: { advanceMs: 1000 } });
    const outbox = await network.request('/__test/outbox');
    const mail = readList(outbox.body, 'data').find((one) => read(one, 'template') === 'notice-application');
    expect([read(mail, 'to'), read(mail, 'subject')]).toEqual([
      'publisher@portal.test',
      `You are invited: ${newOffer.name}`,
    ]);
    const approval = Number(read(seen.body, 'data.approval.id'));
    expect(String(read(mail, 'text'))).toContain(`${network.url}/live-offers/${approval}/live`);
    await byOperator(`offers/${id}`, 'PUT', { status: 'paused' });
    expect(refused(await invite('terms@portal.test'))).toEqual([409, 'OFFER_NOT_ACTIVE']);
  });

  test('[O9] is archived: out of every list, its page gone, and still there to be retrieved', async () => {
    const id = await created();
    await byOperator('public', 'POST', { offer_id: id });
    expect((await byOperator(`offers/${id}`, 'DELETE')).body).toMatchObject({ data: { success: true } });
    expect(refused(await request(`offers/${id}`))).toEqual(notFound);
    expect(refused(await request(`offers/${id}/apply`, { method: 'POST' }))).toEqual(notFound);
    expect(refused(await byOperator(`offers/${id}`, 'DELETE'))).toEqual(notFound);
    for (const path of ['/publisher/v1/offers?search=Tarn', '/public/v1/offers?search=Tarn']) {
      expect((await network.request(path, { token })).body).toMatchObject({ data: { data: [], total: 0 } });
    }
    const { body } = await request(`offers/${id}/retrieve`);
    expect(read(body, 'data')).toMatchObject({ id, name: newOffer.name, status: 'expired' });
  });

  test('[E2] names what stands behind no entry', async () => {
    const wrong: [object, string][] = [
      [{ category_id: 4711 }, 'category_id'],
      [{ group_id: 4711 }, 'group_id'],
      [{ tag_ids: [1, 4711] }, 'tag_ids'],
      [{ countries: ['DE', 'XX'] }, 'countries'],
      [{ traffic_type_ids: [99] }, 'traffic_type_ids'],
      [{ caps: [{ type: 'clicks', period: 'total', value: 5 }] }, 'caps'],
      [{ payouts: [{ model: 'CPA', amount: 5, percent: 5 }] }, 'payouts.0'],
      [{ payouts: [] }, 'payouts'],
      [{ name: ' ' }, 'name'],
      [{ landing_url: 'javascript:alert(1)' }, 'landing_url'],
    ];
    const id = await created();
    for (const [change, field] of wrong) {
      for (const answer of [
        await byOperator('offers', 'POST', { ...newOffer, ...change }),
        await byOperator(`offers/${id}`, 'PUT', change),
      ]) {
        expect([...refused(answer), fieldsOf(answer)]).toEqual([422, 'VALIDATION_ERROR', [field]]);
      }
    }
    expect(refused(await byOperator(`offers/${id}`, 'PUT', {}))).toEqual([422, 'VALIDATION_ERROR']);
    expect(refused(await byOperator(`offers/${id}`, 'PUT', { currency: 'USD' }))).toEqual([
      400,
      'UNKNOWN_PARAMETER',
    ]);
  });

  test('is read-only for publishers, and private ones are hidden from them', async () => {
    const id = await created({ visibility: 'private' });
    const forbidden = [403, 'FORBIDDEN'];
    expect(refused(await request('offers', { json: newOffer }))).toEqual(forbidden);
    expect(refused(await request(`offers/${id}`, { method: 'PUT', json: { name: 'Mine' } }))).toEqual(
      forbidden,
    );
    expect(refused(await request(`offers/${id}`, { method: 'DELETE' }))).toEqual(forbidden);
    expect(refused(await request(`offers/${id}`))).toEqual(notFound);
    expect(refused(await request(`offers/${id}/retrieve`))).toEqual(notFound);
    expect((await request(`offers/${id}`, { token: operator })).status).toBe(200);
  });
});

describe('the public catalogue', () => {
  const shown = async () => {
    const { body } = await network.request('/public/v1/offers?search=Tarn');
    return Number(read(body, 'data.total'));
  };
  const at = (now: string) => network.request('/__test/clock', { json: { now } });

  test('[O2] [O9] shows an offer from when until when it is published', async () => {
    const id = await created();
    const { body } = await byOperator('public', 'POST', {
      offer_id: id,
      published_from: '2026-11-20T12:20:00Z',
      published_until: '2026-11-20T12:40:00Z',
    });
    const entry = read(body, 'data');
    expect(entry).toMatchObject({
      offer: { id, name: newOffer.name },
      published_from: '2026-11-20T12:20:00.000Z',
      published_until: '2026-11-20T12:40:00.000Z',
    });
    const seen = [];
    for (const time of ['12:19:59', '12:20:00', '12:39:59', '12:40:00']) {
      await at(`2026-11-20T${time}Z`);
      seen.push(await shown());
    }
    expect(seen).toEqual([0, 1, 1, 0]);
    const path = `public/${String(read(entry, 'id'))}`;
    expect(read((await request(path)).body, 'data')).toEqual(entry);
    await byOperator(path, 'PUT', { published_until: null });
    expect(await shown()).toBe(1);
  });

  test('[O9] lets an offer go and takes it back', async () => {
    const id = await created();
    const { body } = await byOperator('public', 'POST', { offer_id: id });
    const path = `public/${String(read(body, 'data.id'))}`;
    expect(fieldsOf(await byOperator('public', 'POST', { offer_id: id }))).toEqual(['offer_id']);
    expect((await byOperator(path, 'DELETE')).status).toBe(200);
    expect([await shown(), refused(await request(path))]).toEqual([0, notFound]);
    expect(read((await request(`${path}/retrieve`)).body, 'data')).toEqual(read(body, 'data'));
    const again = await byOperator('public', 'POST', { offer_id: id });
    expect([read(again.body, 'data.id'), await shown()]).toEqual([read(body, 'data.id'), 1]);
  });

  test('has one winner when an offer is published by two at once', async () => {
    const id = await created();
    const answers = await Promise.all([1, 2, 3].map(() => byOperator('public', 'POST', { offer_id: id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  test('takes no private offer, no wrong time, and nothing from publishers', async () => {
    const [open, closed] = [await created(), await created({ visibility: 'private' })];
    expect(fieldsOf(await byOperator('public', 'POST', { offer_id: closed }))).toEqual(['offer_id']);
    expect(fieldsOf(await byOperator('public', 'POST', { offer_id: 4711 }))).toEqual(['offer_id']);
    const backwards = { offer_id: open, published_until: '2026-11-19T00:00:00Z' };
    expect(fieldsOf(await byOperator('public', 'POST', backwards))).toEqual(['published_until']);
    const forbidden = [403, 'FORBIDDEN'];
    expect(refused(await request('public', { json: { offer_id: open } }))).toEqual(forbidden);
    expect(refused(await request('public/1', { method: 'DELETE' }))).toEqual(forbidden);
    expect(refused(await request('public/1', { method: 'PUT', json: { published_until: null } }))).toEqual(
      forbidden,
    );
  });

  test('[O2] lists what everybody sees', async () => {
    const entries = readList((await request('public?limit=-1')).body, 'data.data');
    const wall = readList((await network.request('/public/v1/offers?limit=-1')).body, 'data.data');
    const active = new Set(wall.map((offer) => read(offer, 'id')));
    const listed = entries
      .map((entry) => read(entry, 'offer'))
      .filter((offer) => active.has(read(offer, 'id')));
    expect(new Set(listed.map((offer) => JSON.stringify(offer)))).toEqual(
      new Set(wall.map((offer) => JSON.stringify(offer))),
    );
    const [first, second] = readList((await request('public?sort=name&limit=2')).body, 'data.data');
    expect(String(read(first, 'offer.name')) < String(read(second, 'offer.name'))).toBe(true);
  });
});
