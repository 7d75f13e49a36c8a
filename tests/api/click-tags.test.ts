import { expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const request = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { token: bearer });
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  network.request(`/publisher/v1/${path}`, { method, token, ...(json !== undefined && { json }) });
type Answered = Awaited<ReturnType<typeof request>>;
const refused = ({ status, body }: Answered) => [status, read(body, 'code')];
const faults = ({ body }: Answered) =>
  readList(body, 'errors').map((entry) => [
    read(entry, 'field'),
    ...readList(entry, 'errors').map((error) => read(error, 'code')),
  ]);
const names = async () =>
  readList((await request('dict/clicktags')).body, 'data.data').map((row) => read(row, 'name'));
const dataOf = async (path: string) => read((await request(path)).body, 'data');
const gone = [404, 'NOT_FOUND_HTTP_EXCEPTION'];

test('[C3] the dictionary gives the click tags with their values', async () => {
  expect(readList((await request('dict/clicktags?limit=1')).body, 'data.data')).toEqual([
    {
      id: 1,
      name: 'Articles',
      values: { sub1: '{source}', sub2: '{creative}', placement: 'article-end' },
    },
  ]);
});

test('[O4.c] a click tag that a campaign saves is what its links carry from then on', async () => {
  const values = { sub2: 'b 1', keyword: '{keyword}', sub1: 'native' };
  const { status, body } = await send('PUT', 'campaigns/102/save-clicktag', { name: 'Native', values });
  expect(status).toBe(200);
  const query = 'sub1=native&sub2=b&sub3={placement}&keyword={keyword}';
  const url = `${network.url}/g/1/104?${query}`;
  expect([read(body, 'data.clicktag'), read(body, 'data.tracking_link')]).toEqual([
    { id: aNumber, name: 'Native', values, url },
    { id: 104, url },
  ]);
  expect(await dataOf('tracking-links/104/clicktag')).toEqual(read(body, 'data.clicktag'));
  expect(read(await dataOf('tracking-links/105'), 'url')).toBe(
    `${network.url}/g/1/105?${query.replace('sub2=b', 'sub2=c')}`,
  );
  expect(await names()).toContain('Native');
});

test('[O4] saving without a name writes into the click tag of the campaign, or makes one of its name', async () => {
  const save = async (id: number) => send('PUT', `campaigns/${id}/save-clicktag`, { values: { sub1: 'x' } });
  const own = await save(101);
  expect(read(own.body, 'data.clicktag')).toMatchObject({ id: 2, name: 'Newsletter', values: { sub1: 'x' } });
  expect(read(await dataOf('clicktags/2'), 'values')).toEqual({ sub1: 'x' });
  const first = await save(102);
  expect(read(first.body, 'data.clicktag')).toMatchObject({ name: 'Native tests' });
  const second = await save(102);
  expect(read(second.body, 'data.clicktag.id')).toBe(read(first.body, 'data.clicktag.id'));
});

test('[O4] two that save the same name at once write into the same click tag', async () => {
  const save = async (id: number) =>
    send('PUT', `campaigns/${id}/save-clicktag`, { name: 'Shared', values: { sub1: 'x' } });
  const answers = await Promise.all([save(101), save(102), save(104)]);
  expect(new Set(answers.map(({ body }) => read(body, 'data.clicktag.id'))).size).toBe(1);
  expect((await names()).filter((name) => name === 'Shared')).toEqual(['Shared']);
});

test('[O6] an approval has the click tag of its campaign, a link of its own goes before it', async () => {
  const url = `${network.url}/g/1/1?sub1={source}&sub2={creative}&placement=article-end`;
  const articles = {
    id: 1,
    name: 'Articles',
    values: { sub1: '{source}', sub2: '{creative}', placement: 'article-end' },
    url,
  };
  expect(await dataOf('approvals/1/clicktag')).toEqual(articles);
  expect(read(await dataOf('campaigns/1'), 'clicktag')).toEqual(articles);
  expect(await dataOf('tracking-links/1/clicktag')).toEqual(articles);
  const { body } = await send('PUT', 'tracking-links/1', { clicktag_id: 3 });
  expect(read(body, 'data.clicktag.name')).toBe('Social media');
  expect(read(await dataOf('campaigns/1'), 'tracking_link')).toEqual({
    id: 1,
    url: read(body, 'data.url'),
  });
});

test('[O4] a click tag is taken off with null', async () => {
  const { body } = await send('PUT', 'campaigns/101', { clicktag_id: null });
  expect([read(body, 'data.clicktag'), read(body, 'data.tracking_link.url')]).toEqual([
    null,
    `${network.url}/g/1/101?sub2=2026-11`,
  ]);
});

test('click tags are made, changed and removed by themselves', async () => {
  const made = await send('POST', 'clicktags', { name: ' Podcast ', values: { source: 'podcast' } });
  const id = String(read(made.body, 'data.id'));
  expect(read(made.body, 'data')).toEqual({ id: aNumber, name: 'Podcast', values: { source: 'podcast' } });
  const changed = await send('PUT', `clicktags/${id}`, { name: 'Radio', values: { sub1: 'r' } });
  expect(read(changed.body, 'data')).toEqual({ id: Number(id), name: 'Radio', values: { sub1: 'r' } });
  expect(await dataOf(`clicktags/${id}`)).toEqual(read(changed.body, 'data'));
  expect((await send('DELETE', `clicktags/${id}`)).status).toBe(200);
  expect(refused(await request(`clicktags/${id}`))).toEqual(gone);
  expect(await names()).not.toContain('Radio');
  expect((await send('POST', 'clicktags', { name: 'Radio', values: { sub1: 'r' } })).status).toBe(200);
});

test('a click tag in use is not removed', async () => {
  expect(refused(await send('DELETE', 'clicktags/3'))).toEqual([409, 'CLICKTAG_IN_USE']);
  const made = await send('POST', 'clicktags', { name: 'Podcast', values: { source: 'podcast' } });
  const id = Number(read(made.body, 'data.id'));
  await send('PUT', 'tracking-links/105', { clicktag_id: id });
  expect(refused(await send('DELETE', `clicktags/${id}`))).toEqual([409, 'CLICKTAG_IN_USE']);
  await send('PUT', 'tracking-links/105', { clicktag_id: null });
  expect((await send('DELETE', `clicktags/${id}`)).status).toBe(200);
});

const long = 'x'.repeat(256);
test.each([
  [{ method: 'POST', path: 'clicktags', json: { name: 'A', values: {} } }, [['values', 'CUSTOM']]],
  [{ method: 'POST', path: 'clicktags', json: { name: '', values: { sub1: 'x' } } }, [['name', 'REQUIRED']]],
  [
    { method: 'POST', path: 'clicktags', json: { name: 'A', values: { sub1: long } } },
    [['values.sub1', 'TOO_BIG']],
  ],
  [
    { method: 'POST', path: 'clicktags', json: { name: 'A', values: { click: 'x', sub9: 'y' } } },
    [
      ['values.click', 'UNKNOWN_CLICKTAG_PARAMETER'],
      ['values.sub9', 'UNKNOWN_CLICKTAG_PARAMETER'],
    ],
  ],
  [
    { method: 'POST', path: 'clicktags', json: { name: 'Articles', values: { sub1: 'x' } } },
    [['name', 'NAME_TAKEN']],
  ],
  [
    { method: 'PUT', path: 'clicktags/2', json: { name: 'Articles', values: { sub1: 'x' } } },
    [['name', 'NAME_TAKEN']],
  ],
  [
    { method: 'PUT', path: 'campaigns/1/save-clicktag', json: { values: { nothing: 'x' } } },
    [['values.nothing', 'UNKNOWN_CLICKTAG_PARAMETER']],
  ],
] as const)('[E2] %j is refused, field by field', async ({ method, path, json }, expected) => {
  const before = await request('dict/clicktags');
  const answer = await send(method, path, json);
  expect([...refused(answer), ...faults(answer)]).toEqual([422, 'VALIDATION_ERROR', ...expected]);
  expect((await request('dict/clicktags')).body).toEqual(before.body);
});

test('nobody sees or touches the click tags of another publisher', async () => {
  const other = await network.tokenOf('terms@portal.test');
  expect(read((await request('clicktags/4', other)).body, 'data.name')).toBe('Blog');
  expect(refused(await request('clicktags/4'))).toEqual(gone);
  expect(refused(await send('PUT', 'clicktags/4', { name: 'Mine', values: { sub1: 'x' } }))).toEqual(gone);
  expect(refused(await send('DELETE', 'clicktags/4'))).toEqual(gone);
  expect((await send('POST', 'clicktags', { name: 'Blog', values: { sub1: 'mine' } })).status).toBe(200);
  expect(read((await request('clicktags/4', other)).body, 'data.values')).toEqual({ sub1: 'blog' });
});
