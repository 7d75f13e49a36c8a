import { sql } from 'kysely';
import type { createApp } from '../http/app.ts';
import type { PortalFiles } from '../http/portal-files.ts';
import type { Network } from '../network.ts';
import type { Readings } from '../observing/metrics.ts';
import { countDue } from '../outgoing/count-due.ts';
import type { Options } from './options.ts';
import type { Dependency } from './readiness.ts';

// `network` is null in front of another network.
export type Backend = {
  app: ReturnType<typeof createApp>;
  network: Network | null;
  /** What it cannot answer without. */
  dependency: Dependency;
  /** Null in front of another network. */
  readings: Readings | null;
  close: () => Promise<void>;
};
export type Surroundings = { options: Options; origin: string; portal: Promise<PortalFiles | null> };

// Migrations are done before there is a backend.
export const observed = (
  network: Network,
  pool: Readings['pool'],
): Pick<Backend, 'dependency' | 'readings'> => ({
  dependency: { name: 'the database', check: () => sql`select 1`.execute(network.db) },
  readings: {
    pool,
    queues: () => countDue(network.db, network.clock.now(), { sendsMails: network.mailer !== null }),
  },
});
