import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** An address that leads nowhere, with links that lead on. */
export function NoSuchPage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>There is no page “{path}”</Trans>
      </h1>
      <p>
        <Trans>These are the pages:</Trans>
      </p>
      {children}
    </main>
  );
}
