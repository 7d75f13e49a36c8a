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

/** Errors of which nobody but the visitor's browser has to know: those of its extensions, and a notice of layout. */
const isForeign = ({ message, stack }: { message: string; stack: string }) =>
  /-extension:\/\//.test(stack) || message.startsWith('ResizeObserver loop');

/** The same error has the same first line of its stack. */
const nameOf = ({ message, stack }: { message: string; stack: string }) =>
  [message, ...stack.split('\n').slice(0, 2)].join('\n');

const codeOf = (error: unknown) => reportCodeOf(nameOf(detailsOf(error)));

/**
 * Reports errors to the network, each once, a few a minute and a visit, and keeps them while it cannot be reached (E13). What
 * is kept holds no secret: neither payloads of events nor values of forms, no queries and no addresses.
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
    /** The code under which an error is reported, or was. */
    codeOf,
    /** One of which the visitor is told in the place where it happened. */
    report: (error: unknown) => void report(codeOf(error), error),
    /** One that nobody caught: all that the visitor may notice is that nothing happens. */
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
    /** An answer that this portal cannot read; the code stands with the failure. */
    unreadable: ({ code, reportCode }: ApiError, { method, path }: Call): void => {
      if (reportCode !== null) report(reportCode, new Error(`${code} ${method} ${path}`));
    },
    /** An answer of which some could not be read, or is not known; rows that are missing are told of once for each list. */
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
