import { Trans } from '@lingui/react/macro';
import { Callout } from '../feedback/callout.tsx';

/** In the place of a part whose code did not arrive (E12). */
export function FailedPart() {
  return (
    <Callout tone="warning">
      <Trans>This part could not be loaded.</Trans>
    </Callout>
  );
}
