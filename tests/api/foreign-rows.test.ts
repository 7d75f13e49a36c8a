import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { callsOf, every, nameOf } from './calls.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';
import { samples } from './samples.ts';

// In every text that the first publisher wrote, and in no other text.
const mark = 'belongs-to-the-first';
const texts = {
  activity: 'subject',
  approval: 'comment',
  campaign: 'name',
  clicktag: 'name',
  postback: 'name',
  saved_report: 'name',
  tracking_link: 'name',
  app_user: 'lastname',
  payment: 'reason',
  inquiry: 'subject',
  inquiry_message: 'text',
  notice: 'key',
} as const;

let network: TestNetwork;
let own: string;
let other: string;
onNetwork(async (opened) => {
  network = opened;
  [own, other] = [await network.tokenOf(), await network.tokenOf('terms@portal.test')];
  const json = { name: 'Countries', query: 'dimensions=country' };
  await network.request('/publisher/v1/analytics', { json, token: own });
  for (const [table, column] of Object.entries(texts)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mark} || ' ' || id where partner_id = 1`.execute(
      network.network.db,
    );
  }
  await network.network.db.updateTable('partner').set({ name: mark }).where('id', '=', 1).execute();
});

const reads = every.filter(
  ({ endpoint: { method, auth = 'publisher' } }) => method === 'GET' && auth === 'publisher',
);
const count = (text: string) => text.split(mark).length - 1;
const put = (path: string, json: unknown) =>
  network.request(`/publisher/v1/${path}`, { method: 'PUT', json, token: other });
const post = (path: string, json: unknown) =>
  network.request(`/publisher/v1/${path}`, { json, token: other });

describe('what belongs to another publisher', () => {
  test.each(reads)('[M1] is not in the answer of $name', async (operation) => {
    const sample = await samples[nameOf(operation)](network);
    const { text } = await callsOf(network).send(operation, sample, { token: other });
    expect(count(text)).toBe(0);
  });

  test('[M1] is there for its owner, in every list of it', async () => {
    for (const path of [
      'approvals?limit=-1',
      'approvals/download',
      'campaigns?limit=-1',
      'tracking-links?limit=-1',
      'tracking-links/download',
      'postbacks?limit=-1',
      'analytics?limit=-1',
      'activity?limit=-1',
      'inquiries?limit=-1',
      'inquiries/1',
      'dict/clicktags',
      'dict/campaigns',
      'dict/tracking-links',
      'user-profile',
    ]) {
      const { text } = await network.request(`/publisher/v1/${path}`, { token: own });
      expect({ path, isThere: count(text) > 0 }).toEqual({ path, isThere: true });
    }
  });

  test('[M1] is not found by its number in a filter', async () => {
    const period = 'date_from=2026-11-01&date_to=2026-11-20';
    const links = await network.request('/publisher/v1/tracking-links?limit=-1', { token: own });
    const ids = readList(links.body, 'data.data').map((link) => String(read(link, 'id')));
    const mine = await network.request('/publisher/v1/tracking-links?limit=-1', { token: other });
    const theirs = new Set(readList(mine.body, 'data.data').map((link) => String(read(link, 'id'))));
    expect(ids.some((id) => theirs.has(id))).toBe(false);
    const report = await network.request(
      `/publisher/v2/analytics/report?${period}&link_id=${ids.join(',')}`,
      {
        token: other,
      },
    );
    expect(readList(report.body, 'data.data')).toEqual([]);
    const triggers = await network.request('/publisher/v1/campaigns/l-triggers?campaign_id=2,4', {
      token: other,
    });
    expect(readList(triggers.body, 'data.data')).toEqual([]);
  });

  test('[M1] cannot be hung onto records of one’s own', async () => {
    const clicktag = await network.request('/publisher/v1/dict/clicktags', { token: own });
    const clicktag_id = read(clicktag.body, 'data.data.0.id');
    const offers = await network.request('/publisher/v1/approvals?status=approved', { token: other });
    const offer_id = read(offers.body, 'data.data.0.offer.id');
    const saved = { name: 'Mine', url: 'https://pb-of-another.example/in' };
    const answers = [
      await post('campaigns', { name: 'Mine', offer_id, clicktag_id }),
      await post('tracking-links', { name: 'Mine', offer_id, clicktag_id }),
      await post('tracking-links', { name: 'Mine', offer_id, campaign_id: 102 }),
      await put('postbacks', { id: 1, ...saved }),
      await put('postbacks', { data: [saved, { id: 1, ...saved }] }),
    ];
    expect(answers.map(({ status }) => [404, 409, 422].includes(status))).toEqual(answers.map(() => true));
    const { body } = await network.request('/publisher/v1/postbacks?limit=-1', { token: other });
    expect(JSON.stringify(body)).not.toContain('pb-of-another');
  });

  test('[M1] private offers are unknown to publishers without an approval', async () => {
    const { body } = await network.request('/publisher/v1/offers?limit=-1', { token: own });
    const privates = readList(body, 'data.data').filter((offer) => read(offer, 'visibility') === 'private');
    const ids = privates.map((offer) => String(read(offer, 'id')));
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      for (const part of [
        '',
        '/retrieve',
        '/banners',
        '/caps',
        '/payouts',
        '/revenues',
        '/download-banners',
      ]) {
        const { status } = await network.request(`/publisher/v1/offers/${id}${part}`, { token: other });
        expect({ part, status }).toEqual({ part, status: 404 });
      }
      expect((await post(`offers/${id}/apply`, { comment: '' })).status).toBe(404);
      expect((await network.request(`/public/v1/offers?search=${id}`)).text).not.toContain(`"id":${id},`);
    }
  });
});

describe('a body', () => {
  test('[M1] raises nobody’s role', async () => {
    const before = await network.request('/publisher/v1/user-profile', { token: other });
    for (const json of [
      { firstname: 'Jonas', admin: 'y' },
      { firstname: 'Jonas', superadmin: 'y', role: 'admin' },
      { firstname: 'Jonas', partner_id: 1, partner: { id: 1, status: 'active' } },
      { firstname: 'Jonas', email: 'operator@portal.test' },
      JSON.parse('{"firstname":"Jonas","__proto__":{"admin":"y"},"constructor":{"prototype":{"admin":"y"}}}'),
    ]) {
      const { status } = await put('user-profile', json);
      expect([200, 400, 422]).toContain(status);
    }
    const after = await network.request('/publisher/v1/user-profile', { token: other });
    for (const field of ['admin', 'superadmin', 'email', 'partner.id', 'partner.status', 'privileges']) {
      expect(read(after.body, `data.${field}`)).toEqual(read(before.body, `data.${field}`));
    }
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });
});
