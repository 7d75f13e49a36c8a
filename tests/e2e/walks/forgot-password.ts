import { password } from '#contract/password.ts';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { typeInto } from '../../support/type-into.ts';
import { broken, press } from './acts.ts';
import { chartWalk } from './chart-walk.ts';

const notAccepted =
  'Internal Server Error. Your input was not accepted, but it is still here. Please try again in a moment.';

export const forgotPasswordWalk = chartWalk(
  'forgotPassword',
  forgotPasswordMachine,
)({
  inputs: { start: { input: undefined, open: ({ page }) => page.goto('/forgot-password') } },
  events: {
    'link.request': {
      samples: [{ email: 'ann@portal.test' }],
      isPossible: (chart) => chart.matches('asking'),
      act: async ({ page }, { email }) => {
        await typeInto(page.getByLabel('Email'), email);
        await press(page, 'Send link');
      },
    },
    'link.requestAnother': {
      samples: [{}],
      isPossible: (chart) => chart.matches('sent'),
      act: ({ page }) => press(page, 'Send another link'),
    },
  },
  calls: {
    requestLink: { endpoints: [password.requestReset], answers: [undefined], refusals: [broken] },
  },
  part: { under: null, buttons: /^Send/ },
  views: {
    asking: ({ context }) => ({
      heading: 'Reset your password',
      buttons: ['Send link'],
      alert: context.failure ? notAccepted : null,
    }),
    sending: { heading: 'Reset your password', buttons: ['Send link busy'], alert: null },
    sent: { heading: 'Check your inbox', buttons: ['Send another link'] },
  },
  describe: ({ context }) => context.failure?.code ?? '',
});
