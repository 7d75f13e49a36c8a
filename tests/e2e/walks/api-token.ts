import { apiToken } from '#contract/api-token.ts';
import { apiTokenMachine } from '#machines/api-token/api-token.machine.ts';
import { broken, callElsewhere, openAt, press, pressInDialog } from './acts.ts';
import { chartWalk, passed } from './chart-walk.ts';

const open = openAt('/profile?tab=api');
const question = { dialog: 'Revoke the token?', buttons: ['Cancel', 'Revoke token'], alert: null };
const there = { dialog: null, buttons: ['Revoke token'] };

export const apiTokenWalk = chartWalk(
  'apiToken',
  apiTokenMachine,
)({
  inputs: {
    none: { input: { exists: false }, open },
    one: {
      input: { exists: true },
      open: async (walk) => {
        await callElsewhere(walk.network, apiToken.create);
        await open(walk);
      },
    },
  },
  events: {
    'token.create': {
      samples: [{}],
      isPossible: (chart) => chart.matches('absent'),
      act: ({ page }) => press(page, 'Create token'),
    },
    'token.revoke': {
      samples: [{}],
      isPossible: (chart) => chart.matches('hidden') || chart.matches('shown'),
      act: ({ page }) => press(page, 'Revoke token'),
    },
    'token.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking') || chart.matches('refused'),
      act: ({ page }) => pressInDialog(page, 'Revoke token'),
    },
    'token.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking') || chart.matches('refused'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
  },
  calls: {
    createToken: {
      endpoints: [apiToken.create],
      answers: [undefined],
      refusals: [broken, { status: 409, code: 'API_TOKEN_EXISTS' }],
      answer: async ({ network }, route, { error }) => {
        if ((error as { status?: number } | undefined)?.status !== 409) return false;
        await callElsewhere(network, apiToken.create);
        await route.continue();
        return true;
      },
    },
    revokeToken: {
      endpoints: [apiToken.revoke],
      answers: [undefined],
      refusals: [broken],
    },
  },
  exempt: {
    'apiToken.revoking | xstate.error.actor.revokeToken | 0':
      'The network has to lose the token between the question and the answer; the clauses of O11 show it in tests/machines.',
  },
  part: { under: 'Access token', buttons: /token|Cancel/ },
  views: {
    deciding: passed,
    absent: ({ context }) => ({
      dialog: null,
      buttons: ['Create token'],
      alert: context.failure ? 'Internal Server Error' : null,
    }),
    creating: { dialog: null, buttons: ['Create token busy'], alert: null },
    hidden: ({ context }) => ({
      ...there,
      alert: context.failure
        ? 'There is already an API token. Revoke it before you create another one.'
        : null,
    }),
    shown: {
      ...there,
      buttons: ['Copy the token', 'Revoke token'],
      alert: 'Token createdCopy it now. It is shown only once.',
    },
    asking: question,
    revoking: { ...question, buttons: ['Cancel off', 'Revoke token busy'] },
    refused: { ...question, alert: 'Internal Server Error' },
  },
  describe: ({ context: { exists, isShown, failure } }) =>
    `${exists ? 'one before' : 'none before'}${isShown ? ', shown' : ''}${failure ? `: ${failure.code}` : ''}`,
});
