import type { FailedCall } from '#api/client.ts';
import type { Losses } from '#api/lenient.ts';
import { reportCodeOf } from '#api/report-code.ts';
import type { Endpoint } from '#contract/endpoint.ts';

type Listener = {
  answered?: (headers: Headers) => void;
  failed?: (failed: FailedCall) => void;
  incomplete?: (endpoint: Endpoint, losses: Losses) => void;
};

const unread = new Set(['UNREADABLE_ANSWER', 'UNEXPECTED_ANSWER']);

// An unreadable answer carries the code of its report (E13).
function nameReport({ error, endpoint: { method, path } }: FailedCall) {
  if (error.code !== null && unread.has(error.code)) {
    error.reportCode = reportCodeOf(`${error.code} ${method} ${path}`);
  }
}

/** The portal's calls as they end; subscribers come with later scripts. */
export function createRequestActivity() {
  const listeners = new Set<Listener>();
  const nameListeners = new Set<() => void>();
  let answeredAt: number | null = null;
  let namesLanguage: string | null = null;
  const noteLanguage = (headers: Headers) => {
    const said = headers.get('content-language');
    if (said === null || said === namesLanguage) return;
    namesLanguage = said;
    for (const listener of nameListeners) listener();
  };
  return {
    /** When the network answered last, in ms; null: not yet. */
    answeredAt: () => answeredAt,
    /** What is shown was answered in an earlier visit. */
    answeredBefore: (at: number): void => {
      answeredAt ??= at;
    },
    /** `isSpoken`: false for what was asked for before the language changed, and says nothing of the names on show. */
    answered: (headers: Headers, isSpoken = true): void => {
      answeredAt = Date.now();
      if (isSpoken) noteLanguage(headers);
      for (const listener of listeners) listener.answered?.(headers);
    },
    /** The language in which the network last named something; null until it has said so. */
    namesLanguage: () => namesLanguage,
    /** Returns what ends it. */
    followLanguage: (listener: () => void): (() => void) => {
      nameListeners.add(listener);
      return () => nameListeners.delete(listener);
    },
    failed: (failed: FailedCall): void => {
      nameReport(failed);
      for (const listener of listeners) listener.failed?.(failed);
    },
    incomplete: (endpoint: Endpoint, losses: Losses): void => {
      for (const listener of listeners) listener.incomplete?.(endpoint, losses);
    },
    subscribe: (listener: Listener): void => {
      listeners.add(listener);
    },
  };
}
