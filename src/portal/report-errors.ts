import { loadPart } from '#ui/platform/load-part.ts';
import type { Portal } from './create-portal.ts';
import type { errorReportsOf } from './error-reports.ts';
import { hasPendingReports } from './pending-reports.ts';

export const loadErrorReports = () => import('./error-reports.ts');

/** Reports uncaught errors (E13); returns a function for caught ones. The code loads with the first error or unsent report. */
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
  if (hasPendingReports()) withReports(() => undefined);
  return (error) => withReports(({ report }) => report(error));
}
