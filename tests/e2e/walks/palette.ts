import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { typeInto } from '../../support/type-into.ts';
import { loseToken } from '../model/events.ts';
import { signInByForm } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';

async function choose({ page }: Walk, text: string) {
  await typeInto(page.getByRole('dialog').getByRole('combobox'), text);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

export const paletteWalk = chartWalk(
  'palette',
  paletteMachine,
)({
  inputs: { start: { input: undefined, open: ({ page }) => page.goto('/login') } },
  events: {
    'portal.freed': {
      samples: [{}],
      isPossible: (chart) => chart.matches('barred'),
      act: signInByForm,
    },
    'portal.blocked': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('barred'),
      act: (walk) => loseToken(walk, 'signedOut'),
    },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('barred'),
      act: (walk) => loseToken(walk, 'signedOut'),
    },
    'palette.toggle': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('barred'),
      act: ({ page }) => page.keyboard.press('Control+k'),
    },
    'palette.close': {
      samples: [{}],
      isPossible: (chart) => chart.matches('open'),
      act: ({ page }) => page.keyboard.press('Escape'),
    },
    'palette.choose': {
      samples: [{ id: 'page' }],
      // What leads nowhere else, so that the next screen takes no focus.
      isPossible: (chart) => chart.matches({ open: 'searching' }),
      act: (walk) => choose(walk, 'theme dark'),
    },
    'palette.askForOffer': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ open: 'searching' }),
      act: (walk) => choose(walk, 'get link'),
    },
    'palette.back': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ open: 'choosingOffer' }),
      act: ({ page }) => page.keyboard.press('Backspace'),
    },
  },
  calls: {},
  part: { under: null },
  views: {
    barred: { heading: 'Sign in', dialog: null },
    closed: { dialog: null },
    'open.searching': { dialog: 'Search' },
    'open.choosingOffer': { dialog: 'Get link' },
  },
});
