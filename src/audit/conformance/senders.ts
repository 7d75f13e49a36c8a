import type { WiringDefinition } from '#contract/evidence.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { Coded } from './deeds.ts';

/** Which chart passes what on to which. */
export type Wiring = Pick<WiringDefinition, 'wires'> & {
  hash: string;
  /** Where their code is known: the `types` of what they say, and what with these tags on ('chart tag'), as JSON too. */
  conditions: readonly (WiringDefinition['conditions'][number] & {
    types?: readonly string[];
    says?: (tags: ReadonlySet<string>) => { type: string | null; text: string };
  })[];
  /** What is not said to a chart that has heard nothing else, with what it makes untrue of what waits; as in the code here. */
  beginnings?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Events of the table that screens and the browser send as well, by their receiver; absent where that is not known. */
  screens?: Readonly<Record<string, readonly string[]>>;
};

/**
 * What is known of senders: the ids of all machines, charts with their code, and the table between them. A chart of
 * another release has a name, no code; a table of another release is null.
 */
export type Senders = {
  isChart: (id: string) => boolean;
  chartOf: (id: string) => Coded | null;
  all: readonly Coded[];
  wiring: Wiring | null;
};

export const rootName = 'portal';
/** Sends what has waited for a chart. */
export const tableName = 'wiring';

export const isStart = ({ event }: LogEntry): boolean => event === 'xstate.init';

/** The call of which an event is the answer. */
export const callIn = (event: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1] ?? null;
/** The state in which the timer runs whose end an event is. */
export const timerIn = (event: string): string | null =>
  /^xstate\.after\.[^.]+\.(.+)$/.exec(event)?.[1] ?? null;

export const namesIn = ({ wires, conditions }: Wiring): ReadonlySet<string> =>
  new Set([
    ...wires.flatMap(({ from, to }) => [from, to]),
    ...conditions.flatMap(({ of, to }) => [...of, to]),
  ]);

/** The conditions that say it; where the code does not tell what they say, anything that no wire says. */
export const conditionsSaying = (
  { wires, conditions }: Wiring,
  { chart, event }: LogEntry,
): Wiring['conditions'] =>
  conditions.filter(({ to, types }) => {
    if (to !== chart) return false;
    return types ? types.includes(event) : !wires.some((wire) => wire.to === chart && wire.type === event);
  });
