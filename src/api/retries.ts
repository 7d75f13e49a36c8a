import { ApiError, RequestCanceled } from './api-error.ts';

// Temporary failures: no answer, too early, too many requests, a restarting or overloaded network.
const passing = new Set([0, 408, 425, 429, 502, 503, 504]);
const mostRetries = 2;
const second = 1000;
// Beyond this, Refresh is offered instead.
const longestWait = 30 * second;

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && passing.has(error.status);

// At most two retries, unless the network asks for a longer pause (N1).
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < mostRetries && isPassing(error) && (error.retryAfter ?? 0) <= longestWait;

// In ms: doubles, respects Retry-After, spread by up to half so that many tabs do not return at once.
export function retryDelay(failures: number, error: Error): number {
  const requested = isPassing(error) ? (error.retryAfter ?? 0) : 0;
  return Math.max(2 ** failures * second, requested) * (1 + Math.random() / 2);
}

/** How a reading call ended: with any answer but a temporary failure, with such a failure, or given up. */
export type QueryOutcome = 'answered' | 'failed' | 'canceled';

const outcomeOf = (error: unknown): QueryOutcome => {
  if (error instanceof RequestCanceled) return 'canceled';
  return isPassing(error) ? 'failed' : 'answered';
};

/** Decides about retries of reading calls, all of which tell how they end. */
export type RetryGate = {
  /** Resolves with whether a call that has failed may be made again. */
  ask: () => Promise<boolean>;
  ended: (outcome: QueryOutcome) => void;
};

/** Makes a call, again after `lastError` if it may be. */
export async function attempted<T>(
  call: () => Promise<T>,
  lastError: Error | null,
  gate: RetryGate,
): Promise<T> {
  if (lastError && !(await gate.ask())) throw lastError;
  try {
    const answer = await call();
    gate.ended('answered');
    return answer;
  } catch (error) {
    const outcome = outcomeOf(error);
    // A first call that is given up says nothing of the one that others wait for.
    if (lastError || outcome !== 'canceled') gate.ended(outcome);
    throw error;
  }
}
