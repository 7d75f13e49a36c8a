import type { LogEntry } from '#machines/lib/log-entry.ts';

/** What somebody could do to a log; numbers and times stay in order, as a careful forger leaves them. */
type Forge = (log: readonly LogEntry[], nth: number, chart: Alphabet) => LogEntry[] | null;
/** What a forger finds in the drawing of a chart. */
export type Alphabet = {
  events: readonly string[];
  transitions: readonly string[];
  states: readonly (readonly string[])[];
};

const after = <Item>(list: readonly Item[], item: Item | undefined) =>
  item === undefined ? null : (list[(list.indexOf(item) + 1) % list.length] ?? null);
const put = (log: readonly LogEntry[], nth: number, change: Partial<LogEntry>): LogEntry[] =>
  log.flatMap((entry, place) => (place === nth ? [{ ...entry, ...change }] : [entry]));
const entryAt = (log: readonly LogEntry[], nth: number): LogEntry => {
  const entry = log[nth];
  if (!entry) throw new Error(`The log has no entry ${nth}`);
  return entry;
};

export const forgeries = {
  'another transition': (log, nth, { transitions }) => {
    const { took } = entryAt(log, nth);
    const other = after(transitions, took.at(-1));
    return other === null ? null : put(log, nth, { took: [...took.slice(0, -1), other] });
  },
  'no transition': (log, nth) => (entryAt(log, nth).took.length > 0 ? put(log, nth, { took: [] }) : null),
  'other states': (log, nth, { states }) => {
    const active = entryAt(log, nth).active.join(' ');
    const place = states.findIndex((one) => one.join(' ') === active);
    const other = states[(place + 1) % states.length] ?? [];
    return other.join(' ') === active ? null : put(log, nth, { active: other });
  },
  'a tag less': (log, nth) => {
    const [first, ...others] = entryAt(log, nth).tags;
    return first === undefined ? null : put(log, nth, { tags: others });
  },
  'a tag more': (log, nth) => put(log, nth, { tags: [...entryAt(log, nth).tags, 'forged'] }),
  'another answer': (log, nth) => {
    const [first, ...others] = entryAt(log, nth).guards ?? [];
    return first ? put(log, nth, { guards: [{ ...first, holds: !first.holds }, ...others] }) : null;
  },
  'another event': (log, nth, { events }) => {
    const { event } = entryAt(log, nth);
    const other = events.includes(event) ? after(events, event) : null;
    return other === null || other === event ? null : put(log, nth, { event: other });
  },
  'an entry less': (log, nth) => log.toSpliced(nth, 1),
  'two in another order': (log, nth) => {
    const [one, next] = [entryAt(log, nth), log[nth + 1]];
    if (!next) return null;
    const place = ({ seq, at }: LogEntry) => ({ seq, at });
    return log.toSpliced(nth, 2, { ...next, ...place(one) }, { ...one, ...place(next) });
  },
} satisfies Record<string, Forge>;
export type Forgery = keyof typeof forgeries;
