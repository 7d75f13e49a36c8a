import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiContract } from '#contract/index.ts';

type PostIn<R extends keyof ApiContract> = {
  [O in keyof ApiContract[R] & string]: ApiContract[R][O] extends { method: 'POST' } ? `${R}.${O}` : never;
}[keyof ApiContract[R] & string];
type Post = { [R in keyof ApiContract]: PostIn<R> }[keyof ApiContract];

/**
 * What a key does for a call. `answer`: its work and the stored answer are one transaction. `secret`: likewise, but the
 * answer is not stored, so a replay is refused. `outside`: it works outside the database too, so its answer is stored
 * afterwards. `ignored`: each with its reason.
 */
export type ReplayRule = 'answer' | 'secret' | 'outside' | 'ignored';

const ofPosts = {
  // Tokens are no answers to keep, and signing in twice harms nobody.
  'session.signIn': 'ignored',
  'session.exchangeOneTimeToken': 'ignored',
  'session.passwordGrant': 'ignored',
  'secondFactor.prove': 'ignored',
  // A challenge is answered once.
  'secondFactor.signInRequest': 'ignored',
  'secondFactor.passkeyRequest': 'ignored',
  'secondFactor.proofRequest': 'ignored',
  'confirmation.confirm': 'ignored',
  // The same call polls; an address has one job.
  'offerPictures.fetchPreview': 'ignored',
  // It changes nothing.
  'accountChanges.read': 'ignored',
  // The code of a report is its key.
  'errorLogs.create': 'ignored',
  'apiToken.create': 'secret',
  'apiTokens.create': 'secret',
  'terms.publish': 'answer',
  'partners.shadowLogin': 'secret',
  'secondFactor.startTotp': 'secret',
  'secondFactor.addPasskey': 'secret',
  'secondFactor.renewCodes': 'secret',
  // It waits, so that its time tells nothing.
  'password.requestReset': 'outside',
  'postbacks.testCall': 'outside',
  'account.register': 'answer',
  'accountChanges.requestEmail': 'answer',
  'accountChanges.confirmEmail': 'answer',
  'accountChanges.undo': 'answer',
  'password.reset': 'answer',
  'configurationEntries.create': 'answer',
  'tagValues.create': 'answer',
  'offerActions.apply': 'answer',
  'offerActions.run': 'answer',
  'offerRecords.create': 'answer',
  'offerRecords.invite': 'answer',
  'approvals.create': 'answer',
  'campaigns.create': 'answer',
  'campaigns.rtb': 'answer',
  'trackingLinks.create': 'answer',
  'clickTags.create': 'answer',
  'postbacks.create': 'answer',
  'postbacks.retry': 'answer',
  'catalogue.create': 'answer',
  'savedReports.create': 'answer',
  'payments.request': 'answer',
  'payments.withdraw': 'answer',
  'payments.decide': 'answer',
  'inquiries.open': 'answer',
  'inquiries.reply': 'answer',
  'inquiries.withdraw': 'answer',
  'inquiries.decide': 'answer',
  'transitionCounts.add': 'answer',
} as const satisfies Record<Post, ReplayRule>;

const rules: ReadonlyMap<string, ReplayRule> = new Map<string, ReplayRule>([
  ...Object.entries(ofPosts),
  // A PUT whose answer has recovery codes.
  ['secondFactor.activateTotp', 'secret'],
]);

/** GET and DELETE repeat harmlessly; PUT takes a key so that a lost answer is no CHANGED_MEANWHILE. */
export function replayRuleOf({ method, resource, operation }: Endpoint): ReplayRule {
  if (method === 'GET' || method === 'DELETE') return 'ignored';
  return rules.get(`${resource}.${operation}`) ?? 'answer';
}
