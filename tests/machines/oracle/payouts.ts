import { refusal } from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';

const payout = { amount: 136.34, currency: 'EUR' } as const;
const question = { ...payout, refusal: null, isShadowed: false } as const;
const ask = send('payout.ask', question);
const confirm = send('payout.confirm');
const abandon = send('payout.abandon');
const other = { amount: 80, currency: 'EUR' } as const;
const row = { clause: 'O12.h', chart: 'payoutRequest' } as const;
const requested = [ask, confirm, answer('request', payout)];
const refused = [ask, confirm, fail('request', refusal(409, 'PAYOUT_OPEN'))];
const asking = { is: ['asking'], isNot: ['busy'], sees: ['payout-confirming'] } as const;

const reasons = {
  isAutomatic: 'PAYOUT_AUTOMATIC',
  isPayoutUnderWay: 'PAYOUT_OPEN',
  isBillingIncomplete: 'PAYOUT_BILLING_INCOMPLETE',
  isNothingAvailable: 'PAYOUT_NOTHING_AVAILABLE',
  isBelowMinimum: 'PAYOUT_BELOW_MINIMUM',
};
// Before the first request, and after one.
const befores: readonly Row['given'][] = [[], requested];

/** What was decided where the specification is silent: how a publisher requests a payout. */
export const payoutRows: readonly Row[] = [
  {
    ...row,
    says: 'nothing is requested before the question is answered',
    given: [],
    when: [ask],
    expected: { does: [], ...asking, refuses: null, has: { asked: payout, failure: null } },
  },
  {
    ...row,
    says: 'a reason that the portal does not know is left to the network',
    given: [],
    when: [send('payout.ask', { ...question, refusal: 'PAYOUT_PAUSED' })],
    expected: { does: [], ...asking, refuses: null },
  },
  ...befores.flatMap((given): Row[] => [
    ...Object.entries(reasons).map(([refuses, code]): Row => ({
      ...row,
      says: `nothing is asked where the balance speaks against it, which the button says: ${refuses}`,
      given,
      when: [send('payout.ask', { ...question, refusal: code })],
      expected: { does: [], isNot: ['asking', 'busy'], refuses },
    })),
    {
      ...row,
      says: 'an operator who acts for a publisher is asked nothing',
      given,
      when: [send('payout.ask', { ...question, refusal: 'PAYOUT_AUTOMATIC', isShadowed: true })],
      expected: { does: [], isNot: ['asking', 'busy'], refuses: 'isActedFor' },
    },
  ]),
  {
    ...row,
    says: 'who confirms twice requests once',
    given: [ask],
    when: [confirm, confirm],
    expected: { does: ['call request'], is: ['asking', 'busy'], sees: ['payout-requesting'] },
  },
  {
    ...row,
    says: 'what is under way is neither asked again nor abandoned',
    given: [ask, confirm],
    when: [send('payout.ask', { ...question, ...other }), abandon],
    expected: { does: [], is: ['asking', 'busy'], has: { asked: payout } },
  },
  {
    ...row,
    says: 'the toast names the amount that the network has taken',
    given: [ask, confirm],
    when: [answer('request', other)],
    expected: {
      does: [['tellRequested', other]],
      isNot: ['asking', 'busy'],
      sees: ['payout-requested'],
      has: { failure: null },
    },
  },
  {
    ...row,
    says: 'who abandons the question requests nothing',
    given: [ask],
    when: [abandon, confirm],
    expected: { does: [], isNot: ['asking', 'busy'], sees: ['payout-idle'] },
  },
  {
    ...row,
    says: 'after a payout that was decided the next one can be requested',
    given: requested,
    when: [send('payout.ask', { ...question, ...other })],
    expected: { does: [], ...asking, refuses: null, has: { asked: other } },
  },
  {
    ...row,
    says: 'a refusal says why in the dialog',
    given: [ask, confirm],
    when: [fail('request', refusal(409, 'PAYOUT_OPEN'))],
    expected: {
      does: [],
      is: ['asking'],
      isNot: ['busy'],
      sees: ['payout-refused'],
      has: { asked: payout, failure: refusal(409, 'PAYOUT_OPEN') },
    },
  },
  {
    ...row,
    says: 'what was refused can be requested again',
    given: refused,
    when: [confirm, confirm],
    expected: { does: ['call request'], is: ['asking', 'busy'], has: { failure: null } },
  },
  {
    ...row,
    says: 'what was refused can be left',
    given: refused,
    when: [abandon],
    expected: { does: [], isNot: ['asking', 'busy'], sees: ['payout-idle'], has: { failure: null } },
  },
];
