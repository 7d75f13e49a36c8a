import { Trans } from '@lingui/react/macro';
import { Callout } from '../feedback/callout.tsx';

/** Replaces a part whose code failed to load (E12). */
export function FailedPart() {
  return (
    <Callout tone="warning">
      <Trans>This part could not be loaded.</Trans>
    </Callout>
  );
}
