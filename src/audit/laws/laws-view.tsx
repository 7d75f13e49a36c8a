import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { PaperPageOrigin } from '../drawing/paper-origin.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { NoConnection } from '../no-connection.tsx';
import type { LawsPlace } from '../place.ts';

// All laws, what can be broken and the walks: not for those who look at a chart.
const page = queryOptions({
  queryKey: ['laws page'],
  queryFn: async () => (await import('./laws-page.tsx')).LawsPage,
  staleTime: 'static',
});

/** The invariants of the portal, and what becomes of them when a chart is broken on purpose (M2, M3). */
export function LawsView({ place }: { place: LawsPlace }) {
  const { data: Page, isError, refetch } = useQuery(page);
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>Laws</Trans>
      </h1>
      <PaperPageOrigin />
      {isError ? (
        <div className={audit().toolbar} role="alert">
          <span>
            <Trans>The laws could not be loaded.</Trans> <NoConnection />
          </span>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {!Page && !isError ? (
        <p>
          <Trans>The laws are being loaded …</Trans>
        </p>
      ) : null}
      {Page ? <Page place={place} /> : null}
    </main>
  );
}
