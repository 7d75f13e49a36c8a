import type { ApiContract } from '#contract/index.ts';
import { linkAboutAddress, otherAddress, resetLink } from './mailed-links.ts';
import { type TestNetwork, password, read, readList } from './network.ts';
import { figureSamples } from './figure-samples.ts';
import { factorSamples } from './factor-samples.ts';
import { inquirySamples } from './inquiry-samples.ts';
import { operatorSamples } from './operator-samples.ts';
import { paymentSamples } from './payment-samples.ts';
import { postbackSamples } from './postback-samples.ts';
import { registering } from './registering.ts';
import { billing, namedToken, newOffer, picture, registration, report } from './sample-bodies.ts';

type NameIn<R extends keyof ApiContract> = `${R}.${keyof ApiContract[R] & string}`;
export type Name = { [R in keyof ApiContract]: NameIn<R> }[keyof ApiContract];
// Of a multipart call `form` and `file` are sent together.
export type Sample = {
  params?: Record<string, string | number>;
  query?: string;
  json?: unknown;
  form?: Record<string, string>;
  file?: File;
  headers?: Record<string, string>;
};

const client = `Basic ${Buffer.from('publisher:portal-demo').toString('base64')}`;
const account = { username: 'publisher@portal.test', password };
const whole = () => ({ query: 'limit=-1' });
const firstPage = () => ({ query: 'limit=100' });
const nothing = () => ({});
const by = (id: number) => () => ({ params: { id } });

type As = 'publisher@portal.test' | 'operator@portal.test';

// The id of a new record, made by the publisher or an operator.
async function made({ request, tokenOf }: TestNetwork, path: string, [json, as]: [unknown, As?]) {
  const { body } = await request(path, { json, token: await tokenOf(as) });
  return { params: { id: Number(read(body, 'data.id')) } };
}

async function pendingApproval({ request, tokenOf }: TestNetwork) {
  const { body } = await request('/publisher/v1/approvals?status=pending', { token: await tokenOf() });
  return { params: { id: Number(read(body, 'data.data.0.id')) } };
}

const offerWithQuestions = 48_344;

async function application({ request, tokenOf }: TestNetwork) {
  const { body } = await request(`/publisher/v1/offers/${offerWithQuestions}`, { token: await tokenOf() });
  const questions = readList(body, 'data.questions');
  return {
    comment: '',
    answers: questions.map((question) => ({
      question_id: read(question, 'id'),
      answer: 'In the newsletter.',
    })),
  };
}

const newReport = (network: TestNetwork) =>
  made(network, '/publisher/v1/analytics', [{ ...report, name: crypto.randomUUID() }]);
const newClicktag = (network: TestNetwork) =>
  made(network, '/publisher/v1/clicktags', [{ name: crypto.randomUUID(), values: { sub1: 'walk' } }]);
const setting = { id: 'general.system_name', value: 'Halyard' };

async function newSession({ request, tokenOf }: TestNetwork) {
  const { body } = await request('/publisher/v1/sessions', { token: await tokenOf() });
  return { params: { id: String(read(body, 'data.0.id')) } };
}

async function setEntry({ request, tokenOf }: TestNetwork) {
  const token = await tokenOf('operator@portal.test');
  await request('/publisher/v1/config', { json: setting, token });
  return { params: { id: setting.id } };
}

const sums = {
  from: '2026-11-20T11:55:00Z',
  to: '2026-11-20T12:00:00Z',
  charts: [
    { chart: 'session', hash: '0'.repeat(64), taken: [{ transition: 'session | any | 0', times: 1 }] },
  ],
};

async function collected({ request, tokenOf }: TestNetwork) {
  const json = { general: { transition_counts: 'operators' } };
  const token = await tokenOf('operator@portal.test');
  await request('/publisher/v1/config', { method: 'PUT', json, token });
  return { json: sums };
}

// A successful request of each call, by its usual caller, on a fresh network.
export const samples: Record<Name, (network: TestNetwork) => Promise<Sample> | Sample> = {
  'session.signIn': () => ({ json: { client_id: 'publisher', ...account } }),
  'session.signOut': nothing,
  'session.exchangeOneTimeToken': async ({ request }) => {
    const { body } = await request('/__test/shadow-login', { json: {} });
    return { json: { ott: new URL(String(read(body, 'url'))).searchParams.get('ott') } };
  },
  'session.passwordGrant': () => ({
    form: { grant_type: 'password', ...account },
    headers: { authorization: client },
  }),
  'sessions.list': nothing,
  'sessions.end': newSession,
  'sessions.endOthers': nothing,
  'account.profile': nothing,
  'account.acceptTerms': async ({ request, tokenOf }) => {
    const { body } = await request('/publisher/v1/user-profile', { token: await tokenOf() });
    return { json: { tos: read(body, 'data.partner.terms_conditions.tos') } };
  },
  'account.register': () => ({ json: registration }),
  'profile.currencyQuote': () => ({ query: 'currency=USD' }),
  'profile.update': () => ({ json: { firstname: 'Nora', phone: '+49 40 5550 127' } }),
  'billing.update': () => ({ json: billing }),
  'confirmation.confirm': () => ({ json: { password } }),
  'accountChanges.requestEmail': otherAddress,
  'accountChanges.confirmEmail': (network) => linkAboutAddress(network, 'email-confirm'),
  'accountChanges.read': (network) => linkAboutAddress(network, 'email-change-requested'),
  'accountChanges.undo': (network) => linkAboutAddress(network, 'email-change-requested'),
  'password.requestReset': () => ({ json: { email: account.username } }),
  'password.reset': async (network) => {
    const { searchParams } = await resetLink(network, account.username);
    const chosen = 'a new and long one';
    const json = { ...Object.fromEntries(searchParams), password: chosen, password_confirmation: chosen };
    return { json };
  },
  'password.change': () => {
    const chosen = 'a new and long one';
    return { json: { current_password: password, password: chosen, password_confirmation: chosen } };
  },
  'verification.verify': async (network) => {
    const people = registering(network);
    await people.register({ email: `${crypto.randomUUID()}@portal.test` });
    const { pathname, search } = await people.newestLink();
    return { params: { id: Number(pathname.split('/').at(-1)) }, query: search.slice(1) };
  },
  'apiToken.create': nothing,
  'apiToken.revoke': async (network) => {
    await network.request('/oauth/pat', { method: 'POST', token: await network.tokenOf() });
    return {};
  },
  'apiTokens.list': firstPage,
  'apiTokens.create': () => ({ json: namedToken }),
  'apiTokens.remove': (network) => made(network, '/publisher/v1/api-tokens', [namedToken]),
  ...factorSamples,
  'config.get': nothing,
  'configurationEntries.change': () => ({ json: { general: { system_name: 'Halyard' } } }),
  'configurationEntries.list': firstPage,
  'configurationEntries.get': setEntry,
  'configurationEntries.create': () => ({ json: setting }),
  'configurationEntries.update': async (network) => ({
    ...(await setEntry(network)),
    json: { value: 'Halyard Network' },
  }),
  'configurationEntries.remove': setEntry,
  'configurationEntries.retrieve': setEntry,
  ...operatorSamples,
  'dictionaries.start': nothing,
  'dictionaries.categories': whole,
  'dictionaries.countries': whole,
  'dictionaries.approvalStatuses': whole,
  'choices.clicktagParams': whole,
  'choices.postbackParams': whole,
  'choices.clicktags': whole,
  'choices.eventTypes': whole,
  'choices.currencies': whole,
  'choices.countries': whole,
  'choices.trackingLinks': whole,
  'choices.approvalsOffers': whole,
  'choices.offerTags': whole,
  'choices.publicOfferTags': whole,
  'choices.partnerTrafficTypes': whole,
  'choices.campaigns': whole,
  'choices.offers': whole,
  'tags.byKind': () => ({ params: { kind: 'carrier' }, query: 'limit=-1' }),
  'tags.city': () => ({ params: { param: 'DE' }, query: 'limit=-1' }),
  'tags.category': whole,
  'tags.publicOs': whole,
  'tagValues.list': firstPage,
  'tagValues.get': by(1),
  'tagValues.create': () => ({ json: { kind: 'color', value: 'Teal' } }),
  'tagValues.update': () => ({ params: { id: 1 }, json: { name: 'Mobile' } }),
  'tagValues.remove': by(1),
  'tagValues.retrieve': by(1),
  'offers.list': firstPage,
  'offers.facets': () => ({ query: 'status=active' }),
  'offers.featured': () => ({ query: 'limit=3' }),
  'offerParts.get': by(48_213),
  'offerParts.retrieve': by(48_213),
  'offerParts.groups': firstPage,
  'offerParts.banners': by(48_213),
  'offerParts.caps': by(47_790),
  'offerParts.revenues': by(48_213),
  'offerParts.payouts': by(48_213),
  'offerParts.downloadBanners': by(48_213),
  'offerParts.download': nothing,
  'offerActions.apply': async (network) => ({
    params: { id: offerWithQuestions },
    json: await application(network),
  }),
  'offerActions.run': () => ({ params: { id: 47_790 }, json: { name: 'Spring' } }),
  'offerActions.pause': by(48_213),
  'offerActions.unpause': by(48_213),
  'offerRecords.create': () => ({ json: newOffer }),
  'offerRecords.update': () => ({ params: { id: 48_213 }, json: { featured: true } }),
  'offerRecords.invite': async (network) => {
    const { params } = await made(network, '/publisher/v1/offers', [newOffer, 'operator@portal.test']);
    return { params, json: { email: 'publisher@portal.test' } };
  },
  'offerRecords.remove': (network) =>
    made(network, '/publisher/v1/offers', [newOffer, 'operator@portal.test']),
  'offerPictures.upload': () => ({
    params: { id: 48_213 },
    file: new File([picture], 'creative.png', { type: 'image/png' }),
  }),
  'offerPictures.fetchPreview': () => ({ json: { url: 'http://127.0.0.1:9/' } }),
  'offerPictures.previewJob': async ({ request, tokenOf }) => {
    const options = { json: { url: 'http://127.0.0.1:9/' }, token: await tokenOf() };
    const { body } = await request('/publisher/v1/offers/fetch-preview', options);
    return { params: { job: String(read(body, 'data.job')) } };
  },
  'approvals.list': firstPage,
  'approvals.get': by(1),
  'approvals.retrieve': by(1),
  'approvals.create': async (network) => ({
    json: { offer_id: offerWithQuestions, ...(await application(network)) },
  }),
  'approvals.update': async (network) => ({
    ...(await pendingApproval(network)),
    json: { comment: 'In the newsletter.' },
  }),
  'approvals.remove': pendingApproval,
  'approvals.banners': by(1),
  'approvals.payouts': by(1),
  'approvals.clicktag': by(1),
  'approvals.download': nothing,
  'campaigns.list': firstPage,
  'campaigns.lTriggers': firstPage,
  'campaigns.get': by(101),
  'campaigns.retrieve': by(103),
  'campaigns.create': () => ({ json: { name: 'Spring', offer_id: 47_604 } }),
  'campaigns.update': () => ({ params: { id: 101 }, json: { name: 'Newsletter for Austria' } }),
  'campaigns.remove': by(18),
  'campaigns.tsp': by(101),
  'campaigns.splitter': by(102),
  'campaigns.triggers': by(4),
  'campaigns.payouts': by(1),
  'campaigns.rtb': () => ({
    params: { id: 1 },
    json: { comment: 'From December on.', daily_budget: 50 },
  }),
  'campaigns.pause': by(102),
  'campaigns.unpause': by(102),
  'campaigns.saveClicktag': () => ({ params: { id: 102 }, json: { values: { sub1: '{source}' } } }),
  'trackingLinks.list': firstPage,
  'trackingLinks.ofOffer': () => ({ params: { offerId: 48_213 } }),
  'trackingLinks.options': () => ({ params: { offerId: 48_213 } }),
  'trackingLinks.download': nothing,
  'trackingLinks.get': by(107),
  'trackingLinks.retrieve': by(107),
  'trackingLinks.clicktag': by(107),
  'trackingLinks.create': () => ({ json: { name: 'Spring', offer_id: 47_604 } }),
  'trackingLinks.update': () => ({ params: { id: 107 }, json: { sub1: '{source}' } }),
  'trackingLinks.remove': by(106),
  'clickTags.get': newClicktag,
  'clickTags.create': () => ({ json: { name: 'Walk', values: { sub1: 'walk' } } }),
  'clickTags.update': async (network) => ({
    ...(await newClicktag(network)),
    json: { name: 'For the walk', values: { sub1: '{source}' } },
  }),
  'clickTags.remove': newClicktag,
  ...postbackSamples,
  'public.offers': firstPage,
  'public.facets': nothing,
  'activity.list': firstPage,
  'activity.export': nothing,
  'activity.download': nothing,
  'errorLogs.list': firstPage,
  'errorLogs.create': () => ({ json: { message: 'It broke', url: 'http://localhost/dashboard' } }),
  'transitionCounts.list': firstPage,
  'transitionCounts.shown': () => ({ query: `hash=${'0'.repeat(64)}` }),
  'transitionCounts.add': collected,
  'catalogue.list': firstPage,
  'catalogue.get': by(1),
  'catalogue.create': async (network) => {
    const offer = await made(network, '/publisher/v1/offers', [newOffer, 'operator@portal.test']);
    return { json: { offer_id: offer.params.id } };
  },
  'catalogue.update': () => ({ params: { id: 1 }, json: { published_until: null } }),
  'catalogue.remove': by(1),
  'catalogue.retrieve': by(1),
  ...figureSamples,
  'savedReports.list': firstPage,
  'savedReports.get': newReport,
  'savedReports.create': () => ({ json: report }),
  'savedReports.update': async (network) => ({
    ...(await newReport(network)),
    json: { name: 'Devices', query: 'dimensions=device' },
  }),
  'savedReports.remove': newReport,
  'savedReports.retrieve': newReport,
  ...paymentSamples,
  ...inquirySamples,
  'notices.get': nothing,
  'notices.update': () => ({ json: { cap: 'off', digest_hour: 7 } }),
  'notices.preview': () => ({ query: 'mail=digest' }),
};
