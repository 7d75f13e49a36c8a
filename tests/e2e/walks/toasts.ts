import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { keyOf, toastsMachine, type ShownToast } from '#machines/toasts/toasts.machine.ts';
import type { ToastOutput } from '#machines/toast/toast.machine.ts';
import { passTime } from '../../support/slow-timers.ts';
import { loseToken } from '../model/events.ts';
import { openAt, signInByForm } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { like, type Seen } from './seen.ts';
import { cards, failDownload, pauseOffer, warnOfEnd } from './toast-acts.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const failed: ShownToast = { type: 'apiError', text: 'Internal Server Error', at };
const ending: ShownToast = { type: 'warning', title: 'Your session is about to end', at };
const paused: ShownToast = { type: 'success', text: 'Offer was paused', quiet: true, at };

const region = '[role=region][aria-label=Notifications]';
const show = new Map<ShownToast, (walk: Walk) => Promise<unknown>>([
  [failed, failDownload],
  [ending, warnOfEnd],
  [paused, pauseOffer],
]);

type Chart = SnapshotFrom<typeof toastsMachine>;
const open = ({ context }: Chart) => context.toasts.map(({ key }) => key);
/** What is done elsewhere takes the focus along. */
const isFocused = ({ context }: Chart) => context.holders.includes('focus');
const isOpen = (chart: Chart, toast: ShownToast) => open(chart).includes(keyOf(toast));

/** The newest first. */
const seen = (chart: Chart): Partial<Seen> => ({
  text: like(
    new RegExp(
      chart.context.toasts
        .map(({ title, text }) => title ?? text)
        .toReversed()
        .join('.*'),
    ),
  ),
  buttons: isOpen(chart, failed) ? ['Close'] : [],
});

export const toastsWalk = chartWalk(
  'toasts',
  toastsMachine,
)({
  inputs: { start: { input: undefined, open: openAt('/live-offers') } },
  events: {
    'toast.show': {
      samples: [...show.keys()].map((toast) => ({ toast })),
      // Of two the older one is repeated.
      isPossible: (chart, { toast }) =>
        !isFocused(chart) &&
        (!isOpen(chart, toast) || (toast === failed && chart.context.toasts[1]?.type === ending.type)),
      act: (walk, { toast }) => show.get(toast)?.(walk) ?? Promise.reject(new Error(keyOf(toast))),
    },
    'toast.close': {
      samples: [{ key: keyOf(failed) }],
      // The pointer comes to rest on what it closes.
      isPossible: (chart) =>
        chart.matches({ showing: 'paused' }) && !isFocused(chart) && isOpen(chart, failed),
      act: async (walk, _, { context }) => {
        const { page } = walk;
        await page.locator(region).getByRole('button', { name: 'Close' }).click();
        if (context.toasts.length === 1) return page.mouse.move(0, 0);
        // The other one is not where the pointer rests.
        await expect(cards(walk)).toHaveCount(1);
        return cards(walk).hover();
      },
    },
    'toasts.pause': {
      samples: [{ by: 'pointer' }, { by: 'focus' }],
      // The focus comes while the pointer rests, and goes before it or after it.
      isPossible: ({ context: { toasts, holders } }, { by }) =>
        toasts.length === 1 && holders.length === (by === 'focus' ? 1 : 0),
      act: (walk, { by }) => (by === 'focus' ? cards(walk).focus() : cards(walk).hover()),
    },
    'toasts.resume': {
      samples: [{ by: 'pointer' }, { by: 'focus' }],
      isPossible: ({ context: { holders } }, { by }) => holders.includes(by),
      act: async ({ page }, { by }) => {
        await passTime(page, 60_000);
        await (by === 'focus'
          ? page.getByRole('button', { name: 'Download' }).focus()
          : page.mouse.move(0, 0));
      },
    },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => chart.matches('showing') && !isFocused(chart),
      act: async (walk) => {
        await loseToken(walk, 'expired');
        await signInByForm(walk);
      },
    },
  },
  calls: Object.fromEntries(
    [1, 2].map((slot) => [
      `toast.${slot}`,
      {
        answers: [{ slot }],
        act: ({ page }: Walk, _: unknown, { context }: Chart) =>
          passTime(page, context.toasts.find((one) => one.slot === slot)?.type === 'apiError' ? 6000 : 4500),
      },
    ]),
  ),
  // The time of the warning is over first, of which one is enough.
  isAnswered: (chart, { output }) => {
    const [one, other] = chart.context.toasts;
    const { slot } = output as ToastOutput;
    return (
      chart.matches({ showing: 'running' }) && (!other || (one?.slot === slot) === (one?.type === 'warning'))
    );
  },
  isSlowed: true,
  part: { under: null, within: region, buttons: /^Close$/ },
  views: {
    empty: { text: like(/^(?!.*(Internal Server Error|about to end))/s), buttons: [] },
    'showing.running': seen,
    'showing.paused': seen,
  },
  describe: ({ context: { toasts, holders } }) =>
    [toasts.map(({ type, slot }) => `${slot} ${type}`).join(', '), ...holders.toSorted()].join(' '),
});
