import { password } from '#contract/password.ts';
import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts';
import { accounts } from '../../support/network.ts';
import { typeInto } from '../../support/type-into.ts';
import { broken, callNetwork, newestLink, press } from './acts.ts';
import { chartWalk, passed } from './chart-walk.ts';

const asking = { heading: 'Set a new password', buttons: ['Save password'] };
const over = { heading: 'This link does not work any more', buttons: [] };

export const newPasswordWalk = chartWalk(
  'newPassword',
  newPasswordMachine,
)({
  inputs: {
    withLink: {
      input: { hasLink: true },
      open: async ({ page, network }) => {
        await callNetwork(network, password.requestReset, { body: { email: accounts.publisher } });
        await page.goto(await newestLink(network));
      },
    },
    withoutLink: { input: { hasLink: false }, open: ({ page }) => page.goto('/set-new-password') },
  },
  events: {
    'password.save': {
      samples: [{ password: 'correct horse battery', confirmation: 'correct horse battery' }],
      isPossible: (chart) => chart.matches('asking'),
      act: async ({ page }, chosen) => {
        await typeInto(page.getByRole('textbox', { name: 'New password' }), chosen.password);
        await typeInto(page.getByRole('textbox', { name: 'Repeat password' }), chosen.confirmation);
        await press(page, 'Save password');
      },
    },
  },
  calls: {
    savePassword: {
      endpoints: [password.reset],
      answers: [undefined],
      refusals: [broken, { status: 400, code: 'INVALID_RESET_LINK' }],
    },
  },
  part: { under: null, buttons: /^Save/ },
  views: {
    readingLink: passed,
    asking: ({ context: { failure } }) => (failure ? asking : { ...asking, alert: null }),
    saving: { ...asking, buttons: ['Save password busy'], alert: null },
    withoutLink: over,
    refused: over,
    saved: { heading: 'Your new password is saved', buttons: [] },
  },
  describe: ({ context: { hasLink, failure } }) => `${hasLink} ${failure?.code ?? ''}`,
});
