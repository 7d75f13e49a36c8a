import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import type { Analytics } from './use-analytics.ts';

export function RangeTooLong({ analytics }: { analytics: Analytics }) {
  return (
    <Callout
      live
      tone="warning"
      title={<Trans>Please choose a shorter range</Trans>}
      action={
        <Button onClick={() => analytics.change({ preset: 'last-30-days' })}>
          <Trans>Last 30 days</Trans>
        </Button>
      }
    >
      <Trans>
        Figures are available for at most 366 days; by sub ID, and by tracking link together with other
        filters, for at most 31 days.
      </Trans>
    </Callout>
  );
}
