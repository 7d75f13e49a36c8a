import { describe, expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const campaigns = '/publisher/v1/campaigns';
const request = async (path: string, bearer = token) =>
  network.request(`${campaigns}${path}`, { token: bearer });
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  network.request(`${campaigns}${path}`, { method, token, ...(json !== undefined && { json }) });
type Answered = Awaited<ReturnType<typeof request>>;
const refused = ({ status, body }: Answered) => [status, read(body, 'code')];
const faults = ({ body }: Answered) =>
  readList(body, 'errors').map((entry) => [
    read(entry, 'field'),
    ...readList(entry, 'errors').map((error) => read(error, 'code')),
  ]);
const rows = async (path: string) => readList((await request(path)).body, 'data.data');
const idsOf = async (path: string) => (await rows(path)).map((row) => Number(read(row, 'id')));
const gone = [404, 'NOT_FOUND_HTTP_EXCEPTION'];

const active = 102;
const paused = 5;
const ended = 103;

describe('campaigns', () => {
  test.each([
    ['search=native', [102]],
    ['offer_id=48213', [1, 101, 102, 103]],
    ['status=paused,ended', [5, 103]],
    ['rtb_status=enabled,rejected', [2, 6]],
    ['search=103', [103]],
  ])('[O4] %s finds what it names', async (query, expected) => {
    expect(await idsOf(`?sort=id&limit=-1&${query}`)).toEqual(expected);
  });

  test.each(['clicks', 'conversions', 'payout'])('[O4] are sorted by %s, greatest first', async (name) => {
    const figures = (await rows(`?sort=-${name}&limit=-1`)).map((row) =>
      Number(read(row, `figures.${name}`)),
    );
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(figures[0]).toBeGreaterThan(0);
  });

  test('[O4] have the figures of all their links', async () => {
    const links = await network.request('/publisher/v1/tracking-links?campaign_id=1&limit=-1', { token });
    const clicks = readList(links.body, 'data.data').map((row) => Number(read(row, 'figures.clicks')));
    expect(clicks).toHaveLength(2);
    expect(read((await request('/1')).body, 'data.figures.clicks')).toBe(clicks.reduce((a, b) => a + b, 0));
  });

  test('[O4] are made for an approved offer, with a tracking link of their own', async () => {
    const { status, body } = await send('POST', '', { name: 'Spring', offer_id: 47_604, clicktag_id: 3 });
    expect(status).toBe(200);
    const id = String(read(body, 'data.id'));
    const linkId = Number(read(body, 'data.tracking_link.id'));
    const url = `${network.url}/g/1/${linkId}?sub1=social&sub2={creative}`;
    expect(read(body, 'data')).toEqual({
      id: aNumber,
      name: 'Spring',
      status: 'active',
      offer: {
        id: 47_604,
        name: 'Nordlicht – mattress winter sale',
        thumb: read((await request('/104')).body, 'data.offer.thumb'),
        status: 'active',
      },
      approval_id: 7,
      tracking_link: { id: linkId, url },
      clicktag: { id: 3, name: 'Social media', values: { sub1: 'social', sub2: '{creative}' }, url },
      rtb: { status: 'none', requested_at: null, comment: '', daily_budget: null },
      splitter: [],
      triggers_count: 0,
      figures: { clicks: 0, conversions: 0, payout: 0, currency: 'EUR' },
      started_at: '2026-11-20T12:00:00.000Z',
      ended_at: null,
      created_at: '2026-11-20T12:00:00.000Z',
      revision: 1,
    });
    expect((await request(`/${id}`)).body).toEqual(body);
    const link = await network.request(`/publisher/v1/tracking-links/${linkId}`, { token });
    expect(['url', 'campaign.id', 'name'].map((name) => read(link.body, `data.${name}`))).toEqual([
      url,
      Number(id),
      'Spring',
    ]);
  });

  test('[O4] need an approval', async () => {
    const make = async (offer_id: number, more = {}) => send('POST', '', { name: 'New', offer_id, ...more });
    expect(refused(await make(47_702))).toEqual([409, 'OFFER_NOT_LIVE']);
    expect(refused(await make(48_633))).toEqual([409, 'OFFER_NOT_LIVE']);
    expect(refused(await make(1))).toEqual(gone);
    expect(faults(await make(47_604, { clicktag_id: 4 }))).toEqual([['clicktag_id', 'NOT_FOUND']]);
    expect(faults(await make(47_604, { name: ' ' }))).toEqual([['name', 'REQUIRED']]);
  });
});

describe('the status of a campaign', () => {
  const statusOf = async (id: number) => read((await request(`/${id}`)).body, 'data.status');

  test.each([
    [active, 'pause', 'paused'],
    [active, 'unpause', 'active'],
    [paused, 'pause', 'paused'],
    [paused, 'unpause', 'active'],
  ])('[O4.b] of campaign %i after %s, once or twice, is %s', async (id, action, expected) => {
    const twice = [await send('PUT', `/${id}/${action}`), await send('PUT', `/${id}/${action}`)];
    expect(twice.map(({ status, body }) => [status, read(body, 'data.status')])).toEqual([
      [200, expected],
      [200, expected],
    ]);
    expect(await statusOf(id)).toBe(expected);
  });

  test.each([
    ['PUT', `/${ended}/pause`, undefined],
    ['PUT', `/${ended}/unpause`, undefined],
    ['PUT', `/${ended}`, { name: 'Again' }],
    ['PUT', `/${ended}/save-clicktag`, { values: { sub1: 'x' } }],
    ['POST', `/${ended}/rtb`, { comment: '' }],
  ] as const)('[O4] ended refuses %s %s', async (method, path, json) => {
    const before = (await request(`/${ended}`)).body;
    expect(refused(await send(method, path, json))).toEqual([409, 'CAMPAIGN_ENDED']);
    expect((await request(`/${ended}`)).body).toEqual(before);
  });

  test('[O4] pending refuses to be paused', async () => {
    await network.network.db
      .updateTable('campaign')
      .set({ status: 'pending' })
      .where('id', '=', active)
      .execute();
    expect(refused(await send('PUT', `/${active}/pause`))).toEqual([409, 'CAMPAIGN_NOT_STARTED']);
    expect(refused(await send('PUT', `/${active}/unpause`))).toEqual([409, 'CAMPAIGN_NOT_STARTED']);
  });

  test('[O4] [O9] removed is ended for good, and stays wherever it stood', async () => {
    const before = (await rows(`/${active}/triggers`)).length;
    const listed = await idsOf('?limit=-1');
    expect((await send('DELETE', `/${active}`)).status).toBe(200);
    expect(refused(await send('PUT', `/${active}/unpause`))).toEqual([409, 'CAMPAIGN_ENDED']);
    const { body } = await request(`/${active}`);
    expect([read(body, 'data.status'), read(body, 'data.ended_at')]).toEqual([
      'ended',
      '2026-11-20T12:00:00.000Z',
    ]);
    expect((await request(`/${active}/retrieve`)).body).toEqual(body);
    expect(await idsOf('?limit=-1')).toEqual(listed);
    expect(await rows(`/${active}/triggers`)).toHaveLength(before);
    const { body: choices } = await network.request('/publisher/v1/dict/campaigns?limit=-1', { token });
    expect(readList(choices, 'data.data').find((row) => read(row, 'id') === active)).toMatchObject({
      status: 'ended',
    });
  });

  test('[O4] removed twice keeps the day on which it ended', async () => {
    const before = (await request(`/${ended}`)).body;
    expect((await send('DELETE', `/${ended}`)).status).toBe(200);
    expect((await request(`/${ended}`)).body).toEqual(before);
  });

  test('[O6] the approval of an ended campaign names the one that runs', async () => {
    const approval = Number(read((await request('/1')).body, 'data.approval_id'));
    await send('DELETE', '/1');
    const { body } = await network.request(`/publisher/v1/approvals/${approval}`, { token });
    expect([read(body, 'data.campaign.id'), read(body, 'data.campaign.status')]).toEqual([101, 'active']);
  });
});

describe('real-time buying', () => {
  const rtb = { comment: 'From December on.', daily_budget: 120.5 };

  test('[O4.c] is requested once, also concurrently', async () => {
    const answers = await Promise.all([1, 2, 3].map(async () => send('POST', '/1/rtb', rtb)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(refused(await send('POST', '/1/rtb', rtb))).toEqual([409, 'RTB_ALREADY_REQUESTED']);
    expect(read((await request('/1')).body, 'data.rtb')).toEqual({
      status: 'requested',
      requested_at: '2026-11-20T12:00:00.000Z',
      comment: 'From December on.',
      daily_budget: { amount: 120.5, currency: 'EUR' },
    });
  });

  test.each([2, 4, 6])('[O4] of campaign %i was requested, with any outcome', async (id) => {
    expect(refused(await send('POST', `/${id}/rtb`, rtb))).toEqual([409, 'RTB_ALREADY_REQUESTED']);
  });

  test.each([[{ comment: '', daily_budget: 0 }], [{ comment: 'x'.repeat(2001) }], [{ daily_budget: 5 }]])(
    '[E2] is refused with %j',
    async (json) => {
      expect(refused(await send('POST', '/1/rtb', json))).toEqual([422, 'VALIDATION_ERROR']);
      expect(read((await request('/1')).body, 'data.rtb.status')).toBe('none');
    },
  );
});

test('nobody sees or touches the campaigns of another publisher', async () => {
  const other = await network.tokenOf('terms@portal.test');
  const theirs = readList((await request('?limit=-1', other)).body, 'data.data');
  expect(theirs.length).toBeGreaterThan(0);
  const id = String(read(theirs[0], 'id'));
  const mine = await idsOf('?limit=-1');
  expect(mine.filter((own) => theirs.some((row) => read(row, 'id') === own))).toEqual([]);
  for (const part of ['', '/retrieve', '/tsp', '/splitter', '/triggers', '/payouts']) {
    expect(refused(await request(`/${id}${part}`))).toEqual(gone);
  }
  expect(refused(await send('PUT', `/${id}`, { name: 'Mine' }))).toEqual(gone);
  expect(refused(await send('PUT', `/${id}/pause`))).toEqual(gone);
  expect(refused(await send('PUT', `/${id}/unpause`))).toEqual(gone);
  expect(refused(await send('PUT', `/${id}/save-clicktag`, { values: { sub1: 'x' } }))).toEqual(gone);
  expect(refused(await send('POST', `/${id}/rtb`, { comment: '' }))).toEqual(gone);
  expect(refused(await send('DELETE', `/${id}`))).toEqual(gone);
  expect(readList((await request('?limit=-1', other)).body, 'data.data')).toEqual(theirs);
  expect(readList((await request('/l-triggers', other)).body, 'data.data')).toEqual([]);
});
