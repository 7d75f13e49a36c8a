import { portalMachine } from '#machines/portal.machine.ts';
import { beginnings, conditions } from '#machines/wiring.ts';
import { wiring as table } from '#portal/watched/chart-hash.ts';
import { chartDefinition } from '#portal/watched/definition.ts';
import { definitions, running } from '../evidence/running.ts';
import { tell, toldBy } from '../system/told-by.ts';
import type { KnownChart } from './check-log.ts';

/** What screens and the browser send of what the table passes on (`tests/emitted-events.test.ts`). */
export const screens: Readonly<Record<string, readonly string[]>> = {
  session: ['session.signOut', 'user.reload', 'user.retry'],
  navigation: ['location.request', 'signOut.request'],
  configuration: ['configuration.retry'],
  confirmation: ['confirmation.abandon'],
  deployment: ['part.lost'],
};

const wiring: KnownChart['wiring'] = {
  hash: running.wiring,
  wires: table.wires,
  conditions: conditions.map((one) => ({
    of: [...one.of],
    to: one.to,
    types: toldBy(one),
    says: (tags) => tell(one, tags),
  })),
  beginnings,
  screens,
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
