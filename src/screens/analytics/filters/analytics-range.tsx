import { lastDays, type DayRange } from '#contract/days.ts';
import { longestByClick } from '#contract/longest-period.ts';
import type { Longest } from '#figures/longest-days.ts';
import type { RangeLimit } from '#figures/range-form.tsx';
import { RangeMenu } from '#figures/range-menu.tsx';
import { rangeNames } from '#figures/range-names.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FilterDetail } from '#ui/tables/filter-bar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronDown } from 'lucide-react';
import type { Analytics } from '../use-analytics.ts';
import { useListed } from '../use-dimensions.ts';

// The hint of the calendar: before a range is asked for that would be refused.
function useLimit({ days, by }: Longest): RangeLimit {
  const names = useListed(by);
  if (by.length > 0) {
    const text = (
      <Trans>
        By {names}: at most {days} days at a time
      </Trans>
    );
    return { days, text };
  }
  const text = (
    <Trans>
      At most {days} days; {longestByClick} by sub ID
    </Trans>
  );
  return { days, text };
}

type AnalyticsRangeProps = {
  analytics: Analytics;
  /** How many days what is shown may have. */
  longest: Longest;
};

export function AnalyticsRange({ analytics, longest }: AnalyticsRangeProps) {
  const { i18n } = useLingui();
  const { day } = useFormats();
  const { preset, range } = analytics;
  const limit = useLimit(longest);
  const written = ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
  return (
    <RangeMenu
      preset={preset}
      range={range}
      draft="range"
      limit={limit}
      today={lastDays(1, analytics.now).to}
      onChoose={(change) => analytics.change(change)}
      trigger={
        <Button icon={CalendarDays} endIcon={ChevronDown}>
          {preset ? i18n._(rangeNames[preset]) : <Trans>Custom</Trans>}{' '}
          <FilterDetail>{written(range)}</FilterDetail>
        </Button>
      }
    />
  );
}
