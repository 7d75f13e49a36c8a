import type { ChartDefinition } from '#contract/evidence.ts';
import { charts } from '#machines/charts.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { definitionOf, wiring } from '#portal/watched/chart-hash.ts';
import type { Running } from './check.ts';

/** The charts of this page. */
export const definitions: Readonly<Record<string, ChartDefinition>> = Object.fromEntries(
  Object.entries(charts).map(([name, { machine }]) => [name, definitionOf(machine)]),
);

export const running: Running = {
  charts: Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, sha256Of(definition)]),
  ),
  wiring: sha256Of(wiring),
};
