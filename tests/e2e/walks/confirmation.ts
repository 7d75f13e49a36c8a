import type { Route } from '@playwright/test';
import { confirmation } from '#contract/confirmation.ts';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { fileWith } from '../../support/built-file.ts';
import { password } from '../../support/network.ts';
import { typeInto } from '../../support/type-into.ts';
import { loseToken } from '../model/events.ts';
import { press, pressInDialog, signInByForm } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { like } from './seen.ts';

const section = '/profile?tab=security';
const app = 'Set up authenticator app';

async function signIn(walk: Walk) {
  await signInByForm(walk);
  await walk.page.goto(section);
}

/** The last proof of who the user is was too long ago. */
async function ask({ page, network }: Walk) {
  await network.advance(11 * 60_000);
  await press(page, app);
}

const abandon = ({ page }: Walk) => pressInDialog(page, 'Cancel');

/** The session ends while the code of the chart is on its way. */
async function askTooLate(walk: Walk) {
  const { page } = walk;
  await page.goto('/login');
  await signIn(walk);
  const script = fileWith('portal/confirmation.ts');
  const held = new Promise<Route>((resolve) => void page.route(script, resolve));
  await ask(walk);
  const route = await held;
  await loseToken(walk, 'signedOut');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await Promise.all([page.waitForResponse(script), route.continue()]);
  await page.unroute(script);
}

const question = { dialog: 'Confirm it’s you', buttons: ['Cancel', 'Confirm'] };

/** Of the call that begins to set up an authenticator app. */
export const confirmationWalk = chartWalk(
  'confirmation',
  confirmationMachine,
)({
  inputs: { start: { input: undefined, open: ({ page }) => page.goto('/login') } },
  events: {
    'confirmation.ask': {
      samples: [{}],
      isPossible: (chart) => chart.matches('off') || chart.matches('idle'),
      act: (walk) => (walk.page.url().includes('/login') ? askTooLate(walk) : ask(walk)),
    },
    'session.began': { samples: [{}], isPossible: (chart) => chart.matches('off'), act: signIn },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('off'),
      act: async (walk, _, before) => {
        // Before its first question its code is not there: no end reaches the chart.
        if (before.matches('idle')) {
          await ask(walk);
          await abandon(walk);
        }
        await loseToken(walk, 'signedOut');
      },
    },
    'confirmation.confirm': {
      samples: [{ proof: { password } }],
      isPossible: (chart) => chart.hasTag('asking') && !chart.hasTag('busy'),
      act: async ({ page }) => {
        await typeInto(
          page.getByRole('dialog').getByRole('textbox', { name: 'Password', exact: true }),
          password,
        );
        await pressInDialog(page, 'Confirm');
      },
    },
    'confirmation.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.hasTag('asking') && !chart.hasTag('busy'),
      act: abandon,
    },
  },
  calls: {
    confirm: {
      endpoints: [confirmation.confirm],
      answers: [undefined],
      refusals: [{ status: 400, code: 'INVALID_CREDENTIALS' }],
      answer: async ({ page }, route, { type }) => {
        if (!type.startsWith('xstate.done.')) return false;
        await route.continue();
        // What waited is sent again.
        await page.getByRole('dialog', { name: app }).getByRole('button', { name: 'Cancel' }).click();
        return true;
      },
    },
  },
  part: { under: null, buttons: /^(Cancel|Confirm)( busy| off)?$/ },
  views: {
    off: { heading: 'Sign in', dialog: null },
    idle: { heading: 'Profile', dialog: null },
    asking: { ...question, alert: null },
    checking: { ...question, buttons: ['Cancel off', 'Confirm busy'] },
    refused: { ...question, text: like(/This is not your password/) },
  },
  describe: () => '',
});
