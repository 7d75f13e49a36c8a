import { expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
let other: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
});

const request = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { token: bearer });
const run = async (id: number, json?: unknown, bearer = token) =>
  network.request(`/publisher/v1/offers/${id}/run`, { method: 'POST', json, token: bearer });
const refused = ({ status, body }: Awaited<ReturnType<typeof request>>) => [status, read(body, 'code')];
const rowsOf = async (path: string) => readList((await request(path)).body, 'data.data');
const firstOf = async (query: string) => {
  const offers = await rowsOf(`offers?limit=-1&${query}`);
  return offers.find((offer) => read(offer, 'approval') === null && !read(offer, 'requires_approval'));
};

test('[O1.d] [O3] running leads to the campaign and the link there are, twice to the same', async () => {
  const first = await run(47_790);
  const link = await request('tracking-links/2');
  expect(read(first.body, 'data')).toEqual({
    campaign_id: 2,
    tracking_link_id: 2,
    url: read(link.body, 'data.url'),
  });
  expect(String(read(first.body, 'data.url'))).toContain(`${network.url}/g/1/2`);
  expect(read((await run(47_790)).body, 'data')).toEqual(read(first.body, 'data'));
});

test('[O3] running makes one more campaign of a name of its own, whose link carries its sub IDs', async () => {
  const { body } = await run(47_790, { name: 'Autumn newsletter', sub1: 'news letter', sub3: '{source}' });
  const id = Number(read(body, 'data.campaign_id'));
  expect(id).toBeGreaterThan(2);
  const [path, query] = String(read(body, 'data.url')).split('?');
  expect([path, query]).toEqual([
    `${network.url}/g/1/${String(read(body, 'data.tracking_link_id'))}`,
    'sub1=news%20letter&sub3={source}',
  ]);
  expect(read((await request(`campaigns/${id}`)).body, 'data')).toMatchObject({
    name: 'Autumn newsletter',
    status: 'active',
    offer: { id: 47_790 },
  });
  expect(refused(await request(`campaigns/${id}`, other))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
});

test('[O3] an offer that is open to everybody runs without an application before', async () => {
  const id = Number(read(await firstOf('status=active'), 'id'));
  const { status, body } = await run(id);
  expect([status, read(body, 'data.campaign_id')]).toEqual([200, aNumber]);
  expect(read((await request(`offers/${id}`)).body, 'data.approval.status')).toBe('approved');
  expect(await rowsOf(`tracking-links/offers/${id}`)).toHaveLength(1);
});

test.each([
  ['is open', async () => Number(read(await firstOf('status=active'), 'id'))],
  ['was approved and never ran', () => 48_219],
])('[O3] an offer that %s runs once for concurrent requests', async (_, find) => {
  const id = await find();
  const answers = await Promise.all([run(id), run(id), run(id)]);
  const links = answers.map(({ status, body }) => [status, read(body, 'data.tracking_link_id')]);
  expect(new Set(links.map((link) => JSON.stringify(link))).size).toBe(1);
  expect(await rowsOf(`tracking-links/offers/${id}`)).toHaveLength(1);
});

test('running is refused without an approval', async () => {
  const [pending] = await rowsOf('approvals?status=pending');
  const [blocked] = await rowsOf('approvals?status=blocked');
  for (const approval of [pending, blocked]) {
    expect(refused(await run(Number(read(approval, 'offer.id'))))).toEqual([409, 'OFFER_NOT_LIVE']);
  }
  expect(refused(await run(1))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  expect(refused(await run(47_790, { sub9: 'x' }))).toEqual([400, 'UNKNOWN_PARAMETER']);
  const expired = await firstOf('status=expired');
  expect(refused(await run(Number(read(expired, 'id'))))).toEqual([409, 'OFFER_NOT_ACTIVE']);
});
