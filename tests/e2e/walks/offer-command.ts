import { offerActions } from '#contract/offer-actions.ts';
import { offerCommandMachine } from '#machines/offer-command/offer-command.machine.ts';
import { broken, openAt } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { like } from './seen.ts';
import { chooseOf } from '../../support/row-menu.ts';

const applying =
  'Only applying asks first, in a form of its own: tests/e2e/offers.e2e.ts applies, is refused and tries again.';
const busy =
  'The button is busy until there is an answer: the transition stands behind that; tests/machines shows it.';
const disabled =
  'The button is disabled and says why in the words of this guard: nobody can press it; tests/machines shows the guard.';
const kept = 'A button in a row that failed offers to try again and nothing else.';

// Both are in the menu of the row.
const either = { buttons: [] };
const endpoints = [offerActions.pause, offerActions.unpause];

/** Of an offer in its row of the list; campaigns and details run the same chart. */
export const offerCommandWalk = chartWalk(
  'offerCommand',
  offerCommandMachine,
)({
  inputs: { start: { input: { kind: 'offer', id: 48213 }, open: openAt('/live-offers?search=48213') } },
  events: {
    'offer.command': {
      samples: [{ command: 'pause' }],
      isPossible: ({ value }) => {
        const ready = typeof value === 'object' ? (value.ready ?? '') : '';
        return ['idle', 'succeeded', 'undone'].includes(ready);
      },
      act: ({ page }) => chooseOf(page.getByRole('row').filter({ hasText: '48213' }), /^(Pause|Resume)$/),
    },
    'command.undo': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ ready: 'undoable' }),
      act: ({ page }) => page.getByRole('table').getByRole('button', { name: 'Undo' }).click(),
    },
    'command.retry': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ ready: 'failed' }) || chart.matches({ ready: 'undoFailed' }),
      act: ({ page }) => page.getByRole('table').getByRole('button', { name: 'Try again' }).click(),
    },
    'command.confirm': applying,
    'command.abandon': kept,
  },
  calls: {
    execute: { endpoints, answers: [undefined], refusals: [broken] },
    undo: { endpoints, answers: [undefined], refusals: [broken] },
  },
  exempt: {
    'offerCommand.ready | offer.command | 0': applying,
    'offerCommand.ready | offer.command | 1': disabled,
    'offerCommand.ready | offer.command | 2': disabled,
    'offerCommand.confirming | offer.command | 0': applying,
    'offerCommand.confirming | command.abandon | 0': applying,
    'offerCommand.running | xstate.done.actor.execute | 1': applying,
    'offerCommand.ready.undoable | offer.command | 0':
      'The row offers to undo instead; tests/machines sends the same command twice, as two views may.',
    'offerCommand.running | offer.command | 0': busy,
    'offerCommand.undoing | offer.command | 0': busy,
  },
  part: { under: null, within: 'table', buttons: /^(Pause|Resume|Undo|Try again)/ },
  views: {
    'ready.idle': either,
    'ready.undoable': { buttons: ['Undo'] },
    'ready.undone': either,
    'ready.succeeded': either,
    'ready.failed': { buttons: ['Try again'] },
    'ready.undoFailed': { buttons: ['Try again'] },
    confirming: { dialog: like(/Lumen/) },
    running: { buttons: [like(/^((Pause|Resume) Lumen.+|Try again) busy$/)] },
    undoing: { buttons: ['Undo busy'] },
  },
  describe: ({ context }) => context.failure?.code ?? '',
});
