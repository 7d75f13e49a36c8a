import { accountChanges } from '#contract/account-changes.ts';
import { mailedLinkMachine } from '#machines/mailed-link/mailed-link.machine.ts';
import { broken, callElsewhere, press } from './acts.ts';
import { chartWalk, passed } from './chart-walk.ts';

const asking = { heading: 'Use this email address?', buttons: ['Confirm address'] };
const over = { heading: 'This link does not work any more', buttons: [] };

/** To a new address; the link that undoes a change runs the same chart. */
export const mailedLinkWalk = chartWalk(
  'mailedLink',
  mailedLinkMachine,
)({
  inputs: {
    withLink: {
      input: { hasLink: true },
      open: async ({ page, network }) => {
        await callElsewhere(network, accountChanges.requestEmail, { email: 'nora@elsewhere.test' });
        const mails = await network.outbox();
        await page.goto(mails.find(({ link }) => link?.includes('/confirm-email'))?.link ?? '');
      },
    },
    withoutLink: { input: { hasLink: false }, open: ({ page }) => page.goto('/confirm-email') },
  },
  events: {
    'link.open': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => press(page, 'Confirm address'),
    },
    'link.unread':
      'Only the link that undoes a change is read first; tests/e2e/confirmation.e2e.ts opens it.',
  },
  calls: {
    openLink: {
      endpoints: [accountChanges.confirmEmail],
      answers: [undefined],
      refusals: [broken, { status: 400, code: 'INVALID_LINK' }],
    },
  },
  part: { under: null, buttons: /^Confirm/ },
  views: {
    readingLink: passed,
    asking: ({ context: { failure } }) => (failure ? asking : { ...asking, alert: null }),
    opening: { ...asking, buttons: ['Confirm address busy'], alert: null },
    withoutLink: over,
    refused: over,
    done: { heading: 'Your new email address is confirmed', buttons: [] },
  },
  describe: ({ context: { hasLink, failure } }) => `${hasLink} ${failure?.code ?? ''}`,
});
