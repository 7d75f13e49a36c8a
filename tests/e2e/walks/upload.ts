import { offerPictures } from '#contract/offer-pictures.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { png } from '../../support/pictures.ts';
import { openAt, press } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { like } from './seen.ts';

const contents: Record<string, Buffer> = { 'banner.png': png, 'notes.txt': Buffer.from('x') };
const choose = 'Choose a file';
const refusal = { status: 409, code: 'QUOTA_REACHED' };

/** Of a creative for the review of an application. */
export const uploadWalk = chartWalk(
  'upload',
  uploadMachine,
)({
  inputs: {
    picture: {
      input: { types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'], largest: 5 * 1024 * 1024 },
      open: openAt('/live-offers/28/pending'),
    },
  },
  events: {
    'upload.choose': {
      samples: [
        { file: { name: 'banner.png', type: 'image/png', size: png.length } },
        { file: { name: 'notes.txt', type: 'text/plain', size: 1 } },
      ],
      isPossible: (chart) => !chart.matches('sending'),
      act: async ({ page }, { file: { name, type } }) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: choose }).click();
        await (await chooser).setFiles({ name, mimeType: type, buffer: contents[name] ?? Buffer.alloc(0) });
      },
    },
    'upload.progress': {
      samples: [{ share: 100 }],
      isPossible: (chart) => chart.matches('sending') && chart.context.share === 0,
      // The network has the whole file, and its answer is long in coming.
      act: async ({ page, network, gate }) => {
        await network.fail({ call: 'offerPictures.upload', delayMs: 60_000 });
        await (await gate.take('send')).continue();
        await page.locator('[role=progressbar][aria-valuenow="100"]').waitFor();
      },
    },
    'upload.cancel': {
      samples: [{}],
      isPossible: (chart) => chart.matches('sending'),
      act: ({ page }) => press(page, 'Cancel upload'),
    },
    'upload.retry': {
      samples: [{}],
      isPossible: (chart) => chart.matches('canceled') || chart.matches('failed'),
      act: ({ page }) => press(page, 'Try again'),
    },
  },
  calls: { send: { endpoints: [offerPictures.upload], answers: [undefined], refusals: [refusal] } },
  // What the network has already is stopped.
  isAnswered: ({ context: { share } }) => share === 0,
  part: { under: 'Creatives for the review' },
  views: {
    idle: { buttons: [choose], alert: null },
    refused: { buttons: [choose], text: like(/Please choose a PNG, JPEG, GIF or WebP image\./) },
    sending: { buttons: [`${choose} off`, 'Cancel upload'], alert: null },
    sent: { buttons: [choose], alert: null, text: like(/banner\.png was uploaded/) },
    canceled: { buttons: [choose, 'Try again'], text: like(/The upload was cancelled\./) },
    failed: { buttons: [choose, 'Try again'], alert: like(/./) },
  },
  describe: ({ context: { file, share } }) => `${file?.name ?? ''} ${share}`,
});
