import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { query } from '#api/queries.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import { payments, type PaymentDetails } from '#contract/payments.ts';
import type { Payout } from '#machines/payout-request/payout-request.machine.ts';
import { usePayoutRequest } from '#portal/payout-request.ts';
import { closePortals, json, openSignedIn, refused, settled } from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const call = 'POST /publisher/v1/payments';
const payment: PaymentDetails = {
  id: 6,
  number: 'P-0006',
  partner: { id: 1, name: 'Trailmix Media' },
  status: 'requested',
  amount: 140,
  currency: 'EUR',
  payment_method: 'sepa',
  invoice_number: null,
  is_automatic: false,
  requested_at: '2026-11-20T12:00:00Z',
  paid_at: null,
  payee: 'SEPA •••• 3000',
  conversions: 3,
  first_day: '2026-11-01',
  last_day: '2026-11-02',
  approved_at: null,
  declined_at: null,
  reason: null,
  invoice: null,
};
const question = { amount: 136.34, currency: 'EUR', refusal: null, isShadowed: false } as const;

test('[O12] [E2] a payout is asked about first, refused with its reason, and told once it was requested', async () => {
  const page = await openSignedIn();
  const queries = page.portal.data.queryClient();
  const others = query(dictionaries.approvalStatuses).queryKey;
  const shown = query(payments.list, { query: { limit: 10 } }).queryKey;
  for (const key of [shown, others]) queries.setQueryData(key, { data: [], total: 0, limit: 1, offset: 0 });
  const isInvalidated = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  const onRequested = vi.fn<(payout: Payout) => void>();
  const { view, does, leave } = await mount(page.portal, () => usePayoutRequest({ onRequested }));
  expect(view()).toMatchObject({ isAsking: false, isBusy: false, asked: null, messages: [] });
  expect([
    view().whyNotAsk(question),
    view().whyNotAsk({ ...question, refusal: 'PAYOUT_OPEN' })?.message,
    view().whyNotAsk({ ...question, isShadowed: true })?.message,
  ]).toEqual([
    null,
    'A payout is in progress. You can request another once it is done.',
    'Only the publisher can request a payout',
  ]);
  await does(() => view().ask(question));
  expect(view()).toMatchObject({ isAsking: true, asked: { amount: 136.34, currency: 'EUR' } });
  await does(() => view().abandon());
  expect([view().isAsking, page.requests]).toEqual([false, []]);
  await does(() => view().ask(question));
  page.table[call] = () => refused(409, 'PAYOUT_OPEN');
  await does(() => view().confirm());
  await does(settled);
  expect([view().isAsking, view().isBusy, view().messages.length, isInvalidated(shown)]).toEqual([
    true,
    false,
    1,
    true,
  ]);
  queries.setQueryData(shown, { data: [], total: 0, limit: 1, offset: 0 });
  const late = Promise.withResolvers<Response>();
  page.table[call] = () => late.promise;
  await does(() => view().confirm());
  expect([view().isBusy, view().messages, onRequested.mock.calls]).toEqual([true, [], []]);
  late.resolve(json({ data: payment }));
  await does(settled);
  expect([view().isAsking, onRequested.mock.calls]).toEqual([false, [[{ amount: 140, currency: 'EUR' }]]]);
  expect([shown, others].map(isInvalidated)).toEqual([true, false]);
  expect(page.requests.map((request) => request.call)).toEqual([call, call]);
  await leave();
});
