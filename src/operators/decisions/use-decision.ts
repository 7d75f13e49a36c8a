import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNetwork } from '../network-context.tsx';

// Refusals of a decision that somebody else was faster with.
const overtaken: ReadonlySet<string | null> = new Set([
  'APPROVAL_DECIDED',
  'INQUIRY_CLOSED',
  'PAYMENT_DECIDED',
  'REVIEW_NOT_POSSIBLE',
]);

// Refusals that only operators meet, which the portal has no texts for.
const words: Readonly<Record<string, MessageDescriptor>> = {
  ALREADY_APPLIED: msg`This publisher can already promote the offer.`,
  CLICK_REQUIRED: msg`No click of the publisher fits this sale. Name the click that led to it.`,
  NOTHING_TO_DECIDE: msg`The conversion is approved already, so there is nothing to grant. Answer the publisher instead.`,
  PAYOUT_BILLING_INCOMPLETE: msg`The billing details of the publisher are incomplete. Nothing can be approved or paid before they are complete.`,
  PUBLISHER_UNKNOWN: msg`No active publisher has this address`,
  PAYOUTS_HELD: msg`Who is paid was changed less than 72 hours ago, and the publisher can still undo that. Pay later.`,
};

function inOwnWords(error: unknown, textOf: (message: MessageDescriptor) => string): unknown {
  const text = error instanceof ApiError && error.code !== null ? words[error.code] : undefined;
  if (!(error instanceof ApiError) || !text) return error;
  const { status, code } = error;
  return new ApiError({ status, code, entries: [{ code: null, description: textOf(text), field: null }] });
}

/** Makes the call of a decision; what it changes is loaded anew. `isOvertaken` once another operator was faster. */
export function useDecision() {
  const { i18n } = useLingui();
  const { client } = useNetwork();
  const queries = useQueryClient();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const reload = () => void queries.invalidateQueries();
  async function decide<Answer>(call: (client: Client) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(client);
    } catch (error) {
      if (error instanceof ApiError && overtaken.has(error.code)) {
        setIsOvertaken(true);
        reload();
      }
      throw inOwnWords(error, (message) => i18n._(message));
    }
  }
  return { isOvertaken, decide, reload };
}
export type Decision = ReturnType<typeof useDecision>;
