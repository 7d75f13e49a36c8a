import type { EventLog, LogEntry } from '../lib/log-entry.ts';
import { modelOf } from '../models/chart-model.ts';
import { logViewerMachine, shownLog } from './log-viewer.machine.ts';

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
const log = { portal: 'one', title: 'Offers', shadow: null, entries: [entry(2), entry(1)] };

const textOf = ({ portal, title, shadow: acting, entries }: EventLog) =>
  `${portal}${title === undefined ? '' : ` ${title}`}${acting ? ' in a shadow login' : ''} ${entries.map(({ seq }) => seq).join(' ')}`;

export const logViewerModel = modelOf('logViewer', {
  machine: logViewerMachine,
  inputs: { start: { awaited: null }, afterReload: { awaited: 'two' } },
  events: {
    'log.snapshot': [log, { ...log, portal: 'two' }],
    'log.entry': [{ portal: 'one', title: 'Login', shadow, entry: entry(3) }],
    'log.closed': [{ portal: 'one' }, { portal: 'two' }],
    'portal.choose': [{ portal: 'one' }, { portal: 'two' }],
    'moment.choose': [{ position: 1 }],
    'moment.latest': [{}],
    'log.open': [{ log }],
    'log.clear': [{}],
  },
  answers: {},
  // Each entry arrives once, and portals answer in one order.
  isTried: ({ context }, event) => {
    const { open } = context;
    if (event.type === 'log.snapshot') {
      return event.portal === 'two' || open.every(({ portal }) => portal === 'one');
    }
    if (event.type !== 'log.entry') return true;
    return [shownLog(context), ...open].every(({ entries }) =>
      entries.every(({ seq }) => seq !== event.entry.seq),
    );
  },
  describe: ({ context: { position, awaited, ...context } }) => {
    const open = context.open.map((one) =>
      one.portal === context.chosen ? `[${textOf(one)}]` : textOf(one),
    );
    const shown = `${textOf(shownLog({ position, awaited, ...context }))} at ${position}`;
    return [shown, ...open, ...(awaited === null ? [] : [`${awaited} is awaited`])].join(', ');
  },
});
