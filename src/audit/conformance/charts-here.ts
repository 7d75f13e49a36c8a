import { portalMachine } from '#machines/portal.machine.ts';
import { conditions } from '#machines/wiring.ts';
import { wiring as table } from '#portal/watched/chart-hash.ts';
import { chartDefinition } from '#portal/watched/definition.ts';
import { definitions, running } from '../evidence/running.ts';
import { toldBy } from '../system/told-by.ts';
import type { KnownChart } from './check-log.ts';

const wiring: KnownChart['wiring'] = {
  hash: running.wiring,
  wires: table.wires,
  conditions: conditions.map((one) => ({ of: [...one.of], to: one.to, types: toldBy(one) })),
};

const known = (definition: KnownChart['definition'], hash: string): KnownChart => ({
  id: String(definition.config['id']),
  hash,
  definition,
  runsHere: true,
  wiring,
});

/** The charts of this page. The root has the hash of the table between the charts. */
export const chartsHere: readonly KnownChart[] = [
  ...Object.entries(definitions).map(([name, definition]) => known(definition, running.charts[name] ?? '')),
  known(chartDefinition(portalMachine, { functions: table.functions, files: {} }), running.wiring),
];
