import type { ChartDefinition, Source, WiringDefinition } from '#contract/evidence.ts';
import type { conditions, wires } from '#machines/wiring.ts';
import type { AnyStateMachine } from 'xstate';
import { canonical } from './canonical.ts';

// Notes for readers: they change nothing that a chart does.
const isNote = (key: string, value: unknown) =>
  key === 'meta' || (key === 'description' && typeof value === 'string');

function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([key, part]) => !isNote(key, part));
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutNotes(part)]));
}

/** A chart as JSON: as it is configured, and the code that it names. */
export const chartDefinition = ({ config }: AnyStateMachine, source: Source): ChartDefinition => ({
  config: JSON.parse(canonical(withoutNotes(config))) as Record<string, unknown>,
  ...source,
});

type Table = {
  wires: readonly Pick<(typeof wires)[number], 'from' | 'on' | 'to' | 'type'>[];
  conditions: readonly Pick<(typeof conditions)[number], 'of' | 'to'>[];
};

/** The wiring table as JSON. */
export const wiringDefinition = (table: Table, source: Source): WiringDefinition => ({
  wires: table.wires.map(({ from, on, to, type }) => ({ from, on, to, type })),
  conditions: table.conditions.map(({ of, to }) => ({ of: [...of], to })),
  ...source,
});
