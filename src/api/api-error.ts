/** One thing that went wrong, as the network tells it (E2 to E4). */
export type FailureEntry = { code: string | null; description: string | null; field: string | null };

type FailureFields = Pick<
  ApiError,
  'code' | 'entries' | 'messageCode' | 'text' | 'retryAfter' | 'isIgnored' | 'isLoadingError'
>;

/**
 * A call that failed. `status` is 0 when no answer came; `messageCode` is the text that the call itself
 * configured for this status (E1); `text` is a body that was a plain string (E5). `retryAfter` is how long the network
 * asks to be left alone, in ms. No toast is shown for one that `isIgnored`; one that `isLoadingError` says nothing
 * beyond that loading failed (E8). `reportCode` is given to it when it is reported: an answer that the portal cannot
 * read is an error of its own (E13).
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
  }
}

/** A call that its caller no longer wants (P3). */
export class RequestCanceled extends Error {
  override name = 'RequestCanceled';
  constructor() {
    super('Request canceled');
  }
}

/** Fails a call of which a part of the portal's own code did not arrive, as any other call fails (E12). */
export function throwPartFailed(): never {
  throw new ApiError({ status: 0, code: 'PART_FAILED' });
}

/** The answer of a call that writes, where nothing can be done without one. */
export function answered<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new ApiError({ status: 204, code: 'UNEXPECTED_ANSWER' });
  return answer;
}
