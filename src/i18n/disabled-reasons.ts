import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Why a chart holds something back: by a tag of its state, or by the guard of a transition that does nothing. Disabled
 * buttons, refused calls and auditors read the same words.
 */
export const disabledReasons = {
  accountUnknown: msg`Changes are on hold until your account has loaded`,
  settingsUnknown: msg`Changes are on hold until the settings of the portal have loaded`,
  busy: msg`Please wait: it is under way`,
  hasNotStarted: msg`This campaign has not started yet`,
  hasEnded: msg`This campaign has ended and cannot be changed any more`,
  isAllUnderWay: msg`All of them are under way already`,
  isAutomatic: msg`Your payment terms pay without a request`,
  isBelowMinimum: msg`What is available is below your minimum payout`,
  isBillingIncomplete: msg`Complete your billing details first`,
  isDecided: msg`It has already been decided`,
  isFormerUnknown: msg`It is not known yet which postback is the default`,
  isNoDefault: msg`Only an active postback for all offers can be the default`,
  isNothingAvailable: msg`There is nothing to pay out yet`,
  isNothingToPause: msg`None of the selected rows is running`,
  isNothingToResume: msg`None of the selected rows is paused`,
  isNothingToWithdraw: msg`None of the selected applications waits for a decision`,
  isWrittenFor: msg`Only the publisher can write here`,
  isActedFor: msg`Only the publisher can request a payout`,
  isPayoutUnderWay: msg`A payout is in progress. You can request another once it is done.`,
  observing: msg({
    message: 'You are in view-only mode. Nothing was changed. Choose “Act as {partner}” at the bottom first.',
  }),
} as const satisfies Record<string, MessageDescriptor>;

const isReason = (name: string): name is keyof typeof disabledReasons => name in disabledReasons;

/** The words of a tag or guard, or null where it holds nothing back. */
export const reasonOf = (name: string | null): MessageDescriptor | null =>
  name !== null && isReason(name) ? disabledReasons[name] : null;

/** The words of the tags that hold something back. */
export const reasonsOf = (tags: readonly string[]): MessageDescriptor[] =>
  tags.filter(isReason).map((tag) => disabledReasons[tag]);
