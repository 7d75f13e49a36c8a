import { trackingLinks } from '#contract/tracking-links.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { broken, openAt, pressInDialog } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { like } from './seen.ts';
import { chooseOf } from '../../support/row-menu.ts';

const question = {
  dialog: like(/^Delete the link .+\?$/),
  buttons: ['Cancel', 'Delete'],
};

/** Of a tracking link; other removals run the same chart. */
export const removalWalk = chartWalk(
  'removal',
  removalMachine,
)({
  inputs: { start: { input: undefined, open: openAt('/live-offers/1/live?tab=tracking-links') } },
  events: {
    'removal.ask': {
      samples: [{ id: 1 }],
      isPossible: (chart) => chart.matches('idle'),
      act: ({ page }) =>
        chooseOf(page.getByRole('table', { name: 'Saved links' }).getByRole('row').nth(1), 'Delete'),
    },
    'removal.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Delete'),
    },
    'removal.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
  },
  calls: {
    remove: {
      endpoints: [trackingLinks.remove],
      answers: [undefined],
      refusals: [broken, { status: 404, code: 'NOT_FOUND_HTTP_EXCEPTION' }],
      answer: async ({ page }, route, { type }) => {
        if (!type.startsWith('xstate.done.')) return false;
        const title = await page.getByRole('dialog').getByRole('heading').textContent();
        await route.continue();
        // The row is there until the list has been loaded anew; behind a dialog it has no role.
        await page
          .locator(`button[aria-label="${title?.replace(/^Delete the link (.+)\?$/, 'Actions for $1')}"]`)
          .waitFor({ state: 'detached' });
        return true;
      },
    },
  },
  exempt: {
    'removal.idle | removal.ask | 0':
      'The button is disabled and says why in the words of this guard: nobody can press it; tests/machines shows the guard.',
  },
  part: { under: null, buttons: /^(Delete|Cancel)( busy| off)?$/ },
  views: {
    idle: { dialog: null },
    asking: ({ context }) => ({ ...question, alert: context.failure ? 'Internal Server Error' : null }),
    removing: { ...question, buttons: ['Cancel off', 'Delete busy'], alert: null },
  },
  describe: ({ context }) => context.failure?.code ?? '',
});
