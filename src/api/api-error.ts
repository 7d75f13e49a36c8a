import type { SignInChallenge } from '#contract/second-factor.ts';

/** Which limit was reached; `of` may be one that this portal does not know. */
export type FailureQuota = { of: string; used: number; limit: number };

/** One error of an answer (E2 to E4). */
export type FailureEntry = { code: string | null; description: string | null; field: string | null };

type FailureFields = Pick<
  ApiError,
  | 'code'
  | 'entries'
  | 'messageCode'
  | 'text'
  | 'retryAfter'
  | 'isIgnored'
  | 'isLoadingError'
  | 'challenge'
  | 'quota'
  | 'inquiry'
>;

/**
 * A failed call. `status` is 0 when no answer came; `messageCode` is the text that the call configured for this
 * status (E1); `text` is a body that was a plain string (E5). `retryAfter` is the pause that the network asks for, in
 * ms. `isIgnored` shows no toast; `isLoadingError` shows only that loading failed (E8). `reportCode` is set when it
 * is reported: an unreadable answer is an error of the portal (E13). `challenge` is what a sign-in waits for, `inquiry`
 * the open one about the same.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  readonly entries: readonly FailureEntry[];
  readonly messageCode: string | null;
  readonly text: string | null;
  readonly retryAfter: number | null;
  readonly isIgnored: boolean;
  readonly isLoadingError: boolean;
  readonly challenge: SignInChallenge | null;
  readonly quota: FailureQuota | null;
  readonly inquiry: number | null;
  reportCode: string | null = null;

  constructor(failure: Partial<FailureFields> & { status: number }) {
    super(`${failure.status} ${failure.code ?? ''}`.trim());
    this.status = failure.status;
    this.code = failure.code ?? null;
    this.entries = failure.entries ?? [];
    this.messageCode = failure.messageCode ?? null;
    this.text = failure.text ?? null;
    this.retryAfter = failure.retryAfter ?? null;
    this.isIgnored = failure.isIgnored ?? false;
    this.isLoadingError = failure.isLoadingError ?? false;
    this.challenge = failure.challenge ?? null;
    this.quota = failure.quota ?? null;
    this.inquiry = failure.inquiry ?? null;
  }
}

/** The status of a network that cannot answer at the moment: it counts as no answer (N1). */
export const unavailable = 503;

/** Its caller has aborted the call (P3). */
export class RequestCanceled extends Error {
  override name = 'RequestCanceled';
  constructor() {
    super('Request canceled');
  }
}

/** A lazy part of the portal failed to load: the call fails as any other (E12). */
export function throwPartFailed(): never {
  throw new ApiError({ status: 0, code: 'PART_FAILED' });
}

/** The answer of a write that needs one. */
export function answered<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new ApiError({ status: 204, code: 'UNEXPECTED_ANSWER' });
  return answer;
}
