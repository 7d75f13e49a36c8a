import type { ChartDefinition, Evidence, WiringDefinition } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';

export type Released = {
  hash: string;
  definition: ChartDefinition;
  /** Requirements by the id of a state or transition. */
  spec: Readonly<Record<string, readonly string[]>>;
  /** The table of what it does, as it was approved. */
  approved: string;
};

/** The charts of a release, and the table between them. */
export type Release = {
  charts: ReadonlyMap<string, Released>;
  wiring: { hash: string; definition: WiringDefinition };
};

/** The hash of all that a release says of a chart: what it does, its requirements and its approved rows. */
export const identityOf = ({ hash, spec, approved }: Released): string => sha256Of({ hash, spec, approved });

export const releaseOf = ({ charts, wiring }: Evidence): Release => ({
  charts: new Map(charts.map(({ name, ...chart }) => [name, chart])),
  wiring,
});
