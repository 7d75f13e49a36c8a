import type { PayoutRefusal } from '#contract/payments.ts';
import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { payoutRequestMachine } from './payout-request.machine.ts';

const payout = { amount: 136.34, currency: 'EUR' } as const;
const question = { ...payout, isShadowed: false };
const refusals: readonly (PayoutRefusal | null)[] = [
  null,
  'PAYOUT_AUTOMATIC',
  'PAYOUT_OPEN',
  'PAYOUT_BILLING_INCOMPLETE',
  'PAYOUT_NOTHING_AVAILABLE',
  'PAYOUT_BELOW_MINIMUM',
];

export const payoutRequestModel = modelOf('payoutRequest', {
  machine: payoutRequestMachine,
  inputs: { start: undefined },
  events: {
    'payout.ask': [
      ...refusals.map((code) => ({ ...question, refusal: code })),
      { ...question, refusal: null, isShadowed: true },
      { ...question, refusal: 'PAYOUT_AUTOMATIC', isShadowed: true },
    ],
    'payout.confirm': [{}],
    'payout.abandon': [{}],
  },
  answers: { request: [payout] },
  failures: { request: [refusal(409, 'PAYOUT_OPEN')] },
  describe: ({ context: { asked, failure } }) =>
    `${asked ? `${asked.amount} ${asked.currency}` : 'nothing'}${codeOf(failure)}`,
});
