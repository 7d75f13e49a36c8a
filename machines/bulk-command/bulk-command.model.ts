import { modelOf } from '../models/chart-model.ts';
import { codeOf } from '../models/samples.ts';
import { bulkCommandMachine, type BulkJob } from './bulk-command.machine.ts';

const bulkRows = ['A', 'B', 'C', 'D'].map((name, nth) => ({ id: nth + 1, name }));
const calls = { firstCall: [undefined], secondCall: [undefined], thirdCall: [undefined] };

export const bulkCommandModel = modelOf('bulkCommand', {
  machine: bulkCommandMachine,
  inputs: { start: undefined },
  events: {
    'bulk.start': [
      { command: 'pause', rows: bulkRows },
      { command: 'unpause', rows: [] },
    ],
    'bulk.cancel': [{}],
    'bulk.retry': [{}],
    'bulk.undo': [{}],
    'bulk.close': [{}],
  },
  answers: calls,
  // Called off at the beginning and then undone, tried again when one has failed: the rest is more of the same.
  isTried: ({ context: { command, jobs } }, event) => {
    const countOf = (state: BulkJob['state']) => jobs.filter((job) => job.state === state).length;
    const isFirst = command === 'pause' && countOf('canceled') === 0;
    if (event.type === 'bulk.cancel') return isFirst && countOf('running') === 3;
    if (event.type === 'bulk.retry') return isFirst && countOf('failed') <= 1;
    return event.type !== 'bulk.undo' || (command === 'pause' && countOf('done') === countOf('canceled') * 3);
  },
  describe: ({ context: { command, jobs, lanes } }) => {
    const how = jobs.map(({ name, state, failure: failed }) => `${name} ${state}${codeOf(failed)}`);
    return `${command ?? 'nothing'} ${how.join(', ')} by ${Object.values(lanes).join(' ')}`;
  },
});
