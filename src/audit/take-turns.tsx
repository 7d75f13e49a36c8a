import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';

/** Why some browser tests have no result, and what gives each one. */
export const TakeTurns = () => (
  <Trans>
    Browser tests take turns over days; <span className={audit().code}>npm run test:full</span> runs all of
    them.
  </Trans>
);
