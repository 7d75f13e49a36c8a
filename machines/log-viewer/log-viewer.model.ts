import type { LogEntry } from '../lib/log-entry.ts';
import { modelOf } from '../models/chart-model.ts';
import { logViewerMachine } from './log-viewer.machine.ts';

const entry = (seq: number): LogEntry => ({
  seq,
  at: seq,
  wallClock: seq,
  chart: 'session',
  actor: 'x:1',
  event: 'session.signIn',
  took: [],
  active: [],
  tags: [],
});
const shadow = { operator: 1, partner: 2 };
const log = { portal: 'one', shadow: null, entries: [entry(2), entry(1)] };

export const logViewerModel = modelOf('logViewer', {
  machine: logViewerMachine,
  inputs: { start: undefined },
  events: {
    'log.request': [{}],
    'log.leave': [{}],
    'log.opened': [{ portal: 'one' }],
    'log.snapshot': [log, { ...log, portal: 'two' }],
    'log.entry': [
      { portal: 'one', shadow, entry: entry(3) },
      { portal: 'two', shadow, entry: entry(3) },
    ],
    'log.closed': [{ portal: 'one' }, { portal: 'two' }],
    'moment.choose': [{ position: 0 }, { position: 1 }],
    'moment.latest': [{}],
    'log.open': [{ log }],
    'log.clear': [{}],
  },
  answers: {},
  // Each entry arrives once.
  isTried: ({ context }, event) =>
    event.type !== 'log.entry' || context.log.entries.every(({ seq }) => seq !== event.entry.seq),
  describe: ({ context: { log: shown, position } }) =>
    `${shown.portal}${shown.shadow ? ' in a shadow login' : ''} ${shown.entries.map(({ seq }) => seq).join(' ')} at ${position}`,
});
