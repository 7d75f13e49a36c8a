import { modelOf } from '../models/chart-model.ts';
import { codeOf, failure, refusal } from '../models/samples.ts';
import { bulkCommandMachine, jobsOf, type BulkJob } from './bulk-command.machine.ts';

const bulkRows = ['A', 'B', 'C', 'D'].map((name, nth) => ({ id: nth + 1, name, status: 'running' as const }));
const gone = refusal(404, 'NOT_FOUND_HTTP_EXCEPTION');
const ended = { id: 5, name: 'E', status: 'other' } as const;

export const bulkCommandModel = modelOf('bulkCommand', {
  machine: bulkCommandMachine,
  inputs: { start: undefined },
  events: {
    'bulk.start': [
      { command: 'pause', rows: [...bulkRows, ended] },
      { command: 'pause', rows: [ended] },
      { command: 'unpause', rows: bulkRows },
      { command: 'withdraw', rows: [ended] },
      { command: 'remove', rows: bulkRows.slice(0, 1) },
    ],
    'bulk.confirm': [{}],
    'bulk.abandon': [{}],
    'bulk.cancel': [{}],
    'bulk.retry': [{}],
    'bulk.undo': [{}],
    'bulk.close': [{}],
  },
  answers: Object.fromEntries(bulkRows.map(({ id }) => [`job.${id}`, [undefined]])),
  failures: Object.fromEntries(
    bulkRows.map(({ id }) => [`job.${id}`, id === 1 ? [failure, gone] : [failure]]),
  ),
  // One command with rows that are gone is enough.
  isAnswered: ({ context }, answer) => answer['error'] !== gone || context.command === 'remove',
  // Called off at the beginning and then undone, tried again when one has failed: the rest is more of the same.
  isTried: ({ context }, event) => {
    const countOf = (state: BulkJob['state']) => jobsOf(context).filter((job) => job.state === state).length;
    const isFirst = context.command === 'pause' && countOf('canceled') === 0;
    if (event.type === 'bulk.cancel') return isFirst && countOf('running') === 3;
    if (event.type === 'bulk.retry') return isFirst && countOf('failed') <= 1;
    return (
      event.type !== 'bulk.undo' ||
      (context.command === 'pause' && countOf('done') === countOf('canceled') * 3)
    );
  },
  describe: ({ context }) => {
    const how = jobsOf(context).map(
      ({ name, state, failure: failed }) => `${name} ${state}${codeOf(failed)}`,
    );
    return `${context.command ?? 'nothing'} ${how.join(', ')}`.trim();
  },
});
