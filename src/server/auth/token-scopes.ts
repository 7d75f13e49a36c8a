import type { TokenScope } from '#contract/api-token.ts';
import type { ApiContract } from '#contract/index.ts';
import { refuse } from '../http/refusal.ts';
import type { Caller } from './callers.ts';

type SignedInIn<R extends keyof ApiContract> = {
  [O in keyof ApiContract[R] & string]: ApiContract[R][O] extends { auth: 'anyone' | 'client' }
    ? never
    : `${R}.${O}`;
}[keyof ApiContract[R] & string];
type SignedInCall = { [R in keyof ApiContract]: SignedInIn<R> }[keyof ApiContract];

/**
 * `names`: names of offers and links, for every token. `own`: ends the token itself. `session`: never with a
 * token, since it is about the account, its people, its money or its tokens.
 */
type ScopeClass = TokenScope | 'names' | 'own' | 'session';

const classes: Readonly<Record<SignedInCall, ScopeClass>> = {
  'session.signOut': 'own',
  'sessions.list': 'session',
  'sessions.end': 'session',
  'sessions.endOthers': 'session',
  'secondFactor.get': 'session',
  'secondFactor.startTotp': 'session',
  'secondFactor.activateTotp': 'session',
  'secondFactor.removeTotp': 'session',
  'secondFactor.passkeyRequest': 'session',
  'secondFactor.addPasskey': 'session',
  'secondFactor.removePasskey': 'session',
  'secondFactor.renewCodes': 'session',
  'secondFactor.proofRequest': 'session',
  'confirmation.confirm': 'session',
  'password.change': 'session',
  'account.profile': 'all',
  'account.acceptTerms': 'session',
  'profile.currencyQuote': 'session',
  'profile.update': 'session',
  'billing.update': 'session',
  'accountChanges.requestEmail': 'session',
  'apiToken.create': 'session',
  'apiToken.revoke': 'own',
  'apiTokens.list': 'session',
  'apiTokens.create': 'session',
  'apiTokens.remove': 'session',
  'activity.list': 'all',
  'activity.export': 'all',
  'activity.download': 'all',
  'configurationEntries.change': 'session',
  'configurationEntries.list': 'all',
  'configurationEntries.get': 'all',
  'configurationEntries.create': 'session',
  'configurationEntries.update': 'session',
  'configurationEntries.remove': 'session',
  'configurationEntries.retrieve': 'all',
  'terms.list': 'all',
  'terms.publish': 'session',
  'partners.get': 'all',
  'partners.list': 'all',
  'partners.review': 'session',
  'partners.shadowLogin': 'session',
  'dictionaries.approvalStatuses': 'names',
  'choices.clicktagParams': 'names',
  'choices.postbackParams': 'names',
  'choices.clicktags': 'names',
  'choices.eventTypes': 'names',
  'choices.currencies': 'names',
  'choices.countries': 'names',
  'choices.trackingLinks': 'names',
  'choices.approvalsOffers': 'names',
  'choices.offerTags': 'names',
  'choices.partnerTrafficTypes': 'names',
  'choices.campaigns': 'names',
  'choices.offers': 'names',
  'tags.byKind': 'names',
  'tags.city': 'names',
  'tags.category': 'names',
  'tagValues.list': 'names',
  'tagValues.get': 'names',
  'tagValues.retrieve': 'names',
  'tagValues.create': 'all',
  'tagValues.update': 'all',
  'tagValues.remove': 'all',
  'offers.list': 'all',
  'offers.facets': 'all',
  'offers.featured': 'all',
  'offerParts.get': 'all',
  'offerParts.retrieve': 'all',
  'offerParts.groups': 'all',
  'offerParts.banners': 'all',
  'offerParts.caps': 'all',
  'offerParts.revenues': 'all',
  'offerParts.payouts': 'all',
  'offerParts.downloadBanners': 'all',
  'offerParts.download': 'all',
  'offerActions.apply': 'all',
  'offerActions.run': 'all',
  'offerActions.pause': 'all',
  'offerActions.unpause': 'all',
  'offerRecords.create': 'all',
  'offerRecords.update': 'all',
  'offerRecords.invite': 'all',
  'offerRecords.remove': 'all',
  'offerPictures.upload': 'all',
  'offerPictures.fetchPreview': 'all',
  'offerPictures.previewJob': 'all',
  'approvals.list': 'all',
  'approvals.get': 'all',
  'approvals.retrieve': 'all',
  'approvals.create': 'all',
  'approvals.update': 'all',
  'approvals.remove': 'all',
  'approvals.banners': 'all',
  'approvals.payouts': 'all',
  'approvals.clicktag': 'all',
  'approvals.download': 'all',
  'campaigns.list': 'all',
  'campaigns.lTriggers': 'all',
  'campaigns.get': 'all',
  'campaigns.retrieve': 'all',
  'campaigns.create': 'all',
  'campaigns.update': 'all',
  'campaigns.remove': 'all',
  'campaigns.tsp': 'all',
  'campaigns.splitter': 'all',
  'campaigns.triggers': 'all',
  'campaigns.payouts': 'all',
  'campaigns.rtb': 'all',
  'campaigns.pause': 'all',
  'campaigns.unpause': 'all',
  'campaigns.saveClicktag': 'all',
  'trackingLinks.list': 'links',
  'trackingLinks.ofOffer': 'links',
  'trackingLinks.options': 'links',
  'trackingLinks.download': 'links',
  'trackingLinks.get': 'links',
  'trackingLinks.retrieve': 'links',
  'trackingLinks.clicktag': 'links',
  'trackingLinks.create': 'links',
  'trackingLinks.update': 'links',
  'trackingLinks.remove': 'links',
  'clickTags.get': 'links',
  'clickTags.create': 'links',
  'clickTags.update': 'links',
  'clickTags.remove': 'links',
  // They send figures to addresses outside.
  'postbacks.list': 'all',
  'postbacks.save': 'all',
  'postbacks.setDefault': 'all',
  'postbacks.create': 'all',
  'postbacks.get': 'all',
  'postbacks.update': 'all',
  'postbacks.remove': 'all',
  'postbacks.retrieve': 'all',
  'postbacks.deliveries': 'all',
  'postbacks.retry': 'all',
  'postbacks.testCall': 'all',
  'postbacks.advertiserUrl': 'all',
  'errorLogs.list': 'all',
  'transitionCounts.list': 'all',
  'catalogue.list': 'all',
  'catalogue.get': 'all',
  'catalogue.create': 'all',
  'catalogue.update': 'all',
  'catalogue.remove': 'all',
  'catalogue.retrieve': 'all',
  'analytics.overview': 'figures',
  'analytics.timeseries': 'figures',
  'analytics.dictKpi': 'figures',
  'reports.pivot': 'figures',
  'reports.report': 'figures',
  'reports.download': 'figures',
  'trafficLog.conversions': 'figures',
  'trafficLog.clicks': 'figures',
  'trafficLog.rejected': 'figures',
  'trafficLog.reasons': 'figures',
  'trafficLog.conversion': 'figures',
  'trafficLog.downloadConversions': 'figures',
  'trafficLog.downloadClicks': 'figures',
  'savedReports.list': 'all',
  'savedReports.get': 'all',
  'savedReports.create': 'all',
  'savedReports.update': 'all',
  'savedReports.remove': 'all',
  'savedReports.retrieve': 'all',
  'payments.balance': 'all',
  'payments.list': 'all',
  'payments.get': 'all',
  'payments.invoice': 'all',
  'payments.invoicePreview': 'all',
  'payments.statement': 'all',
  'inquiries.list': 'all',
  'inquiries.unread': 'all',
  'inquiries.get': 'all',
  'inquiries.file': 'all',
  'inquiries.open': 'all',
  'inquiries.reply': 'all',
  'inquiries.withdraw': 'all',
  'inquiries.read': 'all',
  'inquiries.decide': 'session',
  'notices.get': 'session',
  'notices.update': 'session',
  'notices.preview': 'session',
  'payments.request': 'session',
  'payments.withdraw': 'session',
  'payments.decide': 'session',
};

const opened: Record<TokenScope, readonly ScopeClass[]> = {
  figures: ['names', 'own', 'figures'],
  links: ['names', 'own', 'links'],
  all: ['names', 'own', 'figures', 'links', 'all'],
};

/** Whether a token of the scope opens a call of signed-in users. */
export const isOpenTo = (scope: TokenScope, call: string): boolean =>
  // A call of anybody else is in no class, and in no list of opened ones.
  opened[scope].includes(classes[call as SignedInCall]);

/** Whether a call of signed-in users is closed to API tokens of every scope. */
export const isForSessionsOnly = (call: string): boolean => classes[call as SignedInCall] === 'session';

/** Refuses with FORBIDDEN what an API token does not open. */
export function refuseBeyondScope(call: string, { scope }: Pick<Caller, 'scope'>) {
  if (scope === null) return;
  if (isOpenTo(scope, call)) return;
  // `implement` asks for calls of signed-in users only, and the table has them all.
  const needed = classes[call as SignedInCall];
  // The keys are those of the table.
  const scopes = (Object.keys(opened) as TokenScope[]).filter((name) => opened[name].includes(needed));
  const way =
    scopes.length === 0
      ? 'no API token may do this, only a signed-in user'
      : `this needs ${scopes.map((name) => `"${name}"`).join(' or ')}`;
  throw refuse('FORBIDDEN', { description: `This API token has the scope "${scope}": ${way}` });
}
