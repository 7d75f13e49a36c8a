import { logWorkerPolicy } from '#contract/service-worker.ts';
import type { LogAnswers, LogMessage, LogQuestion } from './log-work.ts';
// Vite makes it.
// oxlint-disable-next-line import/default
import workerUrl from './log-worker.ts?worker&url';

type Listening = {
  /** Hears the share that is done, from 0 to 1. */
  onShare: (share: number) => void;
  /** Ends the work. */
  signal: AbortSignal;
};

let policy: { createScriptURL: (text: string) => string } | undefined;

/** The one address that the policy of the page lets through. */
function trustedUrl(): string {
  // A name is taken once.
  policy ??= globalThis.trustedTypes?.createPolicy(logWorkerPolicy, { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

/**
 * Reads or checks a log beside the page, which answers meanwhile; ends when the signal does, and rejects then and where
 * the worker does not load.
 */
export function workOnLog<Question extends LogQuestion>(
  question: Question,
  { onShare, signal }: Listening,
): Promise<LogAnswers[Question['type']]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedUrl(), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(new DOMException('Ended', 'AbortError'))));
    worker.addEventListener('error', () => end(() => reject(new Error('The log could not be read'))));
    worker.addEventListener('message', ({ data }: MessageEvent<LogMessage<Question['type']>>) => {
      if (data.type === 'share') onShare(data.share);
      else end(() => resolve(data.answer));
    });
    worker.postMessage(question);
  });
}
