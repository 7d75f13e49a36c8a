import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { LogIndex } from './log-index.ts';
import type { Wiring } from './senders.ts';

type Condition = Wiring['conditions'][number];

/** A chart that is sent something while it is busy has an entry before it takes the step. */
const mostBehind = 2;

/** What a chart may have been at an entry: the tags of its latest steps; null where the log does not say. */
function tagsOf(chart: string, entry: LogEntry, index: LogIndex): (readonly string[])[] | null {
  const found = index.latest(chart, entry, mostBehind);
  if (found.length > 0) return found.map(({ tags }) => tags.map((tag) => `${chart} ${tag}`));
  // It joins the portal later.
  return index.isWhole ? [[]] : null;
}

/** Every choice of one of each. */
const combined = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((chosen) => list.map((item) => [...chosen, item])), [[]]);

/** Whether the states of its charts, as the log has them, may have made a condition say what an entry says. */
export function mayHold({ of, says }: Condition, entry: LogEntry, index: LogIndex): boolean {
  if (!says) return true;
  const tags = of.map((chart) => tagsOf(chart, entry, index));
  const known = tags.flatMap((one) => (one ? [one] : []));
  if (known.length < tags.length) return true;
  return combined(known).some((on) => says(new Set(on.flat())) === entry.event);
}
