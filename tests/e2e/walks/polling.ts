import { offerPictures } from '#contract/offer-pictures.ts';
import { pollingMachine } from '#machines/polling/polling.machine.ts';
import { broken, openAt, press } from './acts.ts';
import { chartWalk, passed } from './chart-walk.ts';
import { like } from './seen.ts';

const asking = { buttons: ['Cancel'] };
const again = { buttons: ['Preview the page'] };

/** Of the preview of a page, which the network makes in its own time. */
export const pollingWalk = chartWalk(
  'polling',
  pollingMachine,
)({
  inputs: {
    preview: {
      input: {},
      open: async (walk) => {
        await openAt('/live-offers/1/live?tab=tracking-links')(walk);
        await press(walk.page, 'Preview the page');
      },
    },
  },
  events: {
    'polling.cancel': {
      samples: [{}],
      isPossible: (chart) => chart.matches('requesting'),
      act: ({ page }) => press(page, 'Cancel'),
    },
  },
  calls: {
    request: {
      endpoints: [offerPictures.fetchPreview, offerPictures.previewJob],
      answers: [
        { isMet: false, data: 'queued' },
        { isMet: true, data: 'done' },
      ],
      refusals: [broken],
      answer: async ({ network }, route, { output }) => {
        if ((output as { isMet?: boolean } | undefined)?.isMet) await network.advance(60_000);
        return false;
      },
    },
  },
  // The network never has a preview at once.
  isAnswered: ({ context: { retries } }, { output }) =>
    retries > 0 || (output as { isMet?: boolean } | undefined)?.isMet !== true,
  exempt: {
    'polling.checking | always | 2':
      'Two minutes of requests, one a second; tests/machines/paths.test.ts counts them.',
    'polling.waiting | polling.cancel | 0':
      'The pause of a second ends by itself on a slow machine; tests/machines/paths.test.ts cancels in it.',
  },
  part: { under: null, within: 'main', buttons: /^(Cancel|Preview the page)( busy| off)?$/ },
  views: {
    requesting: asking,
    checking: passed,
    waiting: asking,
    succeeded: again,
    exhausted: again,
    canceled: { ...again, alert: 'Request canceled' },
    failed: { ...again, alert: like(/Internal Server Error/) },
  },
  describe: ({ context: { retries } }) => (retries === 0 ? 'first' : 'again'),
});
