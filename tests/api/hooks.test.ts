import { describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { bindings } from './bindings.ts';
import { type TestNetwork, read, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const post = (path: string, json: unknown) => network.request(path, { json });

describe('faults', () => {
  const fault = (...faults: object[]) => post('/__test/faults', faults);
  const dictionary = () => network.request('/storage/dict.json');
  const offers = () => network.request('/public/v1/offers');

  test('fail a call by its name, as often as requested', async () => {
    await fault({ call: 'dictionaries.start', status: 503, code: 'DOWN', times: 2 });
    expect((await offers()).status).toBe(200);
    for (const status of [503, 503, 200]) expect((await dictionary()).status).toBe(status);
  });

  test('return code and description as the network does', async () => {
    await fault({ call: 'public.offers', status: 409, code: 'SOMETHING' });
    const { body } = await offers();
    expect([read(body, 'code'), read(body, 'errors.0.code')]).toEqual(['SOMETHING', 'SOMETHING']);
  });

  test('answer with a body as it is', async () => {
    await fault({ path: 'dict', status: 502, body: 'upstream is gone' });
    const { status, text, headers } = await dictionary();
    expect([status, text, headers.get('content-type')]).toEqual([
      502,
      'upstream is gone',
      'text/plain; charset=utf-8',
    ]);
  });

  test('cut an answer in half', async () => {
    const { text } = await offers();
    await fault({ call: 'public.offers', truncate: true });
    const cut = await offers();
    expect([cut.status, cut.text, cut.body]).toEqual([200, text.slice(0, text.length / 2), null]);
  });

  test('drop the connection', async () => {
    await fault({ call: 'public.offers', drop: true });
    await expect(offers()).rejects.toThrow('fetch failed');
    expect((await offers()).status).toBe(200);
  });

  test('let a call wait', async () => {
    await fault({ path: '^/public', method: 'GET', delayMs: 120 });
    const started = performance.now();
    expect((await offers()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('keep to the method', async () => {
    await fault({ path: '.', method: 'DELETE', status: 500 });
    expect((await offers()).status).toBe(200);
  });

  test('are forgotten after a reset', async () => {
    await fault({ path: '.*dict', status: 500, times: 100 });
    await post('/__test/reset', {});
    expect((await dictionary()).status).toBe(200);
  });

  test('of a call that there is not are refused', async () => {
    expect((await fault({ call: 'offers.lisst', status: 500 })).status).toBe(400);
    expect((await fault({ calls: 'offers.list', status: 500 })).status).toBe(400);
  });
});

describe('the other hooks', () => {
  test('move the clock and bring it back', async () => {
    const now = async (path: string, json: unknown) => read((await post(path, json)).body, 'now');
    expect(await now('/__test/clock', { advanceMs: 1500 })).toBe('2026-11-20T12:00:01.500Z');
    expect(await now('/__test/clock', { now: '2027-01-01T00:00:00Z' })).toBe('2027-01-01T00:00:00.000Z');
    expect(await now('/__test/reset', {})).toBe('2026-11-20T12:00:00.000Z');
  });

  test('bring every row back, also of the large tables', async () => {
    const { db } = network.network;
    const rows = async () =>
      Promise.all([
        network.network.db.selectFrom('offer').selectAll().orderBy('id').execute(),
        network.network.db
          .selectFrom('click')
          .selectAll()
          .where('offer_id', '=', 46_240)
          .orderBy('id')
          .execute(),
      ]);
    const before = await rows();
    await db.updateTable('offer').set({ name: 'changed' }).execute();
    await db.deleteFrom('offer_tag').execute();
    await post('/__test/reset', {});
    expect(await rows()).toEqual(before);
    const clicks = before[1].slice(0, 4);
    const few = clicks.map(({ id }) => id);
    await db.updateTable('click').set({ sub1: 'changed' }).where('id', 'in', few).execute();
    await db.updateTable('click').set({ sub1: 'again' }).where('id', 'in', few.slice(1)).execute();
    await db.deleteFrom('click').where('id', 'in', few.slice(2)).execute();
    await db.insertInto('click').values(clicks.slice(3)).execute();
    const added = clicks.slice(0, 1).map((click) => ({ ...click, id: crypto.randomUUID() }));
    await db.insertInto('click').values(added).execute();
    expect(await rows()).not.toEqual(before);
    await post('/__test/reset', {});
    expect(await rows()).toEqual(before);
    expect(network.network.db).toBe(db);
    await db.updateTable('click').set({ sub1: 'changed' }).execute();
    await post('/__test/reset', {});
    expect(await rows()).toEqual(before);
    // So many rows need another database, also for what is no call.
    expect(network.network.db).not.toBe(db);
    expect((await network.request('/storage/landing/48213/winter')).status).toBe(200);
  });

  test('bring back only what has changed, numbers too', async () => {
    const { db } = network.network;
    const made = async () =>
      db.insertInto('offer_group').values({ name: 'New', picture: null }).returning('id').executeTakeFirst();
    const first = await made();
    // A statement that touches no row changes nothing: the large table needs no other database.
    await db.deleteFrom('click').where('id', 'is', null).execute();
    await post('/__test/reset', {});
    expect(network.network.db).toBe(db);
    expect(await made()).toEqual(first);
  });

  test('are not there without the flag', async () => {
    const app = createApp({ network: network.network, portal: null, tools: null });
    for (const path of ['/__test/faults', '/__test/clock', '/__test/reset', '/__test/shadow-login']) {
      const sent = { method: 'POST', body: '[]' };
      expect((await app.request(path, sent, bindings)).status).toBe(404);
    }
    expect((await app.request('/__test/outbox', {}, bindings)).status).toBe(404);
  });
});
