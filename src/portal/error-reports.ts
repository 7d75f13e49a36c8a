import type { ApiError } from '#api/api-error.ts';
import type { Losses } from '#api/lenient.ts';
import { reportCodeOf } from '#api/report-code.ts';
import type { Call } from '#contract/endpoint.ts';
import { notify } from '#ui/feedback/notify.ts';
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { detailsOf, errorReport } from './error-report.ts';
import { perPortal } from './per-portal.ts';
import { createPost } from './report-post.ts';

const mostAVisit = 20;
const mostAMinute = 5;
const mostPlaces = 10;
const minute = 60_000;

// Not ours: errors of extensions, and a warning of the layout.
const isForeign = ({ message, stack }: { message: string; stack: string }) =>
  /-extension:\/\//.test(stack) || message.startsWith('ResizeObserver loop');

// The same error has the same first stack line.
const nameOf = ({ message, stack }: { message: string; stack: string }) =>
  [message, ...stack.split('\n').slice(0, 2)].join('\n');

const codeOf = (error: unknown) => reportCodeOf(nameOf(detailsOf(error)));

/**
 * Reports errors to the network, each once, a few a minute and a visit, and stores them while it cannot be reached (E13). No
 * payloads of events, values of forms, queries or addresses.
 */
export const errorReportsOf = perPortal((portal) => {
  const post = createPost(portal);
  const known = new Set<string>();
  const leftOutOf = new Map<string, number>();
  let sentAt: readonly number[] = [];

  function isTooMany(): boolean {
    const now = performance.now();
    const latest = sentAt.filter((at) => now - at < minute);
    if (latest.length >= mostAMinute || known.size >= mostAVisit) return true;
    sentAt = [...latest, now];
    return false;
  }

  function report(code: string, error: unknown): boolean {
    if (known.has(code) || isTooMany()) return false;
    known.add(code);
    post.send(errorReport(portal, code, error));
    return true;
  }

  return {
    /** The code of its report. */
    codeOf,
    /** The screen shows this error. */
    report: (error: unknown) => void report(codeOf(error), error),
    /** An uncaught error, which the screen does not show. */
    surprise: (error: unknown): void => {
      const code = codeOf(error);
      if (isForeign(detailsOf(error)) || !report(code, error)) return;
      notify({
        type: 'error',
        title: i18n._(msg`Something did not work as it should`),
        text: i18n._(msg`It has been reported. Error code: ${code}`),
        action: { name: 'copy', id: code },
      });
    },
    /** An unreadable answer; the screen shows its code. */
    unreadable: ({ code, reportCode }: ApiError, { method, path }: Call): void => {
      if (reportCode !== null) report(reportCode, new Error(`${code} ${method} ${path}`));
    },
    /** A partly unreadable answer; missing rows raise one toast for each list. */
    incomplete: ({ method, path }: Call, { leftOut, places }: Losses): void => {
      const error = new Error(`INCOMPLETE_ANSWER ${method} ${path} ${places.slice(0, mostPlaces).join(' ')}`);
      report(reportCodeOf(error.message), error);
      if (leftOut > 0 && leftOutOf.get(path) !== leftOut) {
        notify({
          type: 'warning',
          title: i18n._(
            msg`${plural(leftOut, { one: '# entry could not be shown', other: '# entries could not be shown' })}`,
          ),
          text: i18n._(
            msg`The network sent something that the portal does not understand. It has been reported.`,
          ),
        });
      }
      leftOutOf.set(path, leftOut);
    },
  };
});
