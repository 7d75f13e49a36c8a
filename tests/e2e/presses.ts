import type { Account } from '../support/network.ts';
import type { Visit, WritingCall } from './press.ts';
import { account, terms } from './presses-of-accounts.ts';
import { outside } from './presses-of-guests.ts';
import { offers, oneOffer } from './presses-of-offers.ts';

/** Who presses what, for each part of the portal. */
export const rounds: Readonly<Record<string, { as: Account | null; visits: readonly Visit[] }>> = {
  'before signing in': { as: null, visits: outside },
  'of an account': { as: 'publisher', visits: account },
  'of offers': { as: 'publisher', visits: offers },
  'of one offer': { as: 'publisher', visits: oneOffer },
  'of the terms': { as: 'pendingTerms', visits: terms },
};

const inTheirTest = 'pressed in tests/e2e/second-factor.e2e.ts, where a second factor is at hand';
const byBrowser = 'the browser has to have a passkey';
const inConversation = 'pressed in tests/e2e/inquiries.e2e.ts, whose forms are there after a first message';
const operators = 'operators only, and they have no screens here';
/** Calls that no button makes, each with its reason. */
export const unpressed: Readonly<Partial<Record<WritingCall, string>>> = {
  'session.exchangeOneTimeToken': 'made once by the start of the page',
  'session.passwordGrant': 'for programs',
  'secondFactor.startTotp': inTheirTest,
  'secondFactor.activateTotp': inTheirTest,
  'secondFactor.removeTotp': inTheirTest,
  'secondFactor.passkeyRequest': inTheirTest,
  'secondFactor.addPasskey': inTheirTest,
  'secondFactor.removePasskey': inTheirTest,
  'secondFactor.renewCodes': inTheirTest,
  'secondFactor.proofRequest': byBrowser,
  'secondFactor.signInRequest': inTheirTest,
  'secondFactor.prove': inTheirTest,
  'confirmation.confirm': 'pressed in tests/e2e/confirmation.e2e.ts, where another call is refused first',
  'accountChanges.read': 'made by the page that a link in a mail opens',
  'errorLogs.create': 'made by the portal itself',
  'transitionCounts.add': 'made by the portal itself',
  'clickTags.create': 'screens save with campaigns.saveClicktag',
  'clickTags.update': 'screens save with campaigns.saveClicktag',
  'clickTags.remove': 'a click tag stays to be chosen',
  'postbacks.retry': 'pressed in tests/e2e/postbacks.e2e.ts, where a call had no success',
  'postbacks.save': 'screens save with postbacks.create and postbacks.update',
  'configurationEntries.change': operators,
  'configurationEntries.create': operators,
  'configurationEntries.update': operators,
  'configurationEntries.remove': operators,
  'partners.review': operators,
  'partners.shadowLogin': operators,
  'payments.decide': operators,
  'terms.publish': operators,
  'inquiries.decide': operators,
  'inquiries.open': inConversation,
  'inquiries.reply': inConversation,
  'inquiries.withdraw': inConversation,
  'inquiries.read': 'made by the conversation as it is shown',
  'tagValues.create': operators,
  'tagValues.update': operators,
  'tagValues.remove': operators,
  'offerRecords.create': operators,
  'offerRecords.update': operators,
  'offerRecords.invite': operators,
  'offerRecords.remove': operators,
  'catalogue.create': operators,
  'catalogue.update': operators,
  'catalogue.remove': operators,
};
