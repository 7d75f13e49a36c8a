import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';

/** A range that is too long for some dimensions. */
export function LongRange() {
  return (
    <Callout tone="warning" live>
      <Trans>
        Sub IDs, and hours or links together with countries or devices, are available for at most 31 days.
        Please choose a shorter range.
      </Trans>
    </Callout>
  );
}
