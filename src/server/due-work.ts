import { approveDuePartners } from './account/review.ts';
import { callDueTriggers } from './campaigns/trigger-calls.ts';
import type { Network } from './network.ts';
import { deliverDue } from './postbacks/deliver-due.ts';
import { reviewDue } from './approvals/review.ts';
import { forgetPreviews } from './previews/preview-jobs.ts';
import { forgetVisitors } from './tracking/visitors.ts';

export type DueContext = Pick<Network, 'db' | 'clock' | 'origin' | 'allowsLoopback'>;

/** What falls due as time goes on, in the order in which it is done; each does nothing when nothing is due. */
const dueWork: readonly ((context: DueContext) => Promise<void>)[] = [
  approveDuePartners,
  reviewDue,
  forgetPreviews,
  forgetVisitors,
  deliverDue,
  callDueTriggers,
];

/** Does all that has fallen due: called every few seconds, and by tests whenever they have moved the clock. */
export async function runDueWork(context: DueContext) {
  for (const work of dueWork) await work(context);
}
