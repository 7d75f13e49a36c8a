import { RequestCanceled } from './api-error.ts';

declare global {
  /** Answers that `first-page/prefetch.ts` has requested before the first script was there, by authorization and address. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** What the client reads of an answer. */
type Answered = { status: number; headers: Headers; _data: string };

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true });
  });

/** The answer to a reading call that was asked for ahead, for the first who wants it; null: it is still to be asked for. */
export function takeEarlyAnswer(key: string, signal: AbortSignal): Promise<Answered> | null {
  const early = globalThis.earlyAnswers?.get(key);
  if (!early) return null;
  globalThis.earlyAnswers?.delete(key);
  const read = async () => {
    const response = await early;
    return { status: response.status, headers: response.headers, _data: await response.text() };
  };
  return Promise.race([read(), aborted(signal)]);
}
