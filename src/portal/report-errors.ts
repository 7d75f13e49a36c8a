import { loadPart } from '#ui/platform/load-part.ts';
import type { Portal } from './create-portal.ts';
import type { errorReportsOf } from './error-reports.ts';
import { hasKeptReports } from './kept-reports.ts';

/** The code that reports errors. */
export const loadErrorReports = () => import('./error-reports.ts');

/**
 * Hears of errors that nobody caught and has them reported (E13); the code for that arrives with the first one, or with what an
 * earlier page could not send. The function it gives back reports one that was caught, of which the visitor is told where
 * it happened.
 */
export function reportErrors(portal: Portal): (error: unknown) => void {
  let loading: ReturnType<typeof loadErrorReports> | null = null;
  function withReports(use: (reports: ReturnType<typeof errorReportsOf>) => void) {
    loading ??= loadPart(loadErrorReports);
    void loading.then((reports) => use(reports.errorReportsOf(portal)));
  }
  const reportUncaught = (error: unknown) => withReports(({ surprise }) => surprise(error));
  window.addEventListener('error', ({ error }) => reportUncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
  portal.requestActivity.subscribe({
    failed: ({ error, endpoint }) => {
      if (error.reportCode !== null) withReports(({ unreadable }) => unreadable(error, endpoint));
    },
    incomplete: (endpoint, losses) => withReports(({ incomplete }) => incomplete(endpoint, losses)),
  });
  if (hasKeptReports()) withReports(() => undefined);
  return (error) => withReports(({ report }) => report(error));
}
