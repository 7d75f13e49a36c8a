import { send, type Row } from './row.ts';

const logViewer = { chart: 'logViewer', input: { awaited: null } } as const;
const afterReload = { chart: 'logViewer', input: { awaited: 'shown before' } } as const;
const opened = (portal: string) => send('log.snapshot', { portal, shadow: null, entries: [] });

/** Which portal auditors see (M3). */
export const logViewerRows: readonly Row[] = [
  {
    clause: 'M3.c',
    says: 'a log of a file gives way to the portal that is open',
    ...logViewer,
    given: [opened('first'), send('log.open', { log: { portal: 'of a file', shadow: null, entries: [] } })],
    when: [send('log.clear')],
    expected: { does: [], sees: ['log-following'], has: { chosen: 'first', kept: null } },
  },
  {
    clause: 'M3.c',
    says: 'of two entries that are chosen the later choice is shown',
    ...logViewer,
    given: [opened('first'), send('moment.choose', { position: 2 })],
    when: [send('moment.choose', { position: 1 })],
    expected: { does: [], sees: ['log-looking-back'], has: { position: 1 } },
  },
  {
    clause: 'M3.c',
    says: 'after a reload the portal that was shown is shown again, even if another one answers first',
    ...afterReload,
    given: [opened('another')],
    when: [opened('shown before')],
    expected: { does: [], sees: ['log-following'], has: { chosen: 'shown before', awaited: null } },
  },
  {
    clause: 'M3.c',
    says: 'one that was shown before a reload and answers at once is awaited no longer',
    ...afterReload,
    given: [opened('shown before'), send('moment.choose', { position: 0 })],
    when: [opened('shown before')],
    expected: { does: [], sees: ['log-looking-back'], has: { position: 0, awaited: null } },
  },
  {
    clause: 'M3.c',
    says: 'a portal that is chosen after a reload stays, whichever answers later',
    ...afterReload,
    given: [opened('another'), send('portal.choose', { portal: 'another' })],
    when: [opened('shown before')],
    expected: { does: [], sees: ['log-following'], has: { chosen: 'another', awaited: null } },
  },
  {
    clause: 'M3.c',
    says: 'a file that is read after a reload stays, whichever portal answers later',
    ...afterReload,
    given: [send('log.open', { log: { portal: 'of a file', shadow: null, entries: [] } })],
    when: [opened('shown before')],
    expected: { does: [], sees: ['log-reading'], has: { chosen: '', awaited: null } },
  },
];
