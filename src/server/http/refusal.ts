import { errorCatalogue } from '#contract/errors.ts';
import type { ReachedQuota } from '#contract/quotas.ts';
import type { SignInChallenge } from '#contract/second-factor.ts';

const catalogue = {
  ...errorCatalogue,
  // The portal has no texts for these and shows the network’s.
  CLICK_REQUIRED: [409, 'No click of the publisher fits: name the one that led to the sale'],
  CONFIGURATION_ENTRY_EXISTS: [409, 'This entry already exists'],
  NOTHING_TO_DECIDE: [
    409,
    'There is nothing to decide: the conversion is approved, or it is a message. Answer it instead',
  ],
  PAYOUTS_HELD: [409, 'Payouts wait for some days after a change of who is paid'],
  PUBLISHER_UNKNOWN: [409, 'No active publisher has this address'],
  REVIEW_NOT_POSSIBLE: [409, 'The account is in no state for this decision'],
} as const;
export type RefusalCode = keyof typeof catalogue;

/** An entry of `errors`: one field and what is wrong with it. */
export type RefusalEntry = {
  code?: string;
  description?: string;
  field?: string;
  errors?: { code: string; description: string }[];
};
type RefusalDetails = {
  description?: string;
  entries?: RefusalEntry[];
  /** An operator's words: an entry of its own, without a code. */
  reason?: string;
  headers?: Record<string, string>;
  /** What the sign-in waits for. */
  challenge?: SignInChallenge;
  /** Which limit was reached. */
  quota?: ReachedQuota;
  /** The open one about the same. */
  inquiry?: number;
};

/** Throw it anywhere below a call: it becomes the failed answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: (typeof catalogue)[RefusalCode][0];
  readonly entries: RefusalEntry[];
  readonly headers: Record<string, string>;
  readonly challenge: SignInChallenge | undefined;
  readonly quota: ReachedQuota | undefined;
  readonly inquiry: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails) {
    const [status, usual] = catalogue[code];
    const description = details.description ?? usual;
    super(description);
    this.code = code;
    this.status = status;
    const { reason, entries = [{ code, description }] } = details;
    this.entries = reason === undefined ? entries : [...entries, { description: reason }];
    this.headers = details.headers ?? {};
    this.challenge = details.challenge;
    this.quota = details.quota;
    this.inquiry = details.inquiry;
  }
}

/** `throw refuse('FORBIDDEN')`: a failure of the error catalogue (E7). */
export const refuse = (code: RefusalCode, details: RefusalDetails = {}) => new Refusal(code, details);

export const refuseField = (field: string, code: string, description: string) =>
  refuse('VALIDATION_ERROR', { entries: [{ field, errors: [{ code, description }] }] });

export type FieldProblem = { field: string; code: string; description: string };

/** Refuses several fields at once; does nothing without problems. */
export function refuseFields(problems: readonly FieldProblem[]) {
  if (problems.length === 0) return;
  const byField = Map.groupBy(problems, ({ field }) => field);
  throw refuse('VALIDATION_ERROR', {
    entries: [...byField].map(([field, list]) => ({
      field,
      errors: list.map(({ code, description }) => ({ code, description })),
    })),
  });
}
