import type { ApiContract } from '#contract/index.ts';
import type { QuotaName } from '#contract/quotas.ts';

type CreatingIn<R extends keyof ApiContract> = {
  [O in keyof ApiContract[R] & string]: ApiContract[R][O] extends { method: 'POST' | 'PUT' }
    ? `${R}.${O}`
    : never;
}[keyof ApiContract[R] & string];
export type CreatingCall = { [R in keyof ApiContract]: CreatingIn<R> }[keyof ApiContract];

const changes = 'changes what is there';
const byOperators = 'operators alone may call it';
const expires = 'ends by itself, and attempts are limited';
const outside = 'leaves nothing that lasts';
const onePerOffer = 'one application for each offer';
const ofAnHour = 'messages of an hour are limited';
const factors = 'one app and ten codes';

/** What each POST and PUT may add to, or why it needs no quota. */
export const creatingCalls: Readonly<Record<CreatingCall, readonly QuotaName[] | string>> = {
  'session.signIn': expires,
  'session.exchangeOneTimeToken': expires,
  'session.passwordGrant': expires,
  'account.acceptTerms': changes,
  'account.register': 'one account for each address, and attempts are limited',
  'profile.update': changes,
  'billing.update': changes,
  'accountChanges.requestEmail': expires,
  'accountChanges.confirmEmail': changes,
  'accountChanges.read': outside,
  'accountChanges.undo': changes,
  'password.requestReset': expires,
  'password.reset': changes,
  'password.change': changes,
  'confirmation.confirm': changes,
  'apiToken.create': ['api_tokens'],
  'apiTokens.create': ['api_tokens'],
  'secondFactor.startTotp': factors,
  'secondFactor.activateTotp': factors,
  'secondFactor.passkeyRequest': expires,
  'secondFactor.addPasskey': ['passkeys'],
  'secondFactor.renewCodes': factors,
  'secondFactor.proofRequest': expires,
  'secondFactor.signInRequest': expires,
  'secondFactor.prove': expires,
  'configurationEntries.change': byOperators,
  'configurationEntries.create': byOperators,
  'configurationEntries.update': byOperators,
  'terms.publish': byOperators,
  'partners.review': byOperators,
  'partners.shadowLogin': byOperators,
  'tagValues.create': byOperators,
  'tagValues.update': byOperators,
  'offerActions.apply': onePerOffer,
  'offerActions.run': ['campaigns', 'tracking_links'],
  'offerActions.pause': changes,
  'offerActions.unpause': changes,
  'offerRecords.create': byOperators,
  'offerRecords.update': byOperators,
  'offerRecords.invite': byOperators,
  'offerPictures.upload': ['materials'],
  'offerPictures.fetchPreview': 'one job for each address, and it expires',
  'approvals.create': onePerOffer,
  'approvals.update': changes,
  'campaigns.create': ['campaigns', 'tracking_links'],
  'campaigns.update': changes,
  'campaigns.rtb': changes,
  'campaigns.pause': changes,
  'campaigns.unpause': changes,
  'campaigns.saveClicktag': ['click_tags'],
  'trackingLinks.create': ['tracking_links'],
  'trackingLinks.update': changes,
  'clickTags.create': ['click_tags'],
  'clickTags.update': changes,
  'postbacks.save': ['postbacks'],
  'postbacks.setDefault': changes,
  'postbacks.create': ['postbacks'],
  'postbacks.update': changes,
  'postbacks.testCall': outside,
  'postbacks.retry': changes,
  'errorLogs.create': 'a report of a browser, of nobody; attempts are limited',
  'transitionCounts.add': 'adds to a row a day of each transition of this build',
  'catalogue.create': byOperators,
  'catalogue.update': byOperators,
  'savedReports.create': ['saved_reports'],
  'savedReports.update': changes,
  'payments.request': 'one open request at a time',
  'payments.withdraw': changes,
  'payments.decide': byOperators,
  'inquiries.open': ofAnHour,
  'inquiries.reply': ofAnHour,
  'inquiries.withdraw': changes,
  'inquiries.read': changes,
  'inquiries.decide': byOperators,
  'notices.update': changes,
};
