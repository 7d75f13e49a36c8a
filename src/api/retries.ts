import { ApiError, RequestCanceled } from './api-error.ts';

/** What passes by itself: no answer, too early, too many, a network that restarts or is overloaded. */
const passing = new Set([0, 408, 425, 429, 502, 503, 504]);
const mostRetries = 2;
const second = 1000;
/** Whoever is to leave the network alone for longer is shown Refresh. */
const longestWait = 30 * second;
/** More than the first retries are spread over, less than the second ones wait. */
const betweenProbes = 1.5 * second;
const budgetTime = 60 * second;

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && passing.has(error.status);

/** Whether a reading call that has failed is made again by itself: at most twice, and not before the network wants it (L2). */
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < mostRetries && isPassing(error) && (error.retryAfter ?? 0) <= longestWait;

/** When, in ms: later each time, never before Retry-After, spread by up to half so that many tabs do not come back at once. */
export function retryDelay(failures: number, error: Error): number {
  const asked = isPassing(error) ? (error.retryAfter ?? 0) : 0;
  return Math.max(2 ** failures * second, asked) * (1 + Math.random() / 2);
}

/**
 * Lets the calls of one tab through. While the network is out, one retry goes ahead for all: the others wait for it, follow
 * when it is answered, and fail with it otherwise. Two such probes a minute are the whole budget, whatever is on screen.
 */
export function createRetryGate() {
  let outage: ApiError | null = null;
  let probe: Promise<boolean> | null = null;
  let probedAt: readonly number[] = [];

  async function attempt<T>(call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call();
      outage = null;
      return answer;
    } catch (error) {
      if (!(error instanceof RequestCanceled)) outage = isPassing(error) ? error : null;
      throw error;
    }
  }

  function goAhead<T>(call: () => Promise<T>, now: number): Promise<T> {
    probedAt = [...probedAt, now];
    const answer = attempt(call);
    const verdict = answer.then(
      () => true,
      () => false,
    );
    probe = verdict.finally(() => {
      probe = null;
    });
    return answer;
  }

  /** Makes a call; `isRetry`: it has failed just before. */
  return async function pass<T>(isRetry: boolean, call: () => Promise<T>): Promise<T> {
    if (!isRetry || outage === null) return attempt(call);
    const failure = outage;
    if (probe) {
      if (await probe) return attempt(call);
      throw failure;
    }
    const now = performance.now();
    probedAt = probedAt.filter((at) => now - at < budgetTime);
    const isTooSoon = now - (probedAt.at(-1) ?? Number.NEGATIVE_INFINITY) < betweenProbes;
    if (isTooSoon || probedAt.length >= mostRetries) throw failure;
    return goAhead(call, now);
  };
}
