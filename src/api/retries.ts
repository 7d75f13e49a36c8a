import { ApiError, RequestCanceled } from './api-error.ts';

// Temporary failures: no answer, too early, too many requests, a restarting or overloaded network.
const passing = new Set([0, 408, 425, 429, 502, 503, 504]);
const mostRetries = 2;
const second = 1000;
// Beyond this, Refresh is offered instead.
const longestWait = 30 * second;
// Longer than the spread of first retries, shorter than the pause before second ones.
const betweenProbes = 1.5 * second;
const budgetTime = 60 * second;

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && passing.has(error.status);

// At most two retries, unless the network asks for a longer pause (L2).
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < mostRetries && isPassing(error) && (error.retryAfter ?? 0) <= longestWait;

// In ms: doubles, respects Retry-After, spread by up to half so that many tabs do not return at once.
export function retryDelay(failures: number, error: Error): number {
  const requested = isPassing(error) ? (error.retryAfter ?? 0) : 0;
  return Math.max(2 ** failures * second, requested) * (1 + Math.random() / 2);
}

// During an outage one retry of a tab probes for all: the others wait and share its outcome. The budget is two probes
// a minute, whatever is on screen.
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
