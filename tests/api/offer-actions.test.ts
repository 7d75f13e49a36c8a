import { expect, test } from 'vitest';
import { type TestNetwork, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const request = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { token: bearer });
const apply = async (id: number, bearer = token) =>
  network.request(`/publisher/v1/offers/${id}/apply`, {
    token: bearer,
    json: { comment: 'For the spring.' },
  });
const put = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { method: 'PUT', token: bearer });
const refused = ({ status, body }: Awaited<ReturnType<typeof request>>) => [status, read(body, 'code')];

async function firstOf(query: string) {
  const { body } = await request(`offers?limit=-1&status=active&${query}`);
  const found = readList(body, 'data.data').find(
    (offer) => read(offer, 'approval') === null && !read(offer, 'requires_approval'),
  );
  return Number(read(found, 'id'));
}

test('[O1.d] [O3] nobody applies twice, not even at once, but two publishers apply each', async () => {
  const id = await firstOf('sort=-id');
  const answers = await Promise.all([apply(id), apply(id), apply(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(refused(await apply(id))).toEqual([409, 'ALREADY_APPLIED']);
  expect((await apply(id, await network.tokenOf('operator@portal.test'))).status).toBe(200);
  expect(refused(await apply(47_790))).toEqual([409, 'ALREADY_APPLIED']);
});

test('nobody applies for what is not active, private or not there', async () => {
  const other = await network.tokenOf('terms@portal.test');
  const { body } = await request('offers?status=expired,paused&limit=-1');
  for (const offer of readList(body, 'data.data').filter((row) => read(row, 'approval') === null)) {
    expect(refused(await apply(Number(read(offer, 'id'))))).toEqual([409, 'OFFER_NOT_ACTIVE']);
  }
  expect(refused(await apply(48_590, other))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  expect(refused(await apply(1))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
});

test('[O3] a live offer is paused and goes on, for this publisher alone', async () => {
  const paused = async (bearer = token) => read((await request('offers/48602', bearer)).body, 'data.paused');
  const other = await network.tokenOf('terms@portal.test');
  for (const [action, expected] of [
    ['pause', true],
    ['pause', true],
    ['unpause', false],
  ] as const) {
    expect((await put(`offers/48602/${action}`)).status).toBe(200);
    expect([await paused(), await paused(other)]).toEqual([expected, false]);
  }
});

test('what is not live cannot be paused', async () => {
  const [pending] = readList((await request('offers?approval_status=pending')).body, 'data.data');
  const id = String(read(pending, 'id'));
  expect(refused(await put(`offers/${id}/pause`))).toEqual([409, 'OFFER_NOT_LIVE']);
  expect(refused(await put('offers/1/pause'))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
});
