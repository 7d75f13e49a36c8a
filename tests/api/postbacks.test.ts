import { describe, expect, test } from 'vitest';
import { postbackParameters } from '#server/reference/link-parameters.ts';
import { expandMacros } from '#server/postbacks/macros.ts';
import { type TestNetwork, aNumber, aText, read, readList, onNetwork } from './network.ts';

const offer = 48_466;
let network: TestNetwork;
let token: string;
let other: string;
let goal: number;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
  const { db } = network.network;
  const payout = db.selectFrom('offer_payout').select('id').where('offer_id', '=', offer).orderBy('id');
  goal = (await payout.executeTakeFirstOrThrow()).id;
});

const base = '/publisher/v1/postbacks';
const body = { name: 'Mine', url: 'https://pb.example/in?c={click_id}' };
const call = (
  path = '',
  { method, json, as = token }: { method?: string; json?: unknown; as?: string } = {},
) =>
  network.request(`${base}${path}`, {
    token: as,
    ...(method && { method }),
    ...(json !== undefined && { json }),
  });
const create = async (more: object = {}) =>
  Number(read((await call('', { json: { ...body, ...more } })).body, 'data.id'));
const names = async (query: string) =>
  readList((await call(`?limit=-1&${query}`)).body, 'data.data').map((row) => read(row, 'name'));

describe('postbacks', () => {
  test('[O7] are created with what is usual, and read again', async () => {
    const made = await call('', { json: body });
    const expected = {
      id: aNumber,
      ...body,
      event: { id: 'conversion', name: 'Conversion' },
      level: 'global',
      offer: null,
      goal: null,
      statuses: [],
      method: 'GET',
      is_default: false,
      status: 'active',
      last_delivery: null,
      archived_at: null,
      created_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
      revision: 1,
    };
    expect([made.status, read(made.body, 'data')]).toEqual([200, expected]);
    const id = String(read(made.body, 'data.id'));
    expect(read((await call(`/${id}`)).body, 'data')).toEqual(read(made.body, 'data'));
  });

  test('[O7] of one offer name it and its goal', async () => {
    const id = await create({
      offer_id: offer,
      goal_id: goal,
      event_id: 'sale',
      statuses: ['approved', 'approved'],
    });
    const { body: found } = await call(`/${id}`);
    expect(read(found, 'data')).toMatchObject({
      level: 'offer',
      offer: { id: offer, name: aText },
      goal: { id: goal, name: aText },
      event: { id: 'sale', name: 'Sale' },
      statuses: ['approved'],
    });
  });

  test('[O7.a] are changed one by one, and all or none at once', async () => {
    const [first, second] = [await create(), await create()];
    const changed = await call(`/${first}`, {
      method: 'PUT',
      json: { ...body, name: 'Changed', method: 'POST' },
    });
    expect(read(changed.body, 'data')).toMatchObject({ id: first, name: 'Changed', method: 'POST' });
    const one = await call('', { method: 'PUT', json: { ...body, id: first, name: 'Alone' } });
    expect(readList(one.body, 'data.data').map((row) => read(row, 'name'))).toEqual(['Alone']);
    const many = await call('', {
      method: 'PUT',
      json: {
        data: [
          { ...body, id: second, name: 'Of two' },
          { ...body, name: 'New' },
        ],
      },
    });
    expect(readList(many.body, 'data.data').map((row) => read(row, 'name'))).toEqual(['Of two', 'New']);
    const none = await call('', {
      method: 'PUT',
      json: {
        data: [
          { ...body, id: second, name: 'Lost' },
          { ...body, url: 'http://10.0.0.1/' },
        ],
      },
    });
    expect([none.status, read(none.body, 'errors.0.field')]).toEqual([422, 'data.1.url']);
    expect(read((await call(`/${second}`)).body, 'data.name')).toBe('Of two');
  });

  test('[O7] are archived, and only retrieved then', async () => {
    const id = await create();
    expect(read((await call(`/${id}`, { method: 'DELETE' })).body, 'data')).toEqual({ success: true });
    expect((await call(`/${id}`)).status).toBe(404);
    expect((await call(`/${id}`, { method: 'PUT', json: body })).status).toBe(404);
    expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(read((await call(`/${id}/retrieve`)).body, 'data.archived_at')).toBe('2026-11-20T12:00:00.000Z');
    expect(readList((await call('?limit=-1')).body, 'data.data').map((row) => read(row, 'id'))).not.toContain(
      id,
    );
  });

  test('[O7.a] are found by name, level, offer, event and status, sorted and paged', async () => {
    await create({ name: 'zz first 50%', offer_id: offer, event_id: 'lead' });
    await create({ name: 'zz second', status: 'paused', url: 'https://pb.example/zz' });
    expect(await names('search=zz&sort=-name')).toEqual(['zz second', 'zz first 50%']);
    expect(await names('search=zz&level=offer')).toEqual(['zz first 50%']);
    expect(await names('search=zz&level=global')).toEqual(['zz second']);
    expect(await names(`search=zz&offer_id=${offer}`)).toEqual(['zz first 50%']);
    expect(await names('search=zz&event_id=lead,sale')).toEqual(['zz first 50%']);
    expect(await names('search=zz&status=paused')).toEqual(['zz second']);
    expect(await names('search=50%25')).toEqual(['zz first 50%']);
    const page = await call('?search=zz&limit=1&offset=1');
    expect(read(page.body, 'data')).toMatchObject({
      total: 2,
      limit: 1,
      offset: 1,
      data: [{ name: 'zz second' }],
    });
  });
});

describe('the default postback', () => {
  const setDefault = (id: number, as = token) => call(`/${id}/default`, { method: 'PUT', json: {}, as });
  const defaults = async () =>
    readList((await call('?limit=-1')).body, 'data.data')
      .filter((row) => read(row, 'is_default'))
      .map((row) => read(row, 'id'));

  test('[O7] is one alone, also when two are chosen at once', async () => {
    const [first, second] = [await create(), await create()];
    expect(read((await setDefault(first)).body, 'data.is_default')).toBe(true);
    expect(await defaults()).toEqual([first]);
    const answers = await Promise.all([setDefault(second), setDefault(first), setDefault(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await defaults()).toHaveLength(1);
    await setDefault(second);
    expect((await setDefault(second)).status).toBe(200);
    expect(await defaults()).toEqual([second]);
  });

  test('[O7] has to wait for all offers and be active, and is no longer when that ends', async () => {
    for (const more of [{ offer_id: offer }, { status: 'paused' }]) {
      const answer = await setDefault(await create(more));
      expect([answer.status, read(answer.body, 'code')]).toEqual([409, 'POSTBACK_NOT_GLOBAL']);
    }
    const id = await create();
    await setDefault(id);
    await call(`/${id}`, { method: 'PUT', json: { ...body, name: 'Still' } });
    expect(await defaults()).toEqual([id]);
    await call(`/${id}`, { method: 'PUT', json: { ...body, status: 'paused' } });
    expect(await defaults()).toEqual([]);
    await call(`/${id}`, { method: 'PUT', json: body });
    await setDefault(id);
    await call(`/${id}`, { method: 'DELETE' });
    expect(await defaults()).toEqual([]);
  });
});

describe('what is refused', () => {
  const wrong: [string, object][] = [
    ['url', { url: `https://pb.example/${'x'.repeat(2100)}` }],
    ['url', { url: 'https://{sub1}/in' }],
    ['url', { url: 'https://192.168.1.1/in?c={click_id}' }],
    ['url', { url: 'https://pb.example:8443/in' }],
    ['url', { url: 'https://user:secret@pb.example/in' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: '' }],
    ['name', { name: '' }],
    ['event_id', { event_id: 'click' }],
    ['statuses.0', { statuses: ['paid'] }],
    ['method', { method: 'PUT' }],
    ['offer_id', { offer_id: 1 }],
    ['goal_id', { goal_id: 1 }],
    ['goal_id', { offer_id: 48_213, goal_id: 999_999 }],
  ];
  test.each(wrong)('[E2] %s of %j', async (field, more) => {
    const answers = [
      await call('', { json: { ...body, ...more } }),
      await call('', { method: 'PUT', json: { ...body, ...more } }),
    ];
    for (const answer of answers) {
      expect([answer.status, read(answer.body, 'errors.0.field')]).toEqual([422, field]);
    }
  });

  test('[E2] an empty body, and one in a list', async () => {
    const fieldsOf = async (json: unknown) => {
      const answer = await call('', { method: 'PUT', json });
      expect(answer.status).toBe(422);
      return readList(answer.body, 'errors').map((row) => read(row, 'field'));
    };
    expect(await fieldsOf({})).toEqual(['name', 'url']);
    expect(await fieldsOf({ data: [body, {}] })).toEqual(['data.1.name', 'data.1.url']);
    expect(await fieldsOf({ data: [] })).toEqual(['data']);
  });

  test('[E7] what is not in the contract', async () => {
    const answer = await call('', { json: { ...body, is_default: true } });
    expect([answer.status, read(answer.body, 'code')]).toEqual([400, 'UNKNOWN_PARAMETER']);
  });

  test('another publisher’s offers and postbacks', async () => {
    const id = await create();
    const answers = await Promise.all([
      call(`/${id}`, { as: other }),
      call(`/${id}/retrieve`, { as: other }),
      call(`/${id}/deliveries`, { as: other }),
      call(`/${id}`, { as: other, method: 'PUT', json: body }),
      call('', { as: other, method: 'PUT', json: { ...body, id } }),
      call(`/${id}/default`, { as: other, method: 'PUT', json: {} }),
      call(`/${id}`, { as: other, method: 'DELETE' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const seen = readList((await call('?limit=-1', { as: other })).body, 'data.data');
    expect(seen.map((row) => read(row, 'name'))).toEqual(['All conversions']);
    expect(read((await call(`/${id}`)).body, 'data.name')).toBe('Mine');
  });
});

describe('macros', () => {
  test('are those of the dictionary', async () => {
    const { body: listed } = await network.request('/publisher/v1/dict/postback-params?limit=-1', { token });
    expect(readList(listed, 'data.data')).toEqual(postbackParameters);
  });

  test('are replaced once, encoded, and empty where there is no value', () => {
    const values = { sub1: 'a&b=c {sub2}', sub2: 'x', goal: 'Führung' };
    expect(expandMacros('https://x.example/?a={sub1}&b={goal}&c={nothing}&d={constructor}', values)).toBe(
      'https://x.example/?a=a%26b%3Dc%20%7Bsub2%7D&b=F%C3%BChrung&c=&d=',
    );
    expect(expandMacros('{sub2}{sub2}/{}/{sub 1}', values)).toBe('xx/{}/{sub 1}');
  });
});
