import { Trans } from '@lingui/react/macro';
import { Code } from '../conformance/code.tsx';

/** Why some browser tests have no result, and what gives each one. */
export const TakeTurns = () => (
  <Trans>
    Browser tests take turns over days; <Code>npm run test:full</Code> runs all of them.
  </Trans>
);
