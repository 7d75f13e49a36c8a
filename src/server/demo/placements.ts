import type { Schema } from '../database/schema.ts';
import { publisherId, secondPublisherId } from './accounts.ts';

// Days count back from the day of the first start.
export type Placement = {
  partner: number;
  offer: number;
  /** Clicks of an average day, halfway through the growth. */
  clicks: number;
  /** In percent. */
  cr: number;
  ctr: number;
  /** Average sale, where a share of it is paid. */
  sale?: number;
  sources: [string, ...string[]];
  startedDaysAgo?: number;
  stoppedDaysAgo?: number;
};

const blog = 'blog';
const newsletter = 'newsletter';
const guide = 'buying-guide';
const social = 'social';

// Links are numbered from 1 in this order; every placement has an approval.
export const placements: readonly Placement[] = [
  { partner: publisherId, offer: 48213, clicks: 44, cr: 0.9, ctr: 1.6, sources: [blog, guide] },
  { partner: publisherId, offer: 47790, clicks: 66, cr: 1.6, ctr: 2.4, sources: [guide, newsletter, blog] },
  { partner: publisherId, offer: 46902, clicks: 28, cr: 0.8, ctr: 1.9, sources: [guide, blog] },
  { partner: publisherId, offer: 48466, clicks: 56, cr: 3.1, ctr: 2.9, sources: [social, blog] },
  {
    partner: publisherId,
    offer: 48011,
    clicks: 32,
    cr: 1.4,
    ctr: 2.1,
    sources: [newsletter, blog],
    stoppedDaysAgo: 6,
  },
  { partner: publisherId, offer: 47355, clicks: 38, cr: 1.2, ctr: 1.3, sources: [social] },
  {
    partner: publisherId,
    offer: 47604,
    clicks: 22,
    cr: 0.5,
    ctr: 1.4,
    sale: 640,
    sources: [blog, newsletter],
    startedDaysAgo: 118,
  },
  { partner: publisherId, offer: 47521, clicks: 26, cr: 1.7, ctr: 2.2, sources: [guide] },
  {
    partner: publisherId,
    offer: 48602,
    clicks: 18,
    cr: 1,
    ctr: 1.7,
    sources: [social, newsletter],
    startedDaysAgo: 30,
  },
  {
    partner: publisherId,
    offer: 47120,
    clicks: 25,
    cr: 0.9,
    ctr: 1.8,
    sale: 410,
    sources: [newsletter, blog, guide],
  },
  { partner: publisherId, offer: 48310, clicks: 28, cr: 4.4, ctr: 2.6, sources: [social] },
  { partner: publisherId, offer: 47010, clicks: 16, cr: 1.1, ctr: 2, sources: [guide, newsletter] },
  { partner: publisherId, offer: 47905, clicks: 14, cr: 1.2, ctr: 2.3, sources: [blog], startedDaysAgo: 96 },
  { partner: publisherId, offer: 46509, clicks: 15, cr: 2.5, ctr: 2.1, sources: [guide, blog] },
  { partner: publisherId, offer: 47611, clicks: 11, cr: 1.1, ctr: 1.5, sale: 129, sources: [blog] },
  { partner: publisherId, offer: 47128, clicks: 18, cr: 4.8, ctr: 3.2, sources: [newsletter, social] },
  { partner: publisherId, offer: 48590, clicks: 8, cr: 0.8, ctr: 2, sources: [guide], startedDaysAgo: 28 },
  {
    partner: publisherId,
    offer: 47810,
    clicks: 9,
    cr: 1.2,
    ctr: 1.4,
    sale: 168,
    sources: [blog],
    startedDaysAgo: 61,
  },
  {
    partner: secondPublisherId,
    offer: 48602,
    clicks: 14,
    cr: 0.8,
    ctr: 1.6,
    sources: [blog],
    startedDaysAgo: 32,
  },
  { partner: secondPublisherId, offer: 48340, clicks: 12, cr: 0.7, ctr: 1.9, sources: [newsletter] },
  { partner: secondPublisherId, offer: 46240, clicks: 10, cr: 1.6, ctr: 2.2, sources: [social, blog] },
];

export type ApprovalSeed = {
  partner: number;
  offer: number;
  status: Schema['approval']['status'];
  appliedDaysAgo: number;
  comment?: string;
};

export const otherApprovals: readonly ApprovalSeed[] = [
  { partner: publisherId, offer: 48219, status: 'approved', appliedDaysAgo: 3 },
  { partner: publisherId, offer: 48607, status: 'approved', appliedDaysAgo: 5 },
  {
    partner: publisherId,
    offer: 48633,
    status: 'pending',
    appliedDaysAgo: 2,
    comment: 'A series about roofs in spring.',
  },
  { partner: publisherId, offer: 48681, status: 'pending', appliedDaysAgo: 4 },
  { partner: publisherId, offer: 47018, status: 'pending', appliedDaysAgo: 1 },
  {
    partner: publisherId,
    offer: 48405,
    status: 'pending',
    appliedDaysAgo: 1,
    comment: 'For the new mobility section.',
  },
  { partner: publisherId, offer: 46910, status: 'pending', appliedDaysAgo: 0 },
  { partner: publisherId, offer: 48713, status: 'pending', appliedDaysAgo: 0 },
  { partner: publisherId, offer: 48467, status: 'rejected', appliedDaysAgo: 40 },
  { partner: publisherId, offer: 46125, status: 'rejected', appliedDaysAgo: 75 },
  { partner: publisherId, offer: 48702, status: 'rejected', appliedDaysAgo: 9 },
  { partner: publisherId, offer: 47560, status: 'blocked', appliedDaysAgo: 48 },
  { partner: secondPublisherId, offer: 48344, status: 'pending', appliedDaysAgo: 6 },
];
