import { toastMachine } from '#machines/toast/toast.machine.ts';
import { passTime } from '../../support/slow-timers.ts';
import { openAt } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { like } from './seen.ts';
import { cards, failDownload } from './toast-acts.ts';

const shown = { text: like(/^Internal Server Error/), buttons: ['Close'] };

/** Of a failure; the others differ in their time alone. */
export const toastWalk = chartWalk(
  'toast',
  toastMachine,
)({
  inputs: {
    failure: {
      input: { type: 'apiError', slot: 1 },
      open: async (walk) => {
        await openAt('/live-offers')(walk);
        await failDownload(walk);
      },
    },
  },
  events: {
    'toast.hold': {
      samples: [{}],
      isPossible: (chart) => chart.matches('running'),
      act: (walk) => cards(walk).hover(),
    },
    'toast.release': {
      samples: [{}],
      isPossible: (chart) => chart.matches('held'),
      act: async ({ page }) => {
        // It stays for as long as it is held.
        await passTime(page, 60_000);
        await page.mouse.move(0, 0);
      },
    },
  },
  calls: {},
  isSlowed: true,
  part: { under: null, within: '[data-toast]', buttons: /^Close$/ },
  views: {
    running: shown,
    held: shown,
    over: { buttons: [] },
  },
  describe: ({ context }) => context.type,
});
