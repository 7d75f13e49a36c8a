import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isApiPath } from '#server/http/api-prefixes.ts';
import { type TestNetwork, read, onNetwork } from './network.ts';
import { prepareLinks, visitsOf } from './visits.ts';

const links = { stopped: { link: 4, offer: 48_466 }, capped: { link: 6, offer: 47_355 } };

let network: TestNetwork;
let token: string;
let visits: ReturnType<typeof visitsOf>;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  visits = visitsOf(network);
  await prepareLinks(network, Object.values(links));
});

describe('traffic stops and starts again', () => {
  const { link, offer } = links.stopped;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(network.network.db);
  const api = (path: string) => network.request(path, { method: 'PUT', token, json: {} });
  const approval = (set: ReturnType<typeof sql>) =>
    run(sql`update approval set ${set} where partner_id = 1 and offer_id = ${offer}`);
  const campaign = (status: string) =>
    run(sql`update campaign set status = ${status} where partner_id = 1 and offer_id = ${offer}`);
  const ofLink = (set: ReturnType<typeof sql>) =>
    run(sql`update tracking_link set ${set} where id = ${link}`);
  const ofOffer = (set: ReturnType<typeof sql>) => run(sql`update offer set ${set} where id = ${offer}`);
  const partner = (status: string) => run(sql`update partner set status = ${status} where id = 1`);
  type Cause = {
    status: number;
    title: string;
    listed?: string;
    stop: () => Promise<unknown>;
    start: () => Promise<unknown>;
  };
  const paused = { status: 410, title: 'This link is paused', listed: 'paused' };
  const ended = { status: 410, title: 'This offer has ended', listed: 'ended' };
  const causes: Record<string, Cause> = {
    'the publisher pauses the offer': {
      ...paused,
      stop: () => api(`/publisher/v1/offers/${offer}/pause`),
      start: () => api(`/publisher/v1/offers/${offer}/unpause`),
    },
    'they pause the campaign': { ...paused, stop: () => campaign('paused'), start: () => campaign('active') },
    'they pause the link': {
      ...paused,
      stop: () => ofLink(sql`status = 'paused'`),
      start: () => ofLink(sql`status = 'active'`),
    },
    'the campaign ends': { ...ended, stop: () => campaign('ended'), start: () => campaign('active') },
    'the network pauses the offer': {
      ...paused,
      stop: () => ofOffer(sql`status = 'paused'`),
      start: () => ofOffer(sql`status = 'active'`),
    },
    'the offer expires': {
      ...ended,
      stop: () => ofOffer(sql`expires_at = '2026-11-20T12:00:00Z'`),
      start: () => ofOffer(sql`expires_at = '2026-11-20T12:00:01Z'`),
    },
    'the publisher is blocked': {
      ...ended,
      stop: () => approval(sql`status = 'blocked'`),
      start: () => approval(sql`status = 'approved'`),
    },
    'their account is suspended': {
      status: 410,
      title: ended.title,
      stop: () => partner('suspended'),
      start: () => partner('active'),
    },
    'the link is archived': {
      status: 404,
      title: 'This link leads nowhere',
      stop: () => ofLink(sql`archived_at = '2026-11-20T00:00:00Z'`),
      start: () => ofLink(sql`archived_at = null`),
    },
  };

  const statusOf = async () =>
    read((await network.request(`/publisher/v1/tracking-links/${link}`, { token })).body, 'data.status');

  test.each(Object.entries(causes))(
    '[O3] [O5] when %s',
    async (_, { status, title, listed, stop, start }) => {
      const whileStopped = await visits.added(offer, async () => {
        await stop();
        const answer = await visits.click(link);
        expect([answer.status, answer.to]).toEqual([status, null]);
        expect(answer.text).toContain(`<h1>${title}</h1>`);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        await visits.visit(`1/${link}`, { kind: 'i' });
        // The API does not answer a suspended account, nor for a link in the archive.
        expect(await statusOf()).toBe(listed);
      });
      expect(whileStopped).toEqual({ clicks: 0, unique_clicks: 0, impressions: 0 });
      const again = await visits.added(offer, async () => {
        await start();
        expect((await visits.click(link)).status).toBe(302);
        expect(await statusOf()).toBe('active');
      });
      expect(again.clicks).toBe(1);
    },
  );

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'Dieser Link führt ins Leere'],
    ['fr-FR, de;q=0.8, en;q=0.5', 'Dieser Link führt ins Leere'],
    ['fr', 'This link leads nowhere'],
  ])('to readers of %s is in the first of their languages that it has', async (languages, title) => {
    const { text } = await visits.visit('1/999999', { headers: { 'accept-language': languages } });
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  test.each(['1/999999', '2/1', '999999/1', '1/999999999999999'])('%s is no link', async (path) => {
    expect((await visits.visit(path)).status).toBe(404);
    expect((await visits.visit(path, { kind: 'i' })).status).toBe(404);
  });

  test.each(['/g/1/x', '/g/1', '/g/-1/1', '/g/1/1/1', '/g/1/1e3'])(
    '%s is no address of a link',
    async (path) => {
      const { status, body } = await network.request(path);
      expect([status, read(body, 'code')]).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    },
  );
});

describe('a cap', () => {
  const { link, offer } = links.capped;
  type Cap = { type: 'clicks' | 'conversions'; period: 'day' | 'total'; value: number };
  async function capped(cap: Cap, fallback?: string) {
    const { db } = network.network;
    await db.deleteFrom('offer_cap').where('offer_id', '=', offer).execute();
    const action = fallback === undefined ? 'stop' : 'redirect';
    await db
      .insertInto('offer_cap')
      .values({ ...cap, offer_id: offer, action, fallback_url: fallback ?? null })
      .execute();
  }

  test('lets through what is left and no more, also of clicks at once, until the next day', async () => {
    const { clicks } = await visits.rolledUp(offer);
    await capped({ type: 'clicks', period: 'day', value: clicks + 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => visits.click(link)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(3);
    const stopped = answers.filter(({ status }) => status === 410);
    expect(stopped).toHaveLength(7);
    expect(stopped[0]?.text).toContain('<h1>This offer is fully booked</h1>');
    expect((await visits.rolledUp(offer)).clicks).toBe(clicks + 3);
    const start = network.network.clock.now().toISOString();
    await network.request('/__test/clock', { json: { now: '2026-11-21T00:00:00Z' } });
    expect((await visits.click(link)).status).toBe(302);
    await network.request('/__test/clock', { json: { now: start } });
    expect((await visits.click(link)).status).toBe(410);
  });

  test('leads elsewhere where the offer has a fallback', async () => {
    await capped({ type: 'clicks', period: 'total', value: 1 }, 'https://shop.example/waiting-list');
    const result = await visits.added(offer, async () => {
      const { status, to } = await visits.click(link);
      expect([status, to]).toEqual([302, 'https://shop.example/waiting-list']);
    });
    expect(result.clicks).toBe(0);
  });

  test('of conversions stops clicks as well', async () => {
    await capped({ type: 'conversions', period: 'total', value: 1 });
    expect((await visits.click(link)).status).toBe(410);
  });
});

test('[A4] the addresses of the tracking host are none of the portal', () => {
  expect(['/g/1/1', '/i/1/1', '/postback'].map(isApiPath)).toEqual([true, true, true]);
  expect(['/postbacks', '/postback/1', '/g', '/offers'].map(isApiPath)).toEqual([false, false, false, false]);
});
