import { postbacks } from '#contract/postbacks.ts';
import { postbackCommandMachine } from '#machines/postback-command/postback-command.machine.ts';
import { openAt, pressInDialog } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { chooseOf } from '../../support/row-menu.ts';
import { like } from './seen.ts';

const disabled =
  'The button is disabled and says why in the words of this guard: nobody can press it; tests/machines shows the guard.';
const refusals = [{ status: 409, code: 'POSTBACK_NOT_GLOBAL' }];
const refused = 'Only an active postback for all offers can be the default';
const title = { setDefault: like(/^Make “.+” the default\?$/), remove: like(/^Delete “.+”\?$/) };
const label = { setDefault: 'Set as default', remove: 'Delete' };

export const postbackCommandWalk = chartWalk(
  'postbackCommand',
  postbackCommandMachine,
)({
  inputs: { start: { input: undefined, open: openAt('/postbacks') } },
  events: {
    'postback.command': {
      samples: [
        { command: 'setDefault', id: 2, formerDefault: 1, level: 'global', status: 'active' },
        { command: 'remove', id: 3, formerDefault: null },
      ],
      isPossible: (chart) => chart.matches('ready'),
      act: async ({ page }, { command }) => {
        if (command === 'remove') return chooseOf(page.getByRole('row').nth(1), 'Delete');
        return page
          .getByRole('button', { name: /^Set as default: Tracker/ })
          .first()
          .click();
      },
    },
    'postback.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => page.getByRole('dialog').getByRole('button').last().click(),
    },
    'postback.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
    'postback.undo': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ ready: 'undoable' }) || chart.matches({ ready: 'undoFailed' }),
      act: ({ page }) => page.getByRole('button', { name: /^(Undo|Try again)$/ }).click(),
    },
  },
  calls: {
    execute: { endpoints: [postbacks.setDefault, postbacks.remove], answers: [undefined], refusals },
    restoreDefault: { endpoints: [postbacks.setDefault], answers: [undefined], refusals },
  },
  exempt: {
    'postbackCommand.ready | postback.command | 0': disabled,
    'postbackCommand.ready | postback.command | 1': disabled,
    'postbackCommand.ready.undoFailed | postback.abandon | 0':
      'The button that tries again stays until the screen is left: nothing on it gives up.',
  },
  part: { under: null, buttons: /^(Undo|Try again|Cancel|Set as default|Delete)( busy| off)?$/ },
  views: {
    'ready.idle': { dialog: null, buttons: [] },
    'ready.undoable': { dialog: null, buttons: ['Undo'] },
    'ready.undoFailed': { dialog: null, buttons: ['Try again'] },
    asking: ({ context: { asked, failure } }) => ({
      dialog: title[asked?.command ?? 'remove'],
      buttons: ['Cancel', label[asked?.command ?? 'remove']],
      alert: failure ? refused : null,
    }),
    running: ({ context: { asked } }) => ({
      dialog: title[asked?.command ?? 'remove'],
      buttons: ['Cancel off', `${label[asked?.command ?? 'remove']} busy`],
      alert: null,
    }),
    undoing: { dialog: null, buttons: ['Undo busy'] },
  },
  describe: ({ context: { asked, failure } }) => `${asked?.command ?? ''} ${failure?.code ?? ''}`,
});
