import { account } from '#contract/account.ts';
import { payments } from '#contract/payments.ts';
import { payoutRequestMachine } from '#machines/payout-request/payout-request.machine.ts';
import { broken, callNetwork, press, pressInDialog } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';

const payout = { amount: 206.6, currency: 'EUR' } as const;
const question = { dialog: 'Request a payout of €206.60?', buttons: ['Cancel', 'Request payout'] };
const held =
  'The button is disabled and says why in the words of this guard: nobody can press it; tests/machines shows the guard.';
const again =
  'The network has to decide about the payout while the page is open; the rows of O12 show it in tests/machines.';

/** As the publisher who has enough, and has accepted the new terms. */
async function open({ network, page, signIn }: Walk) {
  const { access_token: token } = await network.signIn('pendingTerms');
  await callNetwork(network, account.acceptTerms, { token, body: { tos: '2026-10' } });
  await signIn('pendingTerms');
  await page.goto('/profile?tab=payments');
}

export const payoutRequestWalk = chartWalk(
  'payoutRequest',
  payoutRequestMachine,
)({
  inputs: { start: { input: undefined, open } },
  events: {
    'payout.ask': {
      samples: [{ ...payout, refusal: null, isShadowed: false }],
      isPossible: (chart) => chart.matches('idle'),
      act: ({ page }) => press(page, 'Request a payout'),
    },
    'payout.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.hasTag('asking') && !chart.hasTag('busy'),
      act: ({ page }) => pressInDialog(page, 'Request payout'),
    },
    'payout.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.hasTag('asking') && !chart.hasTag('busy'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
  },
  calls: {
    request: {
      endpoints: [payments.request],
      answers: [payout],
      refusals: [broken, { status: 409, code: 'PAYOUT_OPEN' }],
    },
  },
  exempt: {
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].flatMap((nth) => [
        [`payoutRequest.idle | payout.ask | ${nth}`, held],
        [`payoutRequest.requested | payout.ask | ${nth}`, held],
      ]),
    ),
    'payoutRequest.requested | payout.ask | 6': again,
  },
  part: { under: 'Balance', buttons: /^(Request a payout|Request payout|Cancel)( busy| off)?$/ },
  views: {
    idle: { dialog: null, buttons: ['Request a payout'] },
    confirming: { ...question, alert: null },
    requesting: { ...question, buttons: ['Cancel off', 'Request payout busy'], alert: null },
    refused: ({ context: { failure } }) => ({
      ...question,
      alert:
        failure?.code === 'PAYOUT_OPEN'
          ? 'You have already requested a payout'
          : 'Internal Server Error. It is not certain whether your request arrived. You can press again: it is paid only once.',
    }),
    requested: { dialog: null, buttons: ['Request a payout off'] },
  },
  describe: ({ context: { failure } }) => failure?.code ?? '',
});
