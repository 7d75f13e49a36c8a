import { contract } from '#contract/index.ts';
import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import { registration } from '#machines/models/samples.ts';
import { callNetwork, newestLink, press } from './acts.ts';
import { chartWalk, passed } from './chart-walk.ts';

const { account, verification } = contract;
const heading = (title: string) => ({ heading: title });

export const verifyEmailWalk = chartWalk(
  'verifyEmail',
  verifyEmailMachine,
)({
  inputs: {
    whole: {
      input: { id: '7', signature: 'whole', expires: '1767225600' },
      open: async ({ page, network }) => {
        await callNetwork(network, account.register, {
          body: { ...registration, email: 'mara@trailmix.test', traffic_type_ids: [4] },
        });
        await page.goto(await newestLink(network));
      },
    },
    cut: {
      input: { id: '7', signature: null, expires: null },
      open: ({ page }) => page.goto('/verify/7'),
    },
  },
  events: {
    'verification.retry': {
      samples: [{}],
      isPossible: (chart) => chart.matches('failed'),
      act: ({ page }) => press(page, 'Try again'),
    },
  },
  calls: {
    verifyEmail: {
      endpoints: [verification.verify],
      answers: [undefined],
      refusals: [
        { status: 403, code: 'INVALID_SIGNATURE' },
        { status: 503, code: 'SERVICE_UNAVAILABLE' },
      ],
    },
  },
  part: { under: null, buttons: /^Try again/ },
  views: {
    readingLink: passed,
    verifying: { ...heading('Verifying your email address …'), buttons: [] },
    verified: { ...heading('Email verified'), buttons: [] },
    invalidLink: { ...heading('Invalid URL params'), buttons: [] },
    refused: { ...heading('Invalid URL params'), buttons: [] },
    failed: { ...heading('Your email address could not be verified yet'), buttons: ['Try again'] },
  },
  describe: ({ context: { link, failure } }) => `${link.signature ?? 'cut'} ${failure?.code ?? ''}`,
});
