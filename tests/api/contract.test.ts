import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ApiContract, contract } from '#contract/index.ts';
import { type Operation, operations } from '#server/http/operations.ts';
import { type TestNetwork, aText, openNetwork, password, read, startLimit } from './network.ts';

type NameIn<R extends keyof ApiContract> = `${R}.${keyof ApiContract[R] & string}`;
type Name = { [R in keyof ApiContract]: NameIn<R> }[keyof ApiContract];
type Called = Pick<Operation, 'endpoint'>;
type Sample = {
  params?: Record<string, string | number>;
  query?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

const period = 'date_from=2026-11-01&date_to=2026-11-20';
const client = `Basic ${Buffer.from('publisher:portal-demo').toString('base64')}`;
const account = { username: 'publisher@portal.test', password };

/** What each call is asked with; `{}` where nothing is needed. */
const samples: Record<Name, (network: TestNetwork) => Promise<Sample> | Sample> = {
  'session.signIn': () => ({ json: { client_id: 'publisher', ...account } }),
  'session.signOut': () => ({}),
  'session.exchangeOneTimeToken': async ({ ask }) => {
    const { body } = await ask('/__test/shadow-login', { json: {} });
    return { json: { ott: new URL(String(read(body, 'url'))).searchParams.get('ott') } };
  },
  'session.passwordGrant': () => ({
    form: { grant_type: 'password', ...account },
    headers: { authorization: client },
  }),
  'account.profile': () => ({}),
  'account.acceptTerms': async ({ ask, tokenOf }) => {
    const { body } = await ask('/publisher/v1/user-profile', { token: await tokenOf() });
    return { json: { tos: read(body, 'data.partner.terms_conditions.tos') } };
  },
  'account.register': () => ({
    json: {
      email: 'walk@portal.test',
      password: 'a long enough one',
      password_confirmation: 'a long enough one',
      firstname: 'Wanda',
      lastname: 'Walker',
      company: 'Walkers',
      country: 'DE',
      terms_accepted: true,
    },
  }),
  'config.get': () => ({}),
  'dictionaries.start': () => ({}),
  'dictionaries.categories': () => ({ query: 'limit=-1' }),
  'dictionaries.countries': () => ({ query: 'limit=-1' }),
  'dictionaries.approvalStatuses': () => ({ query: 'limit=-1' }),
  'choices.clicktagParams': () => ({ query: 'limit=-1' }),
  'choices.postbackParams': () => ({ query: 'limit=-1' }),
  'choices.clicktags': () => ({ query: 'limit=-1' }),
  'choices.eventTypes': () => ({ query: 'limit=-1' }),
  'choices.currencies': () => ({ query: 'limit=-1' }),
  'choices.countries': () => ({ query: 'limit=-1' }),
  'choices.trackingLinks': () => ({ query: 'limit=-1' }),
  'choices.approvalsOffers': () => ({ query: 'limit=-1' }),
  'choices.offerTags': () => ({ query: 'limit=-1' }),
  'choices.publicOfferTags': () => ({ query: 'limit=-1' }),
  'choices.partnerTrafficTypes': () => ({ query: 'limit=-1' }),
  'choices.campaigns': () => ({ query: 'limit=-1' }),
  'choices.offers': () => ({ query: 'limit=-1' }),
  'tags.byKind': () => ({ params: { kind: 'carrier' }, query: 'limit=-1' }),
  'tags.city': () => ({ params: { param: 'DE' }, query: 'limit=-1' }),
  'tags.category': () => ({ query: 'limit=-1' }),
  'tags.publicOs': () => ({ query: 'limit=-1' }),
  'offers.list': () => ({ query: 'limit=100' }),
  'offers.featured': () => ({ query: 'limit=3' }),
  'offerParts.get': () => ({ params: { id: 48_213 } }),
  'offerParts.retrieve': () => ({ params: { id: 48_213 } }),
  'offerParts.groups': () => ({ query: 'limit=100' }),
  'offerParts.banners': () => ({ params: { id: 48_213 } }),
  'offerParts.caps': () => ({ params: { id: 47_790 } }),
  'offerParts.revenues': () => ({ params: { id: 48_213 } }),
  'offerParts.payouts': () => ({ params: { id: 48_213 } }),
  'offerParts.download': () => ({}),
  'offerActions.apply': () => ({ params: { id: 48_344 }, json: { comment: '' } }),
  'offerActions.pause': () => ({ params: { id: 48_213 } }),
  'offerActions.unpause': () => ({ params: { id: 48_213 } }),
  'approvals.list': () => ({ query: 'limit=100' }),
  'approvals.get': () => ({ params: { id: 1 } }),
  'approvals.retrieve': () => ({ params: { id: 1 } }),
  'approvals.banners': () => ({ params: { id: 1 } }),
  'approvals.payouts': () => ({ params: { id: 1 } }),
  'approvals.clicktag': () => ({ params: { id: 1 } }),
  'approvals.download': () => ({}),
  'public.offers': () => ({ query: 'limit=100' }),
  'public.errorLog': () => ({ json: { message: 'It broke', url: 'http://localhost/dashboard' } }),
  'analytics.overview': () => ({ query: period }),
  'analytics.timeseries': () => ({ query: period }),
  'analytics.dictKpi': () => ({}),
  'reports.pivot': () => ({ query: `${period}&dimensions=country,device` }),
  'reports.report': () => ({ query: period }),
  'reports.download': () => ({ query: period }),
};

let network: TestNetwork;
beforeAll(async () => {
  network = await openNetwork();
}, startLimit);
afterAll(() => network.close());

const encode = (form: Record<string, string> | undefined) => form && new URLSearchParams(form).toString();
const formType = 'application/x-www-form-urlencoded';
const typeOf = ({ endpoint }: Called) => (endpoint.encoding === 'form' ? formType : 'application/json');
const isForPublishers = ({ endpoint: { auth = 'publisher' } }: Called) => auth === 'publisher';
const meta = z.object({ api_version: z.string() });

function bodySchema({ answer: { kind, schema } }: Endpoint) {
  const rows = z.object({ data: z.array(schema), total: z.int(), limit: z.int(), offset: z.int() });
  if (kind === 'bare') return schema;
  if (kind === 'file') return z.null();
  return z.object({ data: kind === 'page' ? rows : schema, meta });
}

type Change = { query?: string; type?: string; body?: string; token?: string | null };

async function call({ name, endpoint }: Operation, change: Change = {}) {
  // `Name` is the union of exactly these names.
  const sample = await samples[name as Name](network);
  const query = [sample.query, change.query].filter(Boolean).join('&');
  const token = change.token === undefined ? await network.tokenOf() : change.token;
  const body = change.body ?? encode(sample.form) ?? JSON.stringify(sample.json);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(sample.params?.[key]));
  return network.ask(query ? `${path}?${query}` : path, {
    method: endpoint.method,
    token: isForPublishers({ endpoint }) && token ? token : undefined,
    ...(body !== undefined && { body, type: change.type ?? typeOf({ endpoint }) }),
    ...(sample.headers && { headers: sample.headers }),
  });
}

const every = operations(contract);
const withBody = every.filter(({ endpoint }) => endpoint.body);

test.each(every)('[P7] $name answers as the contract says', async (operation) => {
  const { status, text, body } = await call(operation);
  expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
  expect(z.safeParse(bodySchema(operation.endpoint), body).error).toBeUndefined();
});

test.each(every)('[E7] $name refuses an unknown parameter', async (operation) => {
  const { status, body } = await call(operation, { query: 'no_such_parameter=1' });
  expect([status, read(body, 'code')]).toEqual([400, 'UNKNOWN_PARAMETER']);
});

test.each(every.filter(isForPublishers))('[S4] $name knows nobody without a token', async (operation) => {
  const { status, body } = await call(operation, { token: null });
  expect([status, read(body, 'code')]).toEqual([401, 'UNAUTHENTICATED']);
});

test.each(withBody)('$name takes its own content type and no other', async (operation) => {
  const other = typeOf(operation) === formType ? 'application/json' : formType;
  for (const type of [other, 'text/plain', 'multipart/form-data']) {
    const { status, body } = await call(operation, { type });
    expect([status, read(body, 'code')]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  }
});

test.each(withBody)('[E2] $name lists what is wrong with a body, field by field', async (operation) => {
  const { status, body } = await call(operation, { body: typeOf(operation) === formType ? 'a=1' : '{}' });
  expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
  expect(read(body, 'errors.0')).toEqual({
    field: aText,
    errors: [{ code: aText, description: aText }],
  });
});
