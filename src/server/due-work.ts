import { approveDuePartners } from './account/review.ts';
import { forgetEndedSessions } from './auth/tokens.ts';
import { forgetAddresses } from './auth/known-addresses.ts';
import { forgetOldChanges } from './account/security-changes.ts';
import { forgetKeys } from './idempotency/claims.ts';
import { triggerCalls } from './campaigns/trigger-calls.ts';
import type { Lease } from './jobs/lease.ts';
import type { DueContext, Network } from './network.ts';
import { createOutgoingCalls } from './outgoing/outgoing-calls.ts';
import { forgetOldMails, mailCalls } from './mail/deliver-mails.ts';
import { findNotices } from './notices/find-notices.ts';
import { forgetNotices, mailNotices } from './notices/mail-notices.ts';
import { postbackCalls } from './postbacks/deliver-due.ts';
import { changeDuePayouts, endDueOffers } from './offers/due-changes.ts';
import { reviewDue } from './approvals/review.ts';
import { makeAutomaticPayments } from './payments/make-payment.ts';
import { forgetPreviews } from './previews/preview-jobs.ts';
import { forgetVisitors } from './tracking/visitors.ts';
import { forgetTransitionCounts } from './transition-counts/count-transitions.ts';

// In this order; each does nothing when nothing is due.
const dueWork: readonly ((context: DueContext) => Promise<void>)[] = [
  approveDuePartners,
  endDueOffers,
  changeDuePayouts,
  reviewDue,
  makeAutomaticPayments,
  findNotices,
  mailNotices,
  forgetPreviews,
  forgetOldChanges,
  forgetVisitors,
  forgetEndedSessions,
  forgetAddresses,
  forgetKeys,
  forgetTransitionCounts,
  forgetOldMails,
  forgetNotices,
];

/** Runs every few seconds, and in tests after the clock has moved. */
export async function runDueWork(context: DueContext & Pick<Network, 'calls'>) {
  for (const work of dueWork) await work(context);
  context.calls.wake();
}

/** The same in one of several processes; the calls are made by all. */
export async function runElectedWork(context: Parameters<typeof runDueWork>[0], lease: Lease): Promise<void> {
  if (await lease.holds(context)) await runDueWork(context);
  else context.calls.wake();
}

/** The calls that are due, made beside everything else. */
export const outgoingCalls = (contextOf: () => DueContext) =>
  createOutgoingCalls([postbackCalls(contextOf), triggerCalls(contextOf), mailCalls(contextOf)]);
