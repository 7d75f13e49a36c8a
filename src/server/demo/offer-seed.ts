import type { Schema } from '../database/schema.ts';
import type { categories } from '../reference/categories.ts';

type Row<T extends keyof Schema> = Schema[T];
type PayoutSeed = {
  model: Row<'offer_payout'>['model'];
  amount?: number;
  percent?: number;
  goal?: string;
  countries?: string[];
};
type CapSeed = { type: Row<'offer_cap'>['type']; period: Row<'offer_cap'>['period']; value: number };
export type OfferSeed = {
  id: number;
  name: string;
  countries: string[];
  /** The first is the default. */
  payouts: [PayoutSeed, ...PayoutSeed[]];
  /** Notes for the publisher, after the description of the advertiser. */
  terms: string;
  /** The whole network's earnings per click, in the offer's currency, and conversion rate in percent. */
  network: { epc: number; cr: number } | null;
  daysAgo: number;
  visibility?: Row<'offer'>['visibility'];
  status?: Row<'offer'>['status'];
  featured?: boolean;
  currency?: Row<'offer'>['currency'];
  devices?: string[];
  os?: string[];
  caps?: CapSeed[];
  tags?: TagName[];
  /** At the start of that day after the first start. */
  endsInDays?: number;
  nextPayouts?: { inDays: number; payouts: OfferSeed['payouts'] };
};
export type Brand = { category: CategoryName; picture: string | null; words: string; offers: OfferSeed[] };

type CategoryName = (typeof categories)[number];

export const tags = [
  'Exclusive',
  'New creatives',
  'Fast approval',
  'Subscription',
  'Free trial',
  'Seasonal',
  'No incentives',
  'Mobile only',
] as const;
type TagName = (typeof tags)[number];

export const mobile = { devices: ['smartphone', 'tablet'], os: ['Android', 'iOS', 'iPadOS'] };
export const android = { devices: ['smartphone', 'tablet'], os: ['Android'] };
export const apple = { devices: ['smartphone', 'tablet'], os: ['iOS', 'iPadOS'] };
