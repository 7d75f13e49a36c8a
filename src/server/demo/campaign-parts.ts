import type { Schema } from '../database/schema.ts';

type LinkSeed = {
  id: number;
  name: string;
  status?: 'paused';
  /** An older campaign that it belongs to. */
  campaign?: number;
  page?: string;
  deepLink?: string;
  subs?: readonly string[];
};
// Campaigns beside those of the placements; the first link is the campaign's own.
export type CampaignSeed = {
  id: number;
  offer: number;
  name: string;
  status: Schema['campaign']['status'];
  startedDaysAgo: number;
  endedDaysAgo?: number;
  clicktag?: number;
  links: readonly [LinkSeed, ...LinkSeed[]];
};

export const campaignSeeds: readonly CampaignSeed[] = [
  {
    id: 101,
    offer: 48213,
    name: 'Newsletter DACH',
    status: 'active',
    startedDaysAgo: 19,
    clicktag: 2,
    links: [
      { id: 101, name: 'Newsletter November', page: 'winter', subs: ['', '2026-11'] },
      { id: 102, name: 'Newsletter for students', subs: ['', 'students'], status: 'paused' },
      { id: 103, name: 'Comparison article', campaign: 1, page: 'comparison', subs: ['vpn-comparison'] },
    ],
  },
  {
    id: 102,
    offer: 48213,
    name: 'Native tests',
    status: 'active',
    startedDaysAgo: 47,
    links: [
      { id: 104, name: 'Native – headline B', subs: ['native', 'b', '{placement}'] },
      { id: 105, name: 'Native – headline C', subs: ['native', 'c', '{placement}'] },
    ],
  },
  {
    id: 103,
    offer: 48213,
    name: 'Summer push 2026',
    status: 'ended',
    startedDaysAgo: 148,
    endedDaysAgo: 81,
    links: [{ id: 106, name: 'Summer push', subs: ['summer'] }],
  },
  {
    id: 104,
    offer: 47604,
    name: 'Mattress tests',
    status: 'active',
    startedDaysAgo: 26,
    clicktag: 1,
    links: [
      { id: 107, name: 'Firm mattresses', deepLink: 'https://nordlicht.example/mattresses/firm' },
      { id: 108, name: 'Winter sale', page: 'winter', subs: ['guide', 'winter-sale'] },
    ],
  },
];

type SplitSeed = {
  offer: number;
  page?: string;
  weight: number;
  countries?: string[];
  active?: boolean;
};
type TriggerSeed = Omit<Schema['campaign_trigger'], 'partner_id' | 'id' | 'campaign_id' | 'created_at'>;
type PartsSeed = {
  campaign: number;
  splitter?: readonly SplitSeed[];
  tsp?: readonly { offer: number; countries?: string[] }[];
  triggers?: readonly TriggerSeed[];
};

// By number of campaign; a placement's campaign has its number.
export const parts: readonly PartsSeed[] = [
  {
    campaign: 2,
    splitter: [
      { offer: 47790, page: 'main', weight: 70 },
      { offer: 47790, page: 'winter', weight: 30 },
    ],
    triggers: [
      {
        name: 'Large households',
        fires_on: 'event',
        param: 'payout',
        operator: 'gt',
        value: '14',
        action: 'postback',
        target: 'https://tracker.kestrel.example/value?payout={payout}&id={sub2}',
        is_active: true,
      },
    ],
  },
  {
    campaign: 4,
    triggers: [
      {
        name: 'iPhones',
        fires_on: 'click',
        param: 'os',
        operator: 'in',
        value: 'iOS, iPadOS',
        action: 'redirect',
        target: 'https://kestrel.example/games/ios',
        is_active: true,
      },
      {
        name: 'Own tests',
        fires_on: 'click',
        param: 'sub2',
        operator: 'regex',
        value: 'test-[0-9]+',
        action: 'stop',
        target: null,
        is_active: false,
      },
    ],
  },
  {
    campaign: 101,
    tsp: [{ offer: 48219 }, { offer: 48602, countries: ['DE', 'AT', 'CH'] }],
    splitter: [
      { offer: 48213, page: 'main', weight: 50 },
      { offer: 48213, page: 'winter', weight: 50 },
    ],
  },
  {
    campaign: 102,
    splitter: [
      { offer: 48213, page: 'main', weight: 34 },
      { offer: 48213, page: 'comparison', weight: 33 },
      { offer: 48219, page: 'main', weight: 33 },
      { offer: 48213, page: 'winter', weight: 20, countries: ['GB', 'IE'], active: false },
    ],
    tsp: [{ offer: 48219, countries: ['DE', 'NL', 'FR'] }],
    triggers: [
      {
        name: 'Placements without sales',
        fires_on: 'click',
        param: 'sub1',
        operator: 'eq',
        value: 'native-sidebar',
        action: 'stop',
        target: null,
        is_active: true,
      },
    ],
  },
];
