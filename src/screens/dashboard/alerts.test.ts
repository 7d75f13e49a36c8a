import { expect, test } from 'vitest';
import type { Approval } from '#contract/approvals.ts';
import type { CapSummary, Payout } from '#contract/offers.ts';
import type { Postback } from '#contract/postbacks.ts';
import { alertsOf } from './alerts.ts';

const money: Payout = { model: 'CPA', amount: 1, percent: null, currency: 'EUR', varies: false };

function approval(id: number, change: Partial<Approval>): Approval {
  return {
    id,
    partner: { id: 1, name: 'Kestrel Media' },
    offer: { id, name: `Offer ${id}`, thumb: null, category: { id: 1, name: 'Games' }, countries: ['DE'] },
    status: 'approved',
    type: 'live',
    paused: false,
    comment: '',
    campaign: { id, name: 'Campaign', status: 'active' },
    payout: money,
    cap: null,
    figures: { clicks: 0, conversions: 0, payout: 0, currency: 'EUR' },
    applied_at: '2026-11-01T00:00:00Z',
    decided_at: '2026-11-01T00:00:00Z',
    ...change,
  };
}

const nothing = {
  today: '2026-11-20',
  approvals: [],
  postbacks: [],
  unusual: null,
  hasNewTerms: false,
  refusedAddress: null,
  billing: null,
};
const capped = (used: number): CapSummary => ({ type: 'conversions', period: 'day', value: 100, used });
const kinds = (approvals: Approval[], hasNewTerms = false) =>
  alertsOf({ ...nothing, approvals, hasNewTerms }).map((alert) =>
    'approval' in alert ? `${alert.kind} ${alert.approval.id}` : alert.kind,
  );

const ending = (expires_at: string) => ({ ...approval(1, {}).offer, expires_at });
test.each([
  ['2026-11-19T23:59:59Z', []],
  ['2026-11-20T00:00:00Z', ['endsSoon 1']],
  ['2026-12-04T23:59:59Z', ['endsSoon 1']],
  ['2026-12-05T00:00:00Z', []],
])('[O1] an offer that ends at %s', (end, expected) => {
  expect(kinds([approval(1, { offer: ending(end) })])).toEqual(expected);
});

const paying = (to: Partial<Payout>, at = '2026-12-04T00:00:00Z') => ({
  ...approval(1, {}).offer,
  payout_change: { at, from: money, to: { ...money, ...to } },
});
test.each([
  ['a lower payout', paying({ amount: 0.9 }), ['paysLess 1']],
  ['a lower payout in fifteen days', paying({ amount: 0.9 }, '2026-12-05T00:00:00Z'), []],
  ['the same one', paying({ amount: 1 }), []],
  ['a higher one', paying({ amount: 1.1 }), []],
  ['a share of the sale', paying({ amount: null, percent: 0.5 }), []],
])('[O1] an offer that announces %s', (_, offer, expected) => {
  expect(kinds([approval(1, { offer })])).toEqual(expected);
});

test('[O1] an offer that ends soon stands with its cap, which is the more urgent', () => {
  const offer = ending('2026-11-30T00:00:00Z');
  expect(kinds([approval(1, { offer, cap: capped(100) })])).toEqual(['capReached 1', 'endsSoon 1']);
});

test.each([
  [0, []],
  [79, []],
  [80, ['capNear 1']],
  [99, ['capNear 1']],
  [100, ['capReached 1']],
])('[O1] a cap of 100 of which %d are used', (used, expected) => {
  expect(kinds([approval(1, { cap: capped(used) })])).toEqual(expected);
});

test('the heaviest alert comes first, of equal ones the offer with more clicks', () => {
  const campaign = (status: 'ended' | 'paused') => ({ id: 1, name: 'Campaign', status });
  expect(
    kinds(
      [
        approval(1, { paused: true }),
        approval(2, { cap: capped(90) }),
        approval(3, { campaign: campaign('ended') }),
        approval(4, { cap: capped(85) }),
        approval(5, { cap: capped(100) }),
        approval(6, { campaign: null }),
        approval(7, { campaign: campaign('paused') }),
      ],
      true,
    ),
  ).toEqual(['newTerms', 'capReached 5', 'ended 3', 'capNear 2', 'capNear 4', 'paused 1', 'paused 7']);
});

test('an offer that takes no clicks needs no word about its cap', () => {
  expect(kinds([approval(1, { paused: true, cap: capped(100) })])).toEqual(['paused 1']);
  const offer = { ...approval(1, {}).offer, status: 'paused' as const };
  expect(kinds([approval(1, { offer, cap: capped(100) })])).toEqual(['paused 1']);
});

test('a usual day is no alert', () => {
  const unusual = { day: '2026-11-19', weeks: 8, anomalies: [] };
  expect(alertsOf({ ...nothing, unusual })).toEqual([]);
});

function postback(id: number, change: Partial<Postback>): Postback {
  return {
    id,
    name: `Postback ${id}`,
    event: { id: 'conversion', name: 'Conversion' },
    level: 'global',
    offer: null,
    goal: null,
    statuses: [],
    url: 'https://tracker.example/{sub1}',
    method: 'GET',
    is_default: false,
    status: 'active',
    last_delivery: null,
    archived_at: null,
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    ...change,
  };
}
const delivered = (ok: boolean, http_status: number | null) => ({
  last_delivery: { at: '2026-11-19T08:00:00Z', http_status, ok, attempts: 3 },
});

test('a postback fails whose last call was not taken, unless it is paused', () => {
  const failing = [postback(2, delivered(false, 500)), postback(3, delivered(false, null))];
  const postbacks = [
    postback(1, {}),
    ...failing,
    postback(4, delivered(true, 200)),
    postback(5, { ...delivered(false, 500), status: 'paused' }),
  ];
  expect(alertsOf({ ...nothing, postbacks })).toEqual(
    failing.map((one) => ({ kind: 'postback', postback: one })),
  );
});

test('an address that takes no mails and missing billing details come before all but new terms', () => {
  const known = { ...nothing, approvals: [approval(5, { cap: capped(100) })], hasNewTerms: true };
  const billing = { href: '/profile?tab=billing&field=zip' };
  const refusedAddress = 'nora@publisher.example';
  expect(alertsOf({ ...known, billing, refusedAddress }).map(({ kind }) => kind)).toEqual([
    'newTerms',
    'email',
    'billing',
    'capReached',
  ]);
});
