import { RequestCanceled } from './api-error.ts';

declare global {
  /** Answers that `first-page/prefetch.ts` has requested before the first script was there, by authorization and address. */
  var prefetchedAnswers: Map<string, Promise<Response>> | undefined;
}

/** What the client reads of an answer. */
type Answered = { status: number; headers: Headers; _data: string };

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true });
  });

/** The prefetched answer to a reading call, once; null: it is still to be requested. */
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
