import { RequestCanceled } from './api-error.ts';

/** As the client reads it. */
export type PrefetchedAnswer = { status: number; headers: Headers; _data: string };

declare global {
  /** Requested by `first-page/prefetch.ts`, by authorization and address; there once either has begun to request. */
  var prefetchedAnswers: Map<string, Promise<PrefetchedAnswer>> | undefined;
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true });
  });

// Each can be taken once; null: not prefetched, and not prefetched any more.
export function takePrefetched(key: string, signal: AbortSignal): Promise<PrefetchedAnswer> | null {
  const answers = (globalThis.prefetchedAnswers ??= new Map<string, Promise<PrefetchedAnswer>>());
  const prefetched = answers.get(key);
  if (!prefetched) return null;
  answers.delete(key);
  return Promise.race([prefetched, aborted(signal)]);
}
