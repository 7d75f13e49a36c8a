import type { Schema } from '../database/schema.ts';

export const demoPassword = 'portal-demo';

// May use the password grant of /api/oauth/token (P8).
export const demoClient = { id: 'publisher', secret: 'portal-demo' };

type Person = { email: string; firstname: string; lastname: string };
export type Account = Person & {
  note: string;
  role: Schema['app_user']['role'];
  partner: {
    name: string;
    country: string;
    status: Schema['partner']['status'];
    terms: string;
    reason?: string;
  };
};

export const oldTerms = '2024-05';
const currentTerms = '2026-10';

export const termsVersions = [
  {
    version: oldTerms,
    daysAgo: 900,
    title: 'Terms and Conditions for Publishers',
    body: `You place the links and banners of this network on media that you run yourself and that were named when you registered.

Approved conversions are paid by the terms of payment that you chose. Conversions may be rejected until the end of the hold period of the offer.`,
  },
  {
    version: currentTerms,
    daysAgo: 21,
    title: 'Terms and Conditions for Publishers',
    body: `You place the links and banners of this network on media that you run yourself and that were named when you registered. New media are announced before they are used.

Approved conversions are paid by the terms of payment that you chose. Conversions may be rejected until the end of the hold period of the offer, and each rejection names its reason.

Email advertising needs the proven consent of its readers. Incentives need the consent of the network, offer by offer.

Sub IDs must not hold personal data. The network keeps clicks for thirteen months and figures without a limit.`,
  },
];

/** In the order in which they are printed; ids count from 1. */
export const accounts: readonly Account[] = [
  {
    email: 'publisher@portal.test',
    note: 'an active publisher',
    firstname: 'Nora',
    lastname: 'Feldkamp',
    role: 'publisher',
    partner: { name: 'Kestrel Media', country: 'DE', status: 'active', terms: currentTerms },
  },
  {
    email: 'terms@portal.test',
    note: 'new terms are pending',
    firstname: 'Jonas',
    lastname: 'Okafor',
    role: 'publisher',
    partner: { name: 'Harbour Lane Publishing', country: 'GB', status: 'active', terms: oldTerms },
  },
  {
    email: 'suspended@portal.test',
    note: 'the account is suspended',
    firstname: 'Petra',
    lastname: 'Novotná',
    role: 'publisher',
    partner: {
      name: 'Quick Pick Deals',
      country: 'CZ',
      status: 'suspended',
      terms: currentTerms,
      reason: 'Visitors were paid for their clicks, which the advertisers do not allow.',
    },
  },
  {
    email: 'new@portal.test',
    note: 'awaiting review',
    firstname: 'Luca',
    lastname: 'Marchetti',
    role: 'publisher',
    partner: { name: 'Fuori Porta', country: 'IT', status: 'pending', terms: currentTerms },
  },
  {
    email: 'operator@portal.test',
    note: 'an operator of the network (admin)',
    firstname: 'Ines',
    lastname: 'Aldridge',
    role: 'admin',
    partner: { name: 'Halyard House', country: 'DE', status: 'active', terms: currentTerms },
  },
];

const idOf = (email: string) => accounts.findIndex((account) => account.email === email) + 1;

// Users and their partners have the same ids here.
export const publisherId = idOf('publisher@portal.test');
export const secondPublisherId = idOf('terms@portal.test');
export const waitingId = idOf('new@portal.test');
export const operatorId = idOf('operator@portal.test');
