import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
let other: string;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
  operator = await network.tokenOf('operator@portal.test');
});

type RequestOptions = { token?: string; method?: string; json?: unknown };
const request = async (path: string, { token: bearer = token, ...options }: RequestOptions = {}) =>
  network.request(`/publisher/v1/${path}`, { token: bearer, ...options });
const refused = ({ status, body }: Awaited<ReturnType<typeof request>>) => [status, read(body, 'code')];
const rowsOf = async (path: string, options: RequestOptions = {}) =>
  readList((await request(path, options)).body, 'data.data');
const fieldsOf = ({ body }: Awaited<ReturnType<typeof request>>) =>
  readList(body, 'errors').map((error) => read(error, 'field'));
const notFound = [404, 'NOT_FOUND_HTTP_EXCEPTION'];

describe('saved reports', () => {
  const report = { name: 'Countries', query: 'dimensions=country,device&sort=-payout' };
  const save = (json: unknown = report, bearer = token) => request('analytics', { json, token: bearer });

  test('[O9] [O10] are saved, changed, removed and still retrieved', async () => {
    const { body } = await save();
    const id = String(read(body, 'data.id'));
    const saved = {
      id: aNumber,
      kind: 'analytics',
      pinned: false,
      ...report,
      created_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
      revision: 1,
    };
    expect(read(body, 'data')).toEqual(saved);
    await network.request('/__test/clock', { json: { advanceMs: 60_000 } });
    const changed = { ...saved, name: 'By country', updated_at: '2026-11-20T12:01:00.000Z', revision: 2 };
    const put = await request(`analytics/${id}`, {
      method: 'PUT',
      json: { ...report, name: ' By country ' },
    });
    expect(read(put.body, 'data')).toEqual(changed);
    expect(await rowsOf('analytics')).toEqual([changed]);
    expect((await request(`analytics/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect([await rowsOf('analytics'), refused(await request(`analytics/${id}`))]).toEqual([[], notFound]);
    expect(read((await request(`analytics/${id}/retrieve`)).body, 'data')).toEqual({
      ...changed,
      revision: 3,
    });
  });

  test('are of one kind each: lists keep their views apart, names too', async () => {
    const view = { ...report, kind: 'live-offers', pinned: true };
    expect((await save()).status).toBe(200);
    expect(read((await save(view)).body, 'data')).toEqual({
      ...view,
      id: aNumber,
      created_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
      revision: 1,
    });
    const namesOf = async (query: string) =>
      (await rowsOf(`analytics?${query}`)).map((row) => [read(row, 'kind'), read(row, 'pinned')]);
    expect(await namesOf('kind=live-offers')).toEqual([['live-offers', true]]);
    expect(await namesOf('kind=analytics')).toEqual([['analytics', false]]);
    expect(await namesOf('kind=campaigns')).toEqual([]);
    expect(await namesOf('')).toHaveLength(2);
    expect(fieldsOf(await save({ ...view, kind: 'No list' }))).toEqual(['kind']);
  });

  test('have names of their own, even of two at once; a name is free again once its report is gone', async () => {
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const again = await save();
    expect([...refused(again), fieldsOf(again)]).toEqual([422, 'VALIDATION_ERROR', ['name']]);
    const second = await save({ ...report, name: 'Devices' });
    const path = `analytics/${String(read(second.body, 'data.id'))}`;
    expect(fieldsOf(await request(path, { method: 'PUT', json: report }))).toEqual(['name']);
    const [first] = await rowsOf('analytics?search=count');
    await request(`analytics/${String(read(first, 'id'))}`, { method: 'DELETE' });
    expect((await request(path, { method: 'PUT', json: report })).status).toBe(200);
    expect((await save(report, other)).status).toBe(200);
  });

  test('are sorted and paged', async () => {
    for (const name of ['Beta', 'alpha', 'Gamma']) await save({ ...report, name });
    const names = async (query: string) =>
      (await rowsOf(`analytics?${query}`)).map((row) => read(row, 'name'));
    expect(await names('sort=name')).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await names('sort=-id&limit=2')).toEqual(['Gamma', 'alpha']);
    expect(await names('sort=name&offset=1&limit=1')).toEqual(['Beta']);
  });

  test('are seen by nobody else, and hold no address of another site', async () => {
    const { body } = await save();
    const id = String(read(body, 'data.id'));
    for (const bearer of [other, operator]) {
      expect(await rowsOf('analytics', { token: bearer })).toEqual([]);
      expect(refused(await request(`analytics/${id}`, { token: bearer }))).toEqual(notFound);
      expect(refused(await request(`analytics/${id}/retrieve`, { token: bearer }))).toEqual(notFound);
      expect(refused(await request(`analytics/${id}`, { method: 'DELETE', token: bearer }))).toEqual(
        notFound,
      );
      const change = await request(`analytics/${id}`, { method: 'PUT', json: report, token: bearer });
      expect(refused(change)).toEqual(notFound);
    }
    expect(fieldsOf(await save({ name: 'x', query: 'a=<script>' }))).toEqual(['query']);
    expect(fieldsOf(await save({ name: '', query: 'a=1?b#c' }))).toEqual(['name', 'query']);
  });
});

describe('values of tags', () => {
  const byOperator = (path: string, method: string, json?: unknown) =>
    request(path, { method, json, token: operator });
  const colours = async () => (await rowsOf('tags/color?limit=-1')).map((row) => read(row, 'name'));

  test('[C4] [O9] are added, renamed and removed, and the list by kind follows', async () => {
    const { body } = await byOperator('tags', 'POST', { kind: 'color', value: 'Teal' });
    const id = String(read(body, 'data.id'));
    expect(read(body, 'data')).toEqual({
      id: aNumber,
      kind: 'color',
      value: 'Teal',
      name: 'Teal',
      parent_id: null,
    });
    await byOperator(`tags/${id}`, 'PUT', { name: 'Petrol' });
    expect(await rowsOf('tags/color?search=petrol')).toEqual([
      { id: 'Teal', name: 'Petrol', parent_id: null },
    ]);
    expect((await request(`tags/${id}`)).body).toMatchObject({ data: { value: 'Teal', name: 'Petrol' } });
    await byOperator(`tags/${id}`, 'DELETE');
    expect(await colours()).not.toContain('Petrol');
    expect(refused(await request(`tags/${id}`))).toEqual(notFound);
    expect((await request(`tags/${id}/retrieve`)).body).toMatchObject({ data: { name: 'Petrol' } });
    const again = await byOperator('tags', 'POST', { kind: 'color', value: 'Teal', name: 'Teal' });
    expect(String(read(again.body, 'data.id'))).toBe(id);
    expect(await colours()).toContain('Teal');
  });

  test('[C4] are there once, below what they belong to', async () => {
    const teal = { kind: 'color', value: 'Teal' };
    const answers = await Promise.all([1, 2, 3].map(() => byOperator('tags', 'POST', teal)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const city = { kind: 'city', value: 'Halle', parent_id: 'DE' };
    expect((await byOperator('tags', 'POST', city)).status).toBe(200);
    expect((await byOperator('tags', 'POST', { ...city, parent_id: 'AT' })).status).toBe(200);
    expect((await rowsOf('tags/city/DE?search=halle')).length).toBe(1);
    expect(await rowsOf('tags?kind=city&search=halle')).toHaveLength(2);
  });

  test('[O9] are listed across kinds for everybody, and written by operators alone', async () => {
    const [first] = await rowsOf('tags?kind=carrier&sort=id&limit=1');
    expect(first).toMatchObject({ kind: 'carrier', value: 'Mobile network' });
    const systems = await rowsOf('tags?kind=os,color&limit=-1&sort=kind');
    expect(new Set(systems.map((row) => read(row, 'kind')))).toEqual(new Set(['os', 'color']));
    const path = `tags/${String(read(first, 'id'))}`;
    const forbidden = [403, 'FORBIDDEN'];
    expect(refused(await request('tags', { json: { kind: 'color', value: 'Teal' } }))).toEqual(forbidden);
    expect(refused(await request(path, { method: 'PUT', json: { name: 'Mine' } }))).toEqual(forbidden);
    expect(refused(await request(path, { method: 'DELETE' }))).toEqual(forbidden);
    expect(refused(await byOperator('tags/999999', 'PUT', { name: 'x' }))).toEqual(notFound);
    expect(refused(await request('tags/nothing'))).toEqual(notFound);
  });
});
