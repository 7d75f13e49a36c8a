import { describe, expect, test } from 'vitest';
import { type QuotaName, quotaName } from '#contract/quotas.ts';
import { type CreatingCall, creatingCalls } from '#server/quotas/creating-calls.ts';
import { png } from '../support/pictures.ts';
import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { addPasskey } from './factors.ts';
import { type TestNetwork, onFreshNetwork, read, readList } from './network.ts';

let network: TestNetwork;
let token: string;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  operator = await network.tokenOf('operator@portal.test');
});

const offer = 48_213;
function picture() {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(png)], 'banner.png'));
  return form;
}

const send = (path: string, json: unknown, method = 'POST') => network.request(path, { method, json, token });
const named = () => crypto.randomUUID();
const postback = () => ({ name: named(), url: 'https://pb.example/in?c={click_id}' });

type Create = () => ReturnType<TestNetwork['request']>;

// What counts, by hand.
const rows = async (table: 'campaign' | 'tracking_link' | 'clicktag' | 'postback' | 'saved_report') => {
  const { db } = network.network;
  const { partner_id: partnerId } = await db
    .selectFrom('app_user')
    .select('partner_id')
    .where('email', '=', 'publisher@portal.test')
    .executeTakeFirstOrThrow();
  const found: Record<string, unknown>[] = await db
    .selectFrom(table)
    .selectAll()
    .where('partner_id', '=', partnerId)
    .execute();
  return found.filter(({ archived_at, status }) => !archived_at && status !== 'ended').length;
};

const creations: Record<QuotaName, Partial<Record<CreatingCall, Create>>> = {
  campaigns: {
    'campaigns.create': () => send('/publisher/v1/campaigns', { name: named(), offer_id: offer }),
    'offerActions.run': () => send(`/publisher/v1/offers/${offer}/run`, { name: named() }),
  },
  tracking_links: {
    'trackingLinks.create': () => send('/publisher/v1/tracking-links', { name: named(), offer_id: offer }),
    'campaigns.create': () => send('/publisher/v1/campaigns', { name: named(), offer_id: offer }),
    'offerActions.run': () => send(`/publisher/v1/offers/${offer}/run`, { name: named() }),
  },
  click_tags: {
    'clickTags.create': () => send('/publisher/v1/clicktags', { name: named(), values: { sub1: 'a' } }),
    'campaigns.saveClicktag': () =>
      send('/publisher/v1/campaigns/101/save-clicktag', { name: named(), values: { sub1: 'a' } }, 'PUT'),
  },
  postbacks: {
    'postbacks.create': () => send('/publisher/v1/postbacks', postback()),
    'postbacks.save': () => send('/publisher/v1/postbacks', { data: [postback()] }, 'PUT'),
  },
  saved_reports: {
    'savedReports.create': () => send('/publisher/v1/analytics', { name: named(), query: 'a=b' }),
  },
  api_tokens: {
    'apiTokens.create': () => send('/publisher/v1/api-tokens', { name: named(), scope: 'all', days: null }),
    'apiToken.create': () => send('/oauth/pat', undefined),
  },
  passkeys: {
    'secondFactor.addPasskey': () => addPasskey(network, softwareAuthenticator()),
  },
  materials: {
    'offerPictures.upload': () =>
      network.request(`/publisher/v1/offers/${offer}/upload`, { method: 'PUT', body: picture(), token }),
  },
};

const counts: Record<QuotaName, () => Promise<number>> = {
  campaigns: () => rows('campaign'),
  tracking_links: () => rows('tracking_link'),
  click_tags: () => rows('clicktag'),
  postbacks: () => rows('postback'),
  saved_reports: () => rows('saved_report'),
  api_tokens: async () => {
    const { body } = await network.request('/publisher/v1/api-tokens?limit=-1', { token });
    return Number(read(body, 'data.total'));
  },
  passkeys: async () => {
    const { body } = await network.request('/publisher/v1/second-factor', { token });
    return readList(body, 'data.passkeys').length;
  },
  materials: async () => {
    const details = await network.request(`/publisher/v1/offers/${offer}`, { token });
    const id = Number(read(details.body, 'data.approval.id'));
    const { body } = await network.request(`/publisher/v1/approvals/${id}`, { token });
    return readList(body, 'data.materials').length;
  },
};

const lists: Partial<Record<QuotaName, string>> = {
  campaigns: 'campaigns',
  tracking_links: 'tracking-links',
  click_tags: 'dict/clicktags',
  postbacks: 'postbacks',
  saved_reports: 'analytics',
  api_tokens: 'api-tokens',
};

const names = quotaName.options;
const calls = names.flatMap((name) =>
  Object.entries(creations[name]).map(([call, create]) => ({ name, call, create })),
);

const allow = async (name: QuotaName, most: number) => {
  const json = { quotas: { [name]: most } };
  const { status } = await network.request('/publisher/v1/config', { method: 'PUT', json, token: operator });
  expect(status).toBe(200);
};
const outcomeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  read(body, 'code') ?? null,
  read(body, 'quota') ?? null,
];
const shownOf = async (name: QuotaName) => {
  const { body } = await network.request(`/publisher/v1/${lists[name]}?limit=1`, { token });
  return read(body, 'meta.quota') ?? null;
};

test('each call that has a quota is tried here', () => {
  const tried = calls.map(({ name, call }) => `${call} ${name}`);
  const limited = Object.entries(creatingCalls).flatMap(([call, of]) =>
    typeof of === 'string' ? [] : of.map((name) => `${call} ${name}`),
  );
  expect(limited.toSorted()).toEqual(tried.toSorted());
});

describe('a quota', () => {
  test.each(calls)(
    'of $name refuses $call when it is used up, until it is raised',
    async ({ name, create }) => {
      const used = await counts[name]();
      await allow(name, used);
      expect(outcomeOf(await create())).toEqual([409, 'QUOTA_REACHED', { of: name, used, limit: used }]);
      expect(await counts[name]()).toBe(used);
      await allow(name, used + 1);
      expect(outcomeOf(await create())).toEqual([200, null, null]);
      expect(await counts[name]()).toBe(used + 1);
    },
  );

  // There is one token without a name at most.
  test.each(calls.filter(({ call }) => call !== 'apiToken.create'))(
    'of $name takes one of six parallel $call',
    async ({ name, create }) => {
      const used = await counts[name]();
      await allow(name, used + 1);
      const answers = await Promise.all(Array.from({ length: 6 }, create));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => read(body, 'code') === 'QUOTA_REACHED')).toHaveLength(5);
      expect(await counts[name]()).toBe(used + 1);
    },
  );

  test('says what there is and what to do, and is no entry of the activity', async () => {
    const used = await counts.tracking_links();
    await allow('tracking_links', used);
    const before = await network.request('/publisher/v1/activity?limit=1', { token });
    const { body } = await send('/publisher/v1/tracking-links', { name: 'One more', offer_id: offer });
    expect(read(body, 'description')).toBe(
      `You have ${used} of ${used} tracking links. Delete one or ask your account manager.`,
    );
    const after = await network.request('/publisher/v1/activity?limit=1', { token });
    expect(read(after.body, 'data.total')).toBe(read(before.body, 'data.total'));
  });

  test('that was lowered keeps what there is, which can still be changed and removed', async () => {
    await allow('tracking_links', 0);
    const { body } = await network.request('/publisher/v1/tracking-links?limit=1', { token });
    const link = `/publisher/v1/tracking-links/${Number(read(body, 'data.data.0.id'))}`;
    expect((await send(link, { name: 'Renamed' }, 'PUT')).status).toBe(200);
    expect((await network.request(link, { method: 'DELETE', token })).status).toBe(200);
    expect((await send(`/publisher/v1/offers/${offer}/run`, { name: 'New' })).status).toBe(409);
  });

  test('is no obstacle to new values of a click tag that is there already', async () => {
    const save = (values: unknown) =>
      send('/publisher/v1/campaigns/101/save-clicktag', { name: 'Mine', values }, 'PUT');
    expect((await save({ sub1: 'a' })).status).toBe(200);
    await allow('click_tags', 0);
    expect((await save({ sub1: 'b' })).status).toBe(200);
  });

  test.each(names.filter((name) => lists[name]))('of %s is shown once four fifths are used', async (name) => {
    const [create] = Object.values(creations[name]);
    while ((await counts[name]()) < 8) await create?.();
    const used = await counts[name]();
    await allow(name, Math.floor(used / 0.8) + 1);
    expect(await shownOf(name)).toBeNull();
    const limit = Math.floor(used / 0.8);
    await allow(name, limit);
    expect(await shownOf(name)).toEqual({ used, limit });
    await allow(name, used - 1);
    expect(await shownOf(name)).toEqual({ used, limit: used - 1 });
  });

  test('of creatives is shown with their application once four fifths are used', async () => {
    const details = await network.request(`/publisher/v1/offers/${offer}`, { token });
    const id = Number(read(details.body, 'data.approval.id'));
    const load = async () =>
      read(
        (await network.request(`/publisher/v1/approvals/${id}`, { token })).body,
        'data.materials_quota',
      ) ?? null;
    await allow('materials', 5);
    const upload = creations.materials['offerPictures.upload'];
    const shown: unknown[] = [];
    for (let made = (await counts.materials()) + 1; made <= 5; made += 1) {
      await upload?.();
      shown.push([made, await load()]);
    }
    expect(shown.slice(-3)).toEqual([
      [3, null],
      [4, { used: 4, limit: 5 }],
      [5, { used: 5, limit: 5 }],
    ]);
  });

  test('of passkeys is shown with the second factors once four fifths are used', async () => {
    const load = async () =>
      read((await network.request('/publisher/v1/second-factor', { token })).body, 'data.passkeys_quota') ??
      null;
    await addPasskey(network, softwareAuthenticator());
    await allow('passkeys', 2);
    expect(await load()).toBeNull();
    await addPasskey(network, softwareAuthenticator());
    expect(await load()).toEqual({ used: 2, limit: 2 });
  });

  test('is set by operators, as a whole number, and not public', async () => {
    const change = (quotas: unknown, as = operator) =>
      network.request('/publisher/v1/config', { method: 'PUT', json: { quotas }, token: as });
    expect((await change({ campaigns: 3 })).text).not.toContain('quotas');
    for (const wrong of [-1, 1.5, '3', null]) expect((await change({ campaigns: wrong })).status).toBe(422);
    expect((await change({ figures: 3 })).status).toBeGreaterThanOrEqual(400);
    expect((await change({ campaigns: 3 }, token)).status).toBe(403);
    const entry = await network.request('/publisher/v1/config/quotas.campaigns', { token: operator });
    expect(read(entry.body, 'data.value')).toBe(3);
  });
});
