import { RequestCanceled } from './api-error.ts';

declare global {
  /** Requested by `first-page/prefetch.ts`, by authorization and address. */
  var prefetchedAnswers: Map<string, Promise<Response>> | undefined;
}

type Answered = { status: number; headers: Headers; _data: string };

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true });
  });

// Each can be taken once; null: not prefetched.
export function takePrefetched(key: string, signal: AbortSignal): Promise<Answered> | null {
  const prefetched = globalThis.prefetchedAnswers?.get(key);
  if (!prefetched) return null;
  globalThis.prefetchedAnswers?.delete(key);
  const read = async () => {
    const response = await prefetched;
    return { status: response.status, headers: response.headers, _data: await response.text() };
  };
  return Promise.race([read(), aborted(signal)]);
}
