import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listener, openListener } from './listener.ts';
import { type TestNetwork, aNumber, openNetwork, read, readList, startLimit } from './network.ts';
import { prepareLinks, visitsOf } from './visits.ts';

const lead = { link: 4, offer: 48_466 };
const sale = { link: 6, offer: 47_355 };

let listener: Listener;
let network: TestNetwork;
let token: string;
let visits: ReturnType<typeof visitsOf>;
let secret: (offer: number) => string;

beforeAll(async () => {
  listener = await openListener();
  network = await openNetwork();
  token = await network.tokenOf();
  visits = visitsOf(network);
  await prepareLinks(network, [lead, sale]);
  const operator = await network.tokenOf('operator@portal.test');
  const secrets = new Map<number, string>();
  for (const { offer } of [lead, sale]) {
    const path = `/publisher/v1/postbacks/advertiser-url?offer_id=${offer}`;
    const { body } = await network.request(path, { token: operator });
    secrets.set(offer, new URL(String(read(body, 'data.url'))).searchParams.get('token') ?? '');
  }
  secret = (offer) => secrets.get(offer) ?? '';
  const { db } = network.network;
  await db.deleteFrom('offer_payout').where('offer_id', 'in', [lead.offer, sale.offer]).execute();
  const payout = { goal: 'Lead', amount_micros: 5_000_000, percent: null, countries: [], is_default: true };
  await db
    .insertInto('offer_payout')
    .values([
      { ...payout, offer_id: lead.offer, model: 'CPL' },
      { ...payout, offer_id: lead.offer, model: 'CPL', goal: 'Call', is_default: false },
      { ...payout, offer_id: sale.offer, goal: 'Sale', model: 'CPS', percent: 10, amount_micros: null },
    ])
    .execute();
}, startLimit);
beforeEach(async () => {
  const { db } = network.network;
  await db.deleteFrom('postback_attempt').execute();
  await db.deleteFrom('postback_delivery').execute();
  await db.deleteFrom('postback').execute();
  await network.request('/__test/clock', { json: { now: '2026-11-20T12:00:00Z' } });
  Object.assign(listener, { calls: [], answer: 200 });
});
afterAll(async () => {
  listener.close();
  await network.close();
});

async function postback(path: string, more: object = {}) {
  const json = { name: path.slice(0, 50), url: `${listener.url}${path}`, ...more };
  const { status, body } = await network.request('/publisher/v1/postbacks', { token, json });
  expect(status).toBe(200);
  return Number(read(body, 'data.id'));
}
const makeDefault = (id: number) =>
  network.request(`/publisher/v1/postbacks/${id}/default`, { method: 'PUT', token, json: {} });

async function clicked({ link }: { link: number }) {
  const { to } = await visits.click(link, { query: '?sub1=b%26w&sub4=x', headers: { 'cf-ipcountry': 'AT' } });
  return new URL(to ?? '').searchParams.get('click_id') ?? '';
}
async function report(clickId: string, fields: Record<string, string> = {}, { offer } = lead) {
  const query = new URLSearchParams({ click_id: clickId, token: secret(offer), ...fields }).toString();
  const { body } = await network.request(`/postback?${query}`);
  return String(read(body, 'data.conversion_id'));
}
// Due work runs whenever the clock is moved.
const pass = (advanceMs = 0) => network.request('/__test/clock', { json: { advanceMs } });
async function called() {
  await pass();
  const paths = listener.calls.map(({ path }) => path).toSorted();
  listener.calls = [];
  return paths;
}
async function deliveries(id: number) {
  const { body } = await network.request(`/publisher/v1/postbacks/${id}/deliveries`, { token });
  return readList(body, 'data.data');
}

describe('a conversion', () => {
  test('[O7] is delivered with its macros, once', async () => {
    const id = await postback(
      '/in?click={click_id}&tx={transaction_id}&c={conversion_id}&s={sub1}&four={sub4}&five={sub5}&p={payout}{currency}&e={event}&g={goal}&st={status}&country={country}&unknown={nothing}',
    );
    const clickId = await clicked(lead);
    const conversion = await report(clickId, { txid: 'T 1' });
    await report(clickId, { txid: 'T 1' });
    await pass();
    expect(listener.calls).toEqual([
      {
        method: 'GET',
        path: `/in?click=${clickId}&tx=T%201&c=${conversion}&s=b%26w&four=x&five=&p=5.00EUR&e=lead&g=Lead&st=pending&country=AT&unknown=`,
        type: undefined,
        body: '',
      },
    ]);
    expect(await deliveries(id)).toEqual([
      {
        id: aNumber,
        conversion_id: conversion,
        event: { id: 'lead', name: 'Lead' },
        method: 'GET',
        url: `${listener.url}${listener.calls[0]?.path}`,
        status: 'delivered',
        attempts: [{ number: 1, at: '2026-11-20T12:00:00.000Z', http_status: 200, error: null }],
        next_at: null,
        created_at: '2026-11-20T12:00:00.000Z',
        odd_amount: null,
      },
    ]);
    const { body } = await network.request(`/publisher/v1/postbacks/${id}`, { token });
    expect(read(body, 'data.last_delivery')).toEqual({
      at: '2026-11-20T12:00:00.000Z',
      http_status: 200,
      ok: true,
      attempts: 1,
      next_at: null,
    });
  });

  test('is delivered by POST as a form', async () => {
    await postback('/in?c={sub1}', { method: 'POST' });
    await report(await clicked(lead));
    await pass();
    const type = 'application/x-www-form-urlencoded';
    expect(listener.calls).toEqual([{ method: 'POST', path: '/in', type, body: 'c=b%26w' }]);
  });
});

test('[O7] a delivery shows what was odd in the amount of its conversion', async () => {
  const id = await postback('/in');
  await report(await clicked(lead), { amount: '' });
  await pass();
  const [delivery] = await deliveries(id);
  expect(read(delivery, 'odd_amount')).toEqual({ value: '', note: 'Empty, so not used' });
});

describe('which postbacks are called', () => {
  test('[O7.c] every active one that matches: none stops another', async () => {
    const first = await postback('/first');
    await makeDefault(first);
    await postback('/second');
    await report(await clicked(lead));
    expect(await called()).toEqual(['/first', '/second']);
    await postback('/own', { offer_id: lead.offer });
    await report(await clicked(lead));
    expect(await called()).toEqual(['/first', '/own', '/second']);
    await report(await clicked(sale), { amount: '10' }, sale);
    expect(await called()).toEqual(['/first', '/second']);
  });

  test('[O7] the default one also stands in for events that no other waits for', async () => {
    const spare = await postback('/sale', { event_id: 'sale' });
    const approved = await postback('/approved', { event_id: 'sale', statuses: ['approved'] });
    const click = await clicked(lead);
    await report(click);
    expect(await called()).toEqual([]);
    await makeDefault(spare);
    await report(await clicked(lead));
    expect(await called()).toEqual(['/sale']);
    await postback('/lead', { event_id: 'lead' });
    await report(await clicked(lead));
    expect(await called()).toEqual(['/lead']);
    await makeDefault(approved);
    await report(await clicked(lead), { goal: 'Call' });
    await report(click, { status: 'approved' });
    expect(await called()).toEqual(['/lead']);
  });

  test('they match by event, goal and status', async () => {
    const { body } = await network.request(`/publisher/v1/offers/${lead.offer}/payouts`, { token });
    const goals = readList(body, 'data.data');
    const other = goals.find((row) => read(row, 'goal') === 'Call');
    await postback('/sale', { event_id: 'sale' });
    await postback('/lead', { event_id: 'lead' });
    await postback('/any', { event_id: 'conversion' });
    await postback('/approved', { statuses: ['approved', 'rejected'] });
    await postback('/paused', { status: 'paused' });
    await postback('/call', { offer_id: lead.offer, goal_id: read(other, 'id') });
    await report(await clicked(lead));
    expect(await called()).toEqual(['/any', '/lead']);
    await report(await clicked(lead), { status: 'approved' });
    expect(await called()).toEqual(['/any', '/approved', '/lead']);
    await report(await clicked(lead), { goal: 'Call' });
    expect(await called()).toEqual(['/any', '/call', '/lead']);
    await report(await clicked(sale), { amount: '10' }, sale);
    expect(await called()).toEqual(['/any', '/sale']);
  });

  test('a change of status is delivered to postbacks that wait for it', async () => {
    await postback('/any');
    await postback('/change?st={status}', { event_id: 'status_change' });
    const clickId = await clicked(lead);
    await report(clickId);
    expect(await called()).toEqual(['/any']);
    await report(clickId, { status: 'approved' });
    await report(clickId, { status: 'approved' });
    expect(await called()).toEqual(['/change?st=approved']);
    await report(clickId, { status: 'rejected' });
    expect(await called()).toEqual(['/change?st=rejected']);
  });

  test('never those of another publisher', async () => {
    const other = await network.tokenOf('terms@portal.test');
    const json = { name: 'other', url: `${listener.url}/other` };
    await network.request('/publisher/v1/postbacks', { token: other, json });
    await report(await clicked(lead));
    expect(await called()).toEqual([]);
  });
});

describe('a delivery that fails', () => {
  const minute = 60_000;
  const pauses = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minute);

  test('is tried again later and later, and then given up', async () => {
    const id = await postback('/in');
    listener.answer = 503;
    await report(await clicked(lead));
    await pass();
    for (const pause of pauses) {
      const before = listener.calls.length;
      await pass(pause - 1);
      expect(listener.calls).toHaveLength(before);
      await pass(1);
      expect(listener.calls).toHaveLength(before + 1);
    }
    await pass(30 * 24 * 60 * minute);
    expect(listener.calls).toHaveLength(8);
    token = await network.tokenOf();
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ status: 'failed', next_at: null });
    expect(readList(delivery, 'attempts')).toHaveLength(8);
    expect(read(delivery, 'attempts.7')).toMatchObject({
      number: 8,
      http_status: 503,
      error: 'The answer was 503',
    });
    const { body } = await network.request(`/publisher/v1/postbacks/${id}`, { token });
    expect(read(body, 'data.last_delivery')).toMatchObject({ ok: false, http_status: 503, attempts: 8 });
  });

  test('succeeds when the other side is back', async () => {
    const id = await postback('/in');
    listener.answer = null;
    await report(await clicked(lead));
    await pass();
    expect(await deliveries(id)).toMatchObject([
      {
        status: 'queued',
        next_at: '2026-11-20T12:01:00.000Z',
        attempts: [{ http_status: null, error: 'The connection failed (ECONNRESET)' }],
      },
    ]);
    listener.answer = 204;
    await pass(minute);
    await pass(minute);
    expect(listener.calls).toHaveLength(2);
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', next_at: null }]);
  });

  test('[O7] is tried at once when its publisher asks for it, also after it was given up; a delivered one stays', async () => {
    const id = await postback('/in');
    listener.answer = 503;
    await report(await clicked(lead));
    await pass();
    const [waiting] = await deliveries(id);
    const path = `/publisher/v1/postbacks/${id}/deliveries/${String(read(waiting, 'id'))}/retry`;
    const retry = async (as = token) => network.request(path, { method: 'POST', token: as, json: {} });
    const { body: listed } = await network.request(`/publisher/v1/postbacks/${id}`, { token });
    expect(read(listed, 'data.last_delivery.next_at')).toBe('2026-11-20T12:01:00.000Z');
    const { body } = await retry();
    expect(read(body, 'data')).toMatchObject({ status: 'queued', next_at: '2026-11-20T12:00:00.000Z' });
    await pass();
    expect(listener.calls).toHaveLength(2);
    // The pauses go on from there.
    expect(await deliveries(id)).toMatchObject([{ status: 'queued', next_at: '2026-11-20T12:05:00.000Z' }]);
    for (const pause of pauses) await pass(pause);
    token = await network.tokenOf();
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', next_at: null }]);
    expect(listener.calls).toHaveLength(8);
    listener.answer = 200;
    expect((await retry(await network.tokenOf('terms@portal.test'))).status).toBe(404);
    for (const status of ['queued', 'delivered']) {
      expect(read((await retry()).body, 'data.status')).toBe(status);
      await pass();
    }
    expect(listener.calls).toHaveLength(9);
  });

  test('is not sent once its postback is removed', async () => {
    const id = await postback('/in');
    await report(await clicked(lead));
    await network.request(`/publisher/v1/postbacks/${id}`, { method: 'DELETE', token });
    expect(await called()).toEqual([]);
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', attempts: [] }]);
  });

  test('is sent once by many processes at once', async () => {
    await postback('/in');
    await Promise.all(Array.from({ length: 30 }, async () => report(await clicked(lead))));
    await Promise.all([pass(), pass(), pass()]);
    expect(listener.calls).toHaveLength(30);
  });

  test('because its address must not be called, is refused at sending as well', async () => {
    const id = await postback('/in');
    const url = 'http://10.0.0.1/in';
    await network.network.db.updateTable('postback').set({ url }).where('id', '=', id).execute();
    await report(await clicked(lead));
    await pass();
    expect(await deliveries(id)).toMatchObject([
      { status: 'queued', attempts: [{ error: 'Only addresses of the public internet can be called' }] },
    ]);
  });
});
