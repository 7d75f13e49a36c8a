import { afterAll, beforeAll, vi } from 'vitest';
import type { EventLog, LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import { chartsHere } from '#audit/conformance/charts-here.ts';
import { checkLog } from '#audit/conformance/check-log.ts';
import { logText } from '#audit/live/log-file.ts';
import { readLog } from '#audit/live/read-log.ts';
import { closePortals, openPortal, settled, until } from './open-portal.ts';

/** What a portal posts while somebody signs in, goes to the profile and signs out, as 'Save event log' writes it. */
export async function trueLog(options?: Parameters<typeof openPortal>[0]): Promise<EventLog> {
  // No timer of it goes on after its test; both of its clocks are the machine's.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  const { portal, page } = await openPortal(options);
  // What portals post is typed where they post it.
  const posted = () => page.posted('portal-event-log') as LogMessage[];
  page.hears('portal-event-log', { type: 'log.request' });
  await until(() => posted().some(({ type }) => type === 'log.snapshot'));
  const place = () => portal.navigation.getSnapshot().context.current;
  await until(() => place() === '/login');
  portal.session.send({ type: 'session.signIn', credentials: { username: 'ann', password: 'secret' } });
  await until(() => place() === '/dashboard');
  await settled();
  portal.navigation.send({ type: 'location.request', to: '/profile' });
  await until(() => place() === '/profile');
  portal.navigation.send({ type: 'signOut.request' });
  await until(() => place() === '/login');
  await settled();
  const toasts = portal.toasts.chart();
  toasts?.send({ type: 'toasts.pause', by: 'pointer' });
  toasts?.send({ type: 'toasts.resume', by: 'pointer' });
  const entries = posted().flatMap((message) => {
    if (message.type === 'log.snapshot') return message.entries;
    return message.type === 'log.entry' ? [message.entry] : [];
  });
  const inOrder = entries.toSorted((one, other) => one.seq - other.seq);
  const { log } = readLog(logText({ portal: 'one', shadow: null, entries: inOrder }));
  if (!log) throw new Error('The portal wrote no log');
  return log;
}

/** A true log for the tests of a file, and what is made of it. */
export function onTrueLog() {
  let log: EventLog = { portal: '', shadow: null, entries: [] };
  beforeAll(async () => {
    log = await trueLog();
    await closePortals();
  });
  afterAll(closePortals);

  const check = (entries: readonly LogEntry[], now = Number.MAX_SAFE_INTEGER) =>
    checkLog({ ...log, entries }, chartsHere, now);
  const findAll = (chart: string, event: string) =>
    log.entries.filter((one) => one.chart === chart && one.event === event);
  const find = (chart: string, event: string, from?: string | null): LogEntry => {
    const found = findAll(chart, event).find((one) => from === undefined || one.from === from);
    if (!found) throw new Error(`${chart} was not sent ${event}`);
    return found;
  };
  return {
    log: () => log,
    check,
    find,
    findLast: (chart: string, event: string) => findAll(chart, event).at(-1) ?? find(chart, event),
    /** All entries, one of them changed. */
    forged: (entry: LogEntry, change: Partial<LogEntry>) =>
      log.entries.map((one) => (one === entry ? { ...one, ...change } : one)),
    /** The number of the first entry that is no true one, and why. */
    faultOf: (entries: readonly LogEntry[]) => {
      const { first } = check(entries);
      return first && [first.entry.seq, first.reason];
    },
  };
}
