import type { AnyEventObject } from 'xstate';
import { secondFactor } from '#contract/second-factor.ts';
import { factorSetupMachine } from '#machines/factor-setup/factor-setup.machine.ts';
import { codeOf, networkTime } from '../../support/totp-code.ts';
import { typeInto } from '../../support/type-into.ts';
import { attachAuthenticator } from '../../support/virtual-authenticator.ts';
import { broken, openAt, press, pressInDialog } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { haveFactors } from './factors.ts';

const wrongCode = { status: 400, code: 'INVALID_SECOND_FACTOR' };
const refusals = [broken];
const added = [{ hasCodes: true }, { hasCodes: false }];

async function pressWith(walk: Walk, name: string, wanted: { app: boolean; passkey?: boolean }) {
  if (await haveFactors(walk, wanted)) await walk.page.reload();
  await press(walk.page, name);
}

/** Recovery codes come with the first factor: there is another one by now, or none. */
const withOthers =
  (others: (hasAny: boolean) => { app?: boolean; passkey?: boolean }) =>
  async (walk: Walk, _: unknown, answer: AnyEventObject) => {
    const isAdded = answer.type.startsWith('xstate.done.');
    if (isAdded) await haveFactors(walk, others(answer['output'] === added[1]));
    return false;
  };

const app = 'Set up authenticator app';
const alertOf = ({ context: { failure } }: { context: { failure: { code: string | null } | null } }) => {
  if (failure === null) return null;
  return failure.code === wrongCode.code ? 'That is not right. Please try again.' : 'Internal Server Error';
};
const asking = (dialog: string, name: string) => (chart: Parameters<typeof alertOf>[0]) => ({
  dialog,
  buttons: ['Cancel', name],
  alert: alertOf(chart),
});
const busy = (dialog: string, name: string) => ({
  dialog,
  buttons: ['Cancel off', `${name} busy`],
  alert: null,
});

export const factorSetupWalk = chartWalk(
  'factorSetup',
  factorSetupMachine,
)({
  inputs: { only: { input: undefined, open: openAt('/profile?tab=security') } },
  events: {
    'app.set': {
      samples: [{}],
      isPossible: (chart) => chart.matches('idle'),
      act: (walk) => pressWith(walk, app, { app: false, passkey: false }),
    },
    'app.activate': {
      samples: [{ code: '123456' }],
      isPossible: (chart) => chart.matches('scanning'),
      act: async ({ page }) => {
        const dialog = page.getByRole('dialog');
        const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
        await typeInto(
          dialog.getByRole('textbox', { name: 'Code from the app' }),
          codeOf(secret, networkTime),
        );
        await pressInDialog(page, 'Activate');
      },
    },
    'passkey.ask': {
      samples: [{}],
      isPossible: (chart) => chart.matches('idle'),
      act: ({ page }) => press(page, 'Add a passkey'),
    },
    'passkey.add': {
      samples: [{ name: 'Laptop' }],
      isPossible: (chart) => chart.matches('namingPasskey'),
      act: async (walk, { name }) => {
        const { page } = walk;
        // An authenticator holds one for an account.
        await haveFactors(walk, { passkey: false });
        await attachAuthenticator(page);
        await typeInto(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), name);
        await pressInDialog(page, 'Add passkey');
      },
    },
    'codes.renew': {
      samples: [{}],
      isPossible: (chart) => chart.matches('idle'),
      act: (walk) => pressWith(walk, 'Renew codes', { app: true }),
    },
    'codes.keep': {
      samples: [{}],
      isPossible: (chart) => chart.matches('showingCodes'),
      act: ({ page }) => press(page, 'I have stored them'),
    },
    'factor.remove': {
      samples: [{ factor: { type: 'totp' } }],
      isPossible: (chart) => chart.matches('idle'),
      act: (walk) => pressWith(walk, 'Remove the authenticator app', { app: true }),
    },
    'setup.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.matches('askingToRenew') || chart.matches('askingToRemove'),
      act: ({ page }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Renew codes|Remove)$/ })
          .click(),
    },
    'setup.abandon': {
      samples: [{}],
      isPossible: (chart) => !chart.hasTag('busy'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
  },
  calls: {
    startTotp: { endpoints: [secondFactor.startTotp], answers: [undefined], refusals },
    activateTotp: {
      endpoints: [secondFactor.activateTotp],
      answers: added,
      refusals: [wrongCode],
      answer: withOthers((hasAny) => ({ passkey: hasAny })),
    },
    addPasskey: {
      endpoints: [secondFactor.addPasskey],
      answers: added,
      refusals,
      answer: withOthers((hasAny) => ({ app: hasAny, passkey: false })),
    },
    renewCodes: { endpoints: [secondFactor.renewCodes], answers: [undefined], refusals },
    removeFactor: { endpoints: [secondFactor.removeTotp], answers: [undefined], refusals },
  },
  part: {
    under: null,
    within: 'main',
    buttons:
      /^(Set up authenticator app|Activate|Add passkey|Renew codes|Remove|Cancel|I have stored them)( busy| off)?$/,
  },
  views: {
    idle: (chart) => ({ dialog: null, alert: alertOf(chart) }),
    startingApp: { dialog: null, buttons: [`${app} busy`], alert: null },
    scanning: asking(app, 'Activate'),
    activating: busy(app, 'Activate'),
    namingPasskey: asking('Add a passkey', 'Add passkey'),
    addingPasskey: busy('Add a passkey', 'Add passkey'),
    askingToRenew: asking('Renew your recovery codes?', 'Renew codes'),
    renewing: busy('Renew your recovery codes?', 'Renew codes'),
    showingCodes: { dialog: 'Your recovery codes', buttons: ['I have stored them'] },
    askingToRemove: asking('Remove the authenticator app?', 'Remove'),
    removing: busy('Remove the authenticator app?', 'Remove'),
  },
  describe: ({ context: { factor, failure } }) => `${factor?.type ?? ''} ${failure?.code ?? ''}`,
});
