import { omit } from 'es-toolkit';
import type { ActivityKind } from '#contract/activity.ts';
import type { WritingCall } from '#contract/writing-calls.ts';
import { readPartner } from '../account/partners.ts';
import { readProfile } from '../account/read-profile.ts';
import { readApiToken, readUnnamedToken } from '../auth/api-token.ts';
import { readSecondFactor } from '../auth/manage-factors.ts';
import { handlers } from '../handlers.ts';
import type { CallerContext } from '../network.ts';
import { readNoticeSettings } from '../notices/settings.ts';
import { type UserOf, userByEmail, userById, userOfProof, userOfToken } from './users.ts';

type Read = (context: CallerContext, id: number) => Promise<unknown>;
type Whole =
  | 'campaigns'
  | 'clickTags'
  | 'postbacks'
  | 'savedReports'
  | 'tagValues'
  | 'trackingLinks'
  | 'catalogue';
type Recording = {
  kind: ActivityKind;
  /** Read before and after, to tell what has changed; `id` is that of the address, or of the answer. */
  read?: Read;
  /** Where that says whose account it is, and not the caller. */
  partnerOf?: (state: { id: number; partner: { id: number } }) => number;
  /** Where nobody is signed in before the call. */
  user?: UserOf;
};

const by = (id: number) => ({ params: { id }, query: undefined, body: undefined });
const nothing = { params: undefined, body: undefined };

const whole =
  (resource: Whole): Read =>
  async (context, id) =>
    handlers[resource].get(by(id), context);
const offer: Read = async (context, id) => handlers.offerParts.get(by(id), context);
const approval: Read = async (context, id) => handlers.approvals.get(by(id), context);
const apiToken: Read = async (context) => ({ api_token: await readUnnamedToken(context) });
const terms: Read = async (context) => (await readProfile(context)).partner.terms_conditions;
const mailSettings: Read = async ({ db, caller }) => omit(await readNoticeSettings(db, caller), ['revision']);
const billing: Read = async (context) => (await readProfile(context)).billing;

async function openSession(context: CallerContext, id: unknown) {
  const open = await handlers.sessions.list({ ...nothing, query: undefined }, context);
  const session = open.find((one) => one.id === id);
  if (!session) return null;
  const { browser, os, address, country, started_at } = session;
  return { name: [browser, os].filter(Boolean).join(', '), address, country, started_at };
}

async function openSessions(context: CallerContext) {
  const open = await handlers.sessions.list({ ...nothing, query: undefined }, context);
  return { sessions: open.length };
}

async function entries(context: CallerContext) {
  const { list } = handlers.configurationEntries;
  const { data } = await list({ ...nothing, query: { limit: -1, offset: 0 } }, context);
  return Object.fromEntries(data.map(({ id, value }) => [id, value]));
}

async function allPostbacks(context: CallerContext) {
  const query = { limit: -1, offset: 0, sort: 'name' } as const;
  const { data } = await handlers.postbacks.list({ ...nothing, query }, context);
  return Object.fromEntries(data.map((postback) => [postback.id, postback]));
}

const signIn = { kind: 'session', user: userOfToken } as const;
const factors = { kind: 'security', read: readSecondFactor } as const;
const settings = { kind: 'network', read: entries } as const;
const tagValue = { kind: 'network', read: whole('tagValues') } as const;
const offerRecord = { kind: 'network', read: offer } as const;
const publicOffer = { kind: 'network', read: whole('catalogue') } as const;
const offerCommand = { kind: 'offers', read: offer } as const;
const application = {
  kind: 'offers',
  read: approval,
  partnerOf: ({ partner }) => partner.id,
} satisfies Recording;
const partner = { kind: 'account', read: readPartner, partnerOf: ({ id }) => id } satisfies Recording;
const campaign = { kind: 'campaigns', read: whole('campaigns') } as const;
const link = { kind: 'links', read: whole('trackingLinks') } as const;
const clickTag = { kind: 'links', read: whole('clickTags') } as const;
const postback = { kind: 'postbacks', read: whole('postbacks') } as const;
const payment = {
  kind: 'billing',
  // Without what only operators read.
  read: async (context, id) =>
    omit(await handlers.payments.get(by(id), context), ['decided_by', 'pay_to', 'held_until']),
  partnerOf: ({ partner: { id } }) => id,
} satisfies Recording;
const inquiry = {
  kind: 'account',
  read: async (context, id) =>
    omit(await handlers.inquiries.get(by(id), context), ['messages', 'last_message', 'unread']),
  partnerOf: ({ partner: { id } }) => id,
} satisfies Recording;
const report = { kind: 'reports', read: whole('savedReports') } as const;

/** How each writing call is recorded, or why it is not recorded here. */
export const recordings: Readonly<Record<WritingCall, Recording | string>> = {
  'session.signIn': signIn,
  'session.exchangeOneTimeToken': signIn,
  'session.passwordGrant': signIn,
  'session.signOut': { kind: 'session' },
  'sessions.end': { kind: 'session', read: openSession },
  'sessions.endOthers': { kind: 'session', read: openSessions },
  'account.acceptTerms': { kind: 'account', read: terms },
  'account.register': { kind: 'account', user: userById },
  'profile.update': { kind: 'account', read: readProfile },
  'billing.update': { kind: 'billing', read: billing },
  'accountChanges.requestEmail': { kind: 'security' },
  'accountChanges.confirmEmail': 'its handler records it, who alone knows whose link it is',
  'accountChanges.read': 'says what a link would undo, and changes nothing',
  'accountChanges.undo': 'its handler records it, who alone knows whose link it is',
  'confirmation.confirm': { kind: 'security' },
  'password.requestReset': 'its handler records it, so that the time of the answer tells nothing',
  'password.reset': { kind: 'security', user: userByEmail },
  'password.change': { kind: 'security' },
  'apiToken.create': { kind: 'security', read: apiToken },
  'apiToken.revoke': { kind: 'security', read: apiToken },
  'apiTokens.create': { kind: 'security', read: readApiToken },
  'apiTokens.remove': { kind: 'security', read: readApiToken },
  'secondFactor.startTotp': 'counts for nothing before it is activated',
  'secondFactor.activateTotp': factors,
  'secondFactor.removeTotp': factors,
  'secondFactor.passkeyRequest': 'asks the browser for a passkey',
  'secondFactor.addPasskey': factors,
  'secondFactor.removePasskey': factors,
  'secondFactor.renewCodes': factors,
  'secondFactor.proofRequest': 'asks the browser for a passkey',
  'secondFactor.signInRequest': 'asks the browser for a passkey',
  'secondFactor.prove': { kind: 'session', user: userOfProof },
  'configurationEntries.change': settings,
  'configurationEntries.create': settings,
  'configurationEntries.update': settings,
  'configurationEntries.remove': settings,
  'terms.publish': { kind: 'network' },
  'partners.review': partner,
  'partners.shadowLogin': { ...partner, kind: 'session' },
  'tagValues.create': tagValue,
  'tagValues.update': tagValue,
  'tagValues.remove': tagValue,
  'offerActions.apply': offerCommand,
  'offerActions.run': offerCommand,
  'offerActions.pause': offerCommand,
  'offerActions.unpause': offerCommand,
  'offerRecords.create': offerRecord,
  'offerRecords.update': offerRecord,
  'offerRecords.invite': offerRecord,
  'offerRecords.remove': offerRecord,
  'offerPictures.upload': offerCommand,
  'offerPictures.fetchPreview': 'reads a page; the portal repeats it until the picture is there',
  'approvals.create': application,
  'approvals.update': application,
  'approvals.remove': application,
  'campaigns.create': campaign,
  'campaigns.update': campaign,
  'campaigns.remove': campaign,
  'campaigns.rtb': campaign,
  'campaigns.pause': campaign,
  'campaigns.unpause': campaign,
  'campaigns.saveClicktag': campaign,
  'trackingLinks.create': link,
  'trackingLinks.update': link,
  'trackingLinks.remove': link,
  'clickTags.create': clickTag,
  'clickTags.update': clickTag,
  'clickTags.remove': clickTag,
  'postbacks.save': { kind: 'postbacks', read: allPostbacks },
  'postbacks.setDefault': postback,
  'postbacks.create': postback,
  'postbacks.update': postback,
  'postbacks.remove': postback,
  'postbacks.testCall': { kind: 'postbacks' },
  'postbacks.retry': { kind: 'postbacks' },
  'errorLogs.create': 'a report of a browser, of nobody and about nothing that is stored',
  'transitionCounts.add': 'sums of a browser, of nobody',
  'catalogue.create': publicOffer,
  'catalogue.update': publicOffer,
  'catalogue.remove': publicOffer,
  'savedReports.create': report,
  'savedReports.update': report,
  'savedReports.remove': report,
  'payments.request': payment,
  'payments.withdraw': payment,
  'payments.decide': payment,
  'inquiries.open': inquiry,
  'inquiries.reply': inquiry,
  'inquiries.withdraw': inquiry,
  'inquiries.read': 'says what was seen',
  'inquiries.decide': inquiry,
  'notices.update': { kind: 'account', read: mailSettings },
};
