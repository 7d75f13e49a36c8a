import { env } from 'node:process';

/** Whether everything is walked through, as `npm run test:full` does, or as much of it as `npm test` has the time for. */
export const isWholeProduct = env['WALKS'] === 'full';

const msPerDay = 86_400_000;
/** `TURN=20780 npm test` repeats the browser tests of another day. */
const today = Number(env['TURN'] ?? Math.floor(Date.now() / msPerDay));
const cycles = [2, 3, 6, 12] as const;
type Cycle = (typeof cycles)[number];
const tagOf = (nth: number, cycle: Cycle) => `@day${(nth % cycle) + 1}of${cycle}`;

/** For cases within a test: whether this run takes the nth of them. */
export const isInTurn = (nth: number, cycle: Cycle) => isWholeProduct || nth % cycle === today % cycle;

/** Ends the title of the nth test of a kind, one of which `npm test` runs each day; `test:full` runs all. */
export const inTurn = tagOf;

const todays = new Set(cycles.map((cycle) => tagOf(today, cycle)));
/** What the title of a browser test may end with; `@full`: another test of `npm test` shows it as well. */
export const tags = [
  '@full',
  ...cycles.flatMap((cycle) => Array.from({ length: cycle }, (_, nth) => tagOf(nth, cycle))),
];
/**
 * Unit tests of what changes seldom and takes long: the network's process started, killed, upgraded and attacked, its
 * folders and disks damaged; long searches of faults; and every figure, record, document or refusal of one kind. `npm test` runs a third each day; named to vitest, each runs.
 * Three lines are three days: the longest stand first, second and third by turns, so that no day has all of them.
 */
export const longFiles = [
  'tests/kill/failing-disk.test.ts',
  'tests/api/drain.test.ts',
  'tests/attack/attacks.test.ts',

  'tests/api/idempotency.test.ts',
  'tests/faults/faults.test.ts',
  'tests/machines/conformance.test.ts',

  'tests/api/token-scopes.test.ts',
  'tests/contract/hold-against.test.ts',
  'tests/api/own-network.test.ts',

  'tests/kill/kill.test.ts',
  'src/server/database/open-directory.test.ts',
  'tests/api/clicks-beside-calls.test.ts',

  'tests/properties/typed-dates.test.ts',
  'tests/api/outgoing-calls.test.ts',
  'tests/api/balance.test.ts',

  'tests/kill/backup.test.ts',
  'tests/upgrade/upgrade.test.ts',
  'src/server/backups/backups.test.ts',

  'tests/api/traffic.test.ts',
  'tests/machines/counterexample.test.ts',
  'tests/security/stored-texts.test.ts',

  'tests/api/openapi-examples.test.ts',
  'tests/mutate/orders.test.ts',
  'tests/api/quotas.test.ts',

  'tests/api/reach.test.ts',
  'tests/api/facets.test.ts',
  'tests/api/deliveries.test.ts',

  'tests/api/undo.test.ts',
  'tests/api/second-factor.test.ts',
  'tests/api/limits.test.ts',

  'tests/api/password.test.ts',
  'tests/api/reports.test.ts',
  'tests/api/activity.test.ts',

  'tests/api/passed-on.test.ts',
  'tests/api/hooks.test.ts',
  'tests/api/payment-documents.test.ts',

  'tests/api/mails.test.ts',
  'tests/api/notice-causes.test.ts',
  'src/server/database/embedded.test.ts',

  'tests/api/inquiry-decisions.test.ts',
  'tests/machines/log-exports.test.ts',
  'tests/adapter/adapter.test.ts',

  'tests/api/payment-decisions.test.ts',
  'tests/api/payment-withdrawals.test.ts',
  'tests/api/inquiries.test.ts',

  'tests/group/group.test.ts',
  'tests/api/profile.test.ts',
  'tests/api/operating.test.ts',

  'tests/api/approvals.test.ts',
  'tests/api/seed.test.ts',
  'tests/api/transition-counts.test.ts',
];
export const leftOutFiles = longFiles.filter((_, nth) => !isInTurn(nth, 3));
/** What this run of the browser tests leaves out. */
export const leftOut = isWholeProduct
  ? []
  : tags.filter((tag) => !todays.has(tag)).map((tag) => new RegExp(`${tag}\\b`));
