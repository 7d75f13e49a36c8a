import { addDays } from '#contract/days.ts';
import { longestPeriod } from '#contract/longest-period.ts';
import type { Dimension } from '#contract/reports.ts';
import { longestOf } from '#figures/longest-days.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useAnalytics } from './use-analytics.ts';
import { useListed } from './use-dimensions.ts';

/** The range is too long for figures by these dimensions. */
export function RangeTooLong({ used }: { used: readonly Dimension[] }) {
  const { change, range } = useAnalytics();
  const { days, by } = longestOf(used);
  const names = useListed(by);
  return (
    <Callout
      live
      tone="warning"
      title={<Trans>Please choose a shorter range</Trans>}
      action={
        <>
          <Button onClick={() => change({ preset: 'last-30-days' })}>
            <Trans>Last 30 days</Trans>
          </Button>
          {by.length > 0 ? (
            <Button onClick={() => change({ range: { from: addDays(range.to, 1 - days), to: range.to } })}>
              <Trans>The last {days} of these days</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      {by.length > 0 ? (
        <Trans>
          By {names}, figures cover at most {days} days at a time.
        </Trans>
      ) : (
        <Trans>Figures cover at most {longestPeriod} days at a time.</Trans>
      )}
    </Callout>
  );
}
