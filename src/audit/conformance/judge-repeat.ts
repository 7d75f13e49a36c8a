import type { LogEntry } from '#machines/lib/log-entry.ts';
import { mostEmitted } from './deeds.ts';
import type { Senders, Wiring } from './senders.ts';
import type { Condition, Route, Sent } from './sent.ts';

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** The entries of an actor that say the same of their event as a later one: who sent it, and in which step. */
const alike = ({ entry, index }: Sent): LogEntry[] =>
  index
    .before(entry)
    .filter((one) => one.cause === entry.cause && one.event === entry.event && one.from === entry.from);

/** What a step sends `most` times cannot come once more. */
export function routeOfRepeat(sent: Sent, most: number): Route {
  const earlier = alike(sent);
  const last = earlier.at(-1);
  return last && earlier.length >= most
    ? { kind: 'sentBefore', cause: sent.cause.seq, seq: last.seq }
    : 'fits';
}

/** What waited for a chart, `most` times, is passed on so often. */
export function routeOfHeld(sent: Sent, most: number): Route {
  const earlier = alike(sent);
  const last = earlier.at(-1);
  return last && earlier.length >= most ? { kind: 'heldBefore', seq: last.seq } : 'fits';
}

const stepsOf = (chart: string, { entry, index }: Sent) =>
  index.latest(chart, entry, Number.MAX_SAFE_INTEGER).toReversed();

/** How often these wires may have had something to pass on before the entry. */
export const mostHeld = (sent: Sent, wires: Wiring['wires'], chartOf: Senders['chartOf']): number =>
  sumOf(
    wires.map(({ from, on }) => {
      const code = chartOf(from);
      return code && sent.index.isWhole
        ? sumOf(stepsOf(from, sent).map((step) => mostEmitted(code, step, on)))
        : Number.POSITIVE_INFINITY;
    }),
  );

/** How often this condition has come to say it before the entry. */
export function mostSaid(sent: Sent, { of, says }: Condition): number {
  const [chart, ...others] = of;
  if (chart === undefined || others.length > 0 || !says || !sent.index.isWhole) {
    return Number.POSITIVE_INFINITY;
  }
  const answers = stepsOf(chart, sent).map(({ tags }) => says(new Set(tags.map((tag) => `${chart} ${tag}`))));
  const own = answers.filter(({ type }) => type === sent.entry.event);
  // The same event twice in a row waits once.
  const isAgain = sent.index.before(sent.entry).at(-1) === alike(sent).at(-1);
  if (isAgain && new Set(own.map(({ text }) => text)).size === 1) return 0;
  return answers.filter(
    ({ text }, nth) => own.some((one) => one.text === text) && text !== answers[nth - 1]?.text,
  ).length;
}
