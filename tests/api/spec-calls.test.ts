import { expect, test } from 'vitest';
import { type TestNetwork, onNetwork } from './network.ts';

// Specification 7, call by call, as written there; {…} is filled in. Independent of the contract, so that a call
// missing in the contract fails here.
const calls = `
  POST /oauth/token
  POST /api/oauth/token
  POST /oauth/ott-token
  POST /publisher/v1/register
  POST /password/publisher/email
  POST /password/publisher/reset
  GET /email/verify/1
  POST /oauth/pat
  DELETE /oauth/pat
  PUT /publisher/v1/config
  PUT /publisher/v1/user-profile
  PUT /publisher/v1/user-profile/billing
  PUT /publisher/v1/user-profile/tos-accept
  POST /public/v1/error-logs

  GET /storage/dict.json
  GET /public/v1/dict/categories?limit=-1
  GET /public/v1/dict/countries?limit=-1
  GET /public/v1/dict/offer-tags
  GET /public/v1/tags/os?limit=-1
  GET /publisher/v1/dict/clicktag-params?limit=-1
  GET /publisher/v1/dict/postback-params?limit=-1
  GET /publisher/v1/dict/approval-statuses?limit=-1
  GET /publisher/v1/dict/clicktags?limit=-1
  GET /publisher/v1/dict/event-types
  GET /publisher/v1/dict/currencies?limit=-1
  GET /publisher/v1/dict/countries?limit=-1
  GET /publisher/v1/dict/tracking-links?limit=-1
  GET /publisher/v1/dict/approvals-offers?limit=-1
  GET /publisher/v1/dict/offer-tags
  GET /publisher/v1/dict/partner-traffic-types
  GET /publisher/v1/dict/campaigns
  GET /publisher/v1/dict/offers
  GET /publisher/v1/tags/city/DE
  GET /publisher/v1/tags/category

  GET /publisher/v1/offers/groups
  GET /publisher/v1/offers/featured
  GET /publisher/v1/offers/48213/banners
  GET /publisher/v1/offers/48213/caps
  GET /publisher/v1/offers/48213/revenues
  GET /publisher/v1/offers/48213/payouts
  POST /publisher/v1/offers/fetch-preview
  PUT /publisher/v1/offers/48213/upload
  PUT /publisher/v1/offers/48213/pause
  PUT /publisher/v1/offers/48213/unpause
  POST /publisher/v1/offers/48213/apply
  POST /publisher/v1/offers/48213/run
  GET /publisher/v1/offers/download
  GET /publisher/v1/offers/48213/download-banners

  GET /publisher/v1/campaigns/102/tsp
  GET /publisher/v1/campaigns/102/splitter
  GET /publisher/v1/campaigns/102/triggers
  GET /publisher/v1/campaigns/102/payouts
  GET /publisher/v1/campaigns/l-triggers
  POST /publisher/v1/campaigns/102/rtb
  PUT /publisher/v1/campaigns/102/pause
  PUT /publisher/v1/campaigns/102/unpause
  PUT /publisher/v1/campaigns/102/save-clicktag

  GET /publisher/v1/tracking-links/offers/48213
  GET /publisher/v1/tracking-links/download
  GET /publisher/v1/tracking-links/107/clicktag

  GET /publisher/v1/approvals/download
  GET /publisher/v1/approvals/1/banners
  GET /publisher/v1/approvals/1/payouts
  GET /publisher/v1/approvals/1/clicktag

  GET /publisher/v1/postbacks
  PUT /publisher/v1/postbacks/1/default
  PUT /publisher/v1/postbacks

  GET /publisher/v2/analytics/timeseries
  GET /publisher/v2/analytics/pivot
  GET /publisher/v2/analytics/overview
  GET /publisher/v2/analytics/dict-kpi
  GET /publisher/v2/analytics/report
  GET /publisher/v2/analytics/report/download

  GET /public/v1/offers
`;

// The kinds of tags of specification 3 with a list of their own.
const kinds = `handset os other carrier content_category pno theme ad_dimension color operating_system placement step
  banner_title banner_id banner_source product_pno banner_filename offer_detail_name handset_legacy connection language
  isp device_manufacturer form_factor trigger_param_click trigger_param_event adv_billingstate adv_billingcontext
  adv_beorderstate trigger_param_yieldr category`;

// A record of each resource; the generic pattern is the same for all.
const records: Record<string, string> = {
  approvals: '1',
  campaigns: '102',
  config: 'general.locale',
  offers: '48213',
  postbacks: '1',
  public: '1',
  tags: '1',
  'tracking-links': '107',
  analytics: 'the saved one',
};
const pattern = ['GET', 'POST', 'GET /{id}', 'PUT /{id}', 'GET /{id}/retrieve', 'DELETE /{id}'];

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const listed = calls.split('\n').flatMap((line) => {
  const [method = '', path = ''] = words(line);
  return method === '' ? [] : [{ method, path }];
});
const ofKinds = words(kinds).map((kind) => ({ method: 'GET', path: `/publisher/v1/tags/${kind}` }));

let network: TestNetwork;
let token: string;
let report: string;
onNetwork(async (opened) => {
  network = opened;
  // Records that the network does not have at its start.
  const operator = await network.tokenOf('operator@portal.test');
  await network.request('/publisher/v1/config', {
    json: { id: 'general.locale', value: 'en' },
    token: operator,
  });
  token = await network.tokenOf();
  const saved = { json: { name: 'Countries', query: 'dimensions=country' }, token };
  report = /"id":(\d+)/.exec((await network.request('/publisher/v1/analytics', saved)).text)?.[1] ?? '';
});

const missing = new Set([404, 405, 501]);
// Without a body: only whether the call exists.
const answers = async ({ method, path }: { method: string; path: string }) => {
  const { status } = await network.request(path, { method, token });
  return { call: `${method} ${path}`, status };
};
const isMissing = ({ status }: { status: number }) => missing.has(status) || status >= 500;

test.each(listed)('[P7.a] $method $path is there', async (call) => {
  const answer = await answers(call);
  expect(isMissing(answer) ? answer : 'there').toBe('there');
});

test.each(ofKinds)('[C4.a] $method $path is there', async (call) => {
  expect((await answers(call)).status).toBe(200);
});

test.each(Object.entries(records))('[O9.a] the generic pattern of %s is there', async (resource, record) => {
  const id = resource === 'analytics' ? report : record;
  const found = [];
  for (const call of pattern) {
    const [method = '', rest = ''] = call.split(' ');
    found.push(await answers({ method, path: `/publisher/v1/${resource}${rest.replace('{id}', id)}` }));
  }
  expect(found.filter(isMissing)).toEqual([]);
});

test('[P7] a call that is not in the specification is not there', async () => {
  for (const call of [
    { method: 'GET', path: '/publisher/v1/nowhere' },
    { method: 'PATCH', path: '/publisher/v1/offers' },
    { method: 'GET', path: '/publisher/v1/tags/nothing' },
  ]) {
    expect((await answers(call)).status).toBe(404);
  }
});

test('[S11] [S9] signing out is there', async () => {
  expect((await answers({ method: 'DELETE', path: '/oauth/token' })).status).toBe(200);
});
