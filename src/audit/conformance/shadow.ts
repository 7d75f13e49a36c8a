import type { EventLog } from '#machines/lib/log-entry.ts';

const chart = 'shadowLogin';

const isIn = (active: readonly string[], state: string) => active.includes(`${chart}.${state}`);

/** A log and its chart contradict each other: only the log says that an operator acted, or only the chart. */
export type ShadowDoubt = 'onlyLog' | 'onlyChart';

/** Whether a log says otherwise than its own chart who acted last (M4). */
export function shadowDoubtOf({ shadow, entries }: EventLog): ShadowDoubt | null {
  const own = entries.filter((entry) => entry.chart === chart);
  if (own.length === 0) return null;
  // Who acted stays known after the end of a session.
  const known = own.findLast(({ active }) => !isIn(active, 'unknown'));
  const hasOperator = known !== undefined && !isIn(known.active, 'absent');
  if (hasOperator === (shadow !== null)) return null;
  return hasOperator ? 'onlyChart' : 'onlyLog';
}
