import type { WiringDefinition } from '#contract/evidence.ts';
import { isEqual } from 'es-toolkit';

/** A row of the wiring table: between which charts, and what arrives there. */
type Row = { name: string; text: string };
/** One that only one table has, or that reads otherwise in the other. */
export type WireChange = { name: string; before: string | null; after: string | null };

const rowsOf = ({ wires, conditions }: WiringDefinition): Row[] => [
  ...wires.map(({ from, on, to, type }) => ({ name: `${from} ↑ ${on} → ${to}`, text: type })),
  ...conditions.map(({ of, to }) => ({ name: `${of.join(', ')} ⇢ ${to}`, text: to })),
];

/** What of a list another one has as well, and what not, counting those that are alike. */
function sorted(all: readonly string[], others: readonly string[]) {
  const left = [...others];
  const [shared, own]: [string[], string[]] = [[], []];
  for (const one of all) {
    const place = left.indexOf(one);
    (place >= 0 ? shared : own).push(one);
    if (place >= 0) left.splice(place, 1);
  }
  return { shared, own };
}

/** Several wires lead from one event to one chart: those that both tables have are the same, the others are paired. */
function changesAt(name: string, before: readonly string[], after: readonly string[]): WireChange[] {
  const [gone, come] = [sorted(before, after).own, sorted(after, before).own];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, nth) => ({
    name,
    before: gone[nth] ?? null,
    after: come[nth] ?? null,
  }));
}

const textsOf = (rows: readonly Row[], name: string) =>
  rows.filter((row) => row.name === name).map(({ text }) => text);

type Turns = ReadonlyMap<string, readonly string[]>;

/** What one step of a chart sends, in the order of the table: by emitted event, and by chart for conditions. */
function turnsOf({ wires, conditions }: WiringDefinition): Turns {
  const sent = [
    ...wires.map(({ from, on, to, type }) => [`${from} ↑ ${on}`, `${to} ${type}`] as const),
    ...conditions.flatMap(({ of, to }) =>
      of.map((chart) => [`${chart} ⇢`, `${of.join(', ')} ⇢ ${to}`] as const),
    ),
  ];
  const groups = Map.groupBy(sent, ([name]) => name);
  return new Map([...groups].map(([name, rows]) => [name, rows.map(([, text]) => text)]));
}

const numbered = (texts: readonly string[]) => texts.map((text, nth) => `${nth + 1}. ${text}`).join(', ');

/** What both tables send in one step, in another order: the receivers react in that order. */
function reordered(before: Turns, after: Turns): WireChange[] {
  return [...after].flatMap(([name, later]) => {
    const earlier = before.get(name) ?? [];
    const [was, is] = [sorted(earlier, later).shared, sorted(later, earlier).shared];
    return isEqual(was, is) ? [] : [{ name, before: numbered(was), after: numbered(is) }];
  });
}

/**
 * What two wiring tables differ in. The order of rows counts where one step sends along several of them; that of the
 * others decides nothing.
 */
export function wireChanges(before: WiringDefinition, after: WiringDefinition): WireChange[] {
  const [older, newer] = [rowsOf(before), rowsOf(after)];
  const names = new Set([...older, ...newer].map(({ name }) => name));
  return [
    ...[...names].toSorted().flatMap((name) => changesAt(name, textsOf(older, name), textsOf(newer, name))),
    ...reordered(turnsOf(before), turnsOf(after)),
  ];
}
