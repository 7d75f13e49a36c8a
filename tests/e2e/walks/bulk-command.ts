import { offerActions } from '#contract/offer-actions.ts';
import { postbacks } from '#contract/postbacks.ts';
import {
  bulkCommandMachine,
  jobsOf,
  type BulkCommand,
  type BulkJob,
} from '#machines/bulk-command/bulk-command.machine.ts';
import { at, broken, openAt, press, pressInDialog, startOver } from './acts.ts';
import { chartWalk, passed } from './chart-walk.ts';
import { like } from './seen.ts';

const disabled =
  'The button is disabled and says why in the words of this guard: nobody can press it; tests/machines shows the guard.';

const rows = Object.entries({
  48310: 'Dragon Harbor – registration',
  48602: 'FitLoop – annual pass',
  46902: 'Kontor – Business Account',
  46509: 'Ledgerly – trial sign-up',
}).map(([id, name]) => ({ id: Number(id), name, status: 'running' as const }));
const open = openAt('/live-offers?size=20');
/** What is removed for good. */
const postback = { id: 4, name: 'Old tracker', status: 'paused' as const };
const gone = { status: 404, code: 'NOT_FOUND_HTTP_EXCEPTION' };

const titles = {
  pause: { busy: /^Pausing \d rows?$/, over: 'Paused' },
  unpause: { busy: /^Resuming \d rows?$/, over: 'Resumed' },
  withdraw: { busy: /^Withdrawing \d rows?$/, over: 'Withdrawn' },
  remove: { busy: /^Deleting \d rows?$/, over: 'Deleted' },
};
const titleOf = ({ context: { command } }: Commanded) => titles[command ?? 'pause'];
const endOf = (chart: Commanded & Chart) => {
  const { over } = titleOf(chart);
  const [done, all] = [countOf(chart, 'done'), jobsOf(chart.context).length];
  if (done === 0) return 'Nothing was done';
  return done === all ? over : 'Done in part';
};

type Commanded = { context: { command: BulkCommand | null } };
type Chart = { context: Parameters<typeof jobsOf>[0] };
const countOf = ({ context }: Chart, state: BulkJob['state']) =>
  jobsOf(context).filter((job) => job.state === state).length;

const notes: Record<BulkJob['state'], string> = {
  waiting: 'Waiting',
  running: 'Under way',
  done: 'Done',
  failed: 'Internal Server Error',
  gone: 'Already removed',
  canceled: 'Cancelled, nothing was sent',
};
/** Each row with what became of it. */
const hasNotFailed = ({ state }: BulkJob) => state !== 'failed';
const failedFirst = (jobs: readonly BulkJob[]) =>
  jobs.toSorted((one, other) => Number(hasNotFailed(one)) - Number(hasNotFailed(other)));
const results = ({ context }: Chart, isOver = false) =>
  like(
    new RegExp(
      (isOver ? failedFirst(jobsOf(context)) : jobsOf(context))
        .map(({ name, state }) => `${name}${notes[state]}`)
        .join('.*'),
    ),
  );

export const bulkCommandWalk = chartWalk(
  'bulkCommand',
  bulkCommandMachine,
)({
  inputs: { start: { input: undefined, open } },
  events: {
    'bulk.start': {
      samples: [
        { command: 'pause', rows },
        { command: 'remove', rows: [postback] },
      ],
      isPossible: (chart) => chart.matches('idle'),
      act: async (walk, { command, rows: ticked }) => {
        // What was paused runs again.
        await startOver(walk);
        await (command === 'pause' ? open(walk) : openAt('/postbacks')(walk));
        const { page } = walk;
        for (const { name } of ticked) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
        await press(page, `${command === 'pause' ? 'Pause' : 'Delete'} (${ticked.length})`);
      },
    },
    'bulk.confirm': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Delete'),
    },
    'bulk.abandon': {
      samples: [{}],
      isPossible: (chart) => chart.matches('asking'),
      act: ({ page }) => pressInDialog(page, 'Cancel'),
    },
    'bulk.cancel': {
      samples: [{}],
      isPossible: (chart) => chart.matches('running') && countOf(chart, 'waiting') > 0,
      act: ({ page }) => pressInDialog(page, 'Cancel the waiting ones'),
    },
    'bulk.retry': {
      samples: [{}],
      isPossible: (chart) => countOf(chart, 'failed') === 1,
      act: ({ page }) => pressInDialog(page, 'Try the failed one again'),
    },
    'bulk.undo': {
      samples: [{}],
      isPossible: (chart) => chart.context.command === 'pause' && chart.hasTag('over'),
      act: ({ page }) => pressInDialog(page, 'Undo'),
    },
    'bulk.close': {
      samples: [{}],
      isPossible: (chart) => chart.hasTag('over'),
      act: ({ page }) => pressInDialog(page, 'Close'),
    },
  },
  calls: {
    ...Object.fromEntries(
      rows.map(({ id }) => [
        `job.${id}`,
        {
          endpoints: [at(offerActions.pause, id), at(offerActions.unpause, id)],
          answers: [undefined],
          refusals: [broken],
        },
      ]),
    ),
    [`job.${postback.id}`]: {
      endpoints: [at(postbacks.remove, postback.id)],
      answers: [undefined],
      refusals: [gone],
    },
  },
  // One failure is enough.
  isAnswered: (chart, { type }) => type.startsWith('xstate.done.') || countOf(chart, 'failed') === 0,
  exempt: {
    'bulkCommand.idle | bulk.start | 0': disabled,
    'bulkCommand.idle | bulk.start | 1': disabled,
    'bulkCommand.idle | bulk.start | 2': disabled,
    'bulkCommand.running | bulk.cancel | 0': disabled,
  },
  part: { under: null, buttons: /^(Cancel( the waiting ones|$)|Undo|Try the failed|Close$|Delete$)/ },
  views: {
    idle: { dialog: null },
    asking: {
      dialog: 'Delete 1 postback?',
      buttons: ['Cancel', 'Delete'],
      text: like(new RegExp(`This cannot be undone.*${postback.name}`)),
    },
    running: (chart) => ({
      dialog: like(titleOf(chart).busy),
      buttons: [`Cancel the waiting ones${countOf(chart, 'waiting') > 0 ? '' : ' off'}`],
      text: results(chart),
    }),
    judging: passed,
    'over.complete': (chart) => ({
      dialog: endOf(chart),
      buttons: [...(chart.context.command === 'remove' ? [] : ['Undo']), 'Close'],
      text: results(chart, true),
    }),
    'over.incomplete': (chart) => ({
      dialog: endOf(chart),
      buttons: ['Undo', 'Try the failed one again', 'Close'],
      text: results(chart, true),
    }),
  },
  describe: ({ context }) =>
    `${context.command} ${jobsOf(context)
      .map(({ id, state }) => `${id} ${state}`)
      .join()}`,
});
