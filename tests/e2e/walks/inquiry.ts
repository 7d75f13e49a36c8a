import type { Page } from '@playwright/test';
import { inquiries } from '#contract/inquiries.ts';
import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts';
import { typeInto } from '../../support/type-into.ts';
import { at, broken, callElsewhere, callNetwork, openAt, press, pressInDialog } from './acts.ts';
import { chartWalk, passed, type Walk } from './chart-walk.ts';

const id = 5;
const said = { text: 'The order is attached.', file: null };
const question = { dialog: 'Withdraw this inquiry?', buttons: ['Cancel', 'Withdraw'] };
// What was refused stays said at the form until it is sent again.
const ready = { dialog: null, buttons: ['Withdraw', 'Send reply'] };
const over = { dialog: null, buttons: [], alert: null };
const closed = { status: 409, code: 'INQUIRY_CLOSED' };
const final = 'The network never changes what is over; tests/machines shows that the portal would follow.';
const shadowed =
  'The form is not there for an operator in a shadow login: nobody can press it; tests/machines shows the guard.';

const decisions = { answered: 'answer', granted: 'grant', declined: 'decline' } as const;
type Decided = keyof typeof decisions;
const isDecided = (status: string): status is Decided => Object.hasOwn(decisions, status);

// What the other side does: an operator, or another tab of the publisher.
async function bring({ network }: Walk, status: string) {
  if (status === 'withdrawn') await callElsewhere(network, at(inquiries.withdraw, id));
  if (!isDecided(status)) return;
  const { access_token: token } = await network.signIn('operator');
  const body = { decision: decisions[status], text: 'So it is.' };
  await callNetwork(network, at(inquiries.decide, id), { token, body });
}

// As when the window is looked at again.
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const notAccepted =
  'Internal Server Error. Your input was not accepted, but it is still here. Please try again in a moment.';

export const inquiryWalk = chartWalk(
  'inquiry',
  inquiryMachine,
)({
  inputs: { start: { input: undefined, open: openAt(`/profile?tab=inquiries&inquiry=${id}`) } },
  events: {
    'inquiry.shown': {
      samples: ['open', 'answered', 'granted', 'declined', 'withdrawn'].map(
        (status) => ({ status }) as { status: 'open' },
      ),
      isPossible: (chart, { status }) =>
        chart.matches('loading') ||
        ((chart.matches('open') || chart.matches('answered')) &&
          status !== 'open' &&
          status !== chart.context.status),
      act: async (walk, { status }, before) => {
        const { page, gate } = walk;
        await bring(walk, status);
        if (before.matches('loading')) {
          await (await gate.take('shown')).continue();
          return;
        }
        // The bell may have asked for it just before, and the page then asks once more.
        const answered = page.waitForResponse(
          async (response) =>
            new URL(response.url()).pathname === at(inquiries.get, id).path &&
            (await response.text()).includes(`"status":"${status}"`),
        );
        await gate.pass('shown', async () => {
          await lookAgain(page);
          await answered;
        });
      },
    },
    'reply.send': {
      samples: [{ ...said, isShadowed: false }],
      isPossible: (chart) => chart.hasTag('live') && !chart.hasTag('asking') && !chart.hasTag('busy'),
      act: async ({ page }) => {
        await typeInto(page.getByLabel('Reply'), said.text);
        await press(page, 'Send reply');
      },
    },
    'withdrawal.ask': {
      samples: [{ isShadowed: false }],
      isPossible: (chart) => chart.hasTag('live') && !chart.hasTag('asking') && !chart.hasTag('busy'),
      act: ({ page }) => press(page, 'Withdraw'),
    },
    'withdrawal.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Withdraw'),
    },
    'withdrawal.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
  },
  calls: {
    reply: {
      endpoints: [inquiries.reply],
      answers: [{ status: 'open' }],
      refusals: [broken, closed],
    },
    withdraw: {
      endpoints: [inquiries.withdraw],
      answers: [{ status: 'withdrawn' }],
      refusals: [broken, closed],
    },
  },
  requests: { shown: inquiries.get },
  exempt: {
    ...Object.fromEntries(
      ['granted', 'declined', 'closed'].map((state) => [`inquiry.${state} | inquiry.shown | 0`, final]),
    ),
    ...Object.fromEntries(
      ['open', 'answered', 'refused'].flatMap((state) => [
        [`inquiry.${state} | reply.send | 0`, shadowed],
        [`inquiry.${state} | withdrawal.ask | 0`, shadowed],
      ]),
    ),
    'inquiry.refused | inquiry.shown | 0':
      'The network has to decide between a refusal and the next look; tests/machines shows it.',
  },
  part: { under: null, within: 'main', buttons: /^(Withdraw|Send reply|Cancel)( busy| off)?$/ },
  views: {
    loading: { dialog: null, buttons: [] },
    judging: passed,
    open: ready,
    answered: ready,
    replying: { dialog: null, buttons: ['Withdraw off', 'Send reply busy'], alert: null },
    refused: ({ context: { failure } }) => ({
      dialog: null,
      buttons: ['Withdraw', 'Send reply'],
      alert: failure?.code === closed.code ? 'This inquiry is closed' : notAccepted,
    }),
    asking: ({ context: { failure } }) => ({
      ...question,
      alert: failure && (failure.code === closed.code ? 'This inquiry is closed' : 'Internal Server Error'),
    }),
    withdrawing: { ...question, buttons: ['Cancel off', 'Withdraw busy'], alert: null },
    granted: over,
    declined: over,
    closed: over,
  },
  describe: ({ context: { status, failure } }) => `${status ?? ''}${failure?.code ?? ''}`,
});
