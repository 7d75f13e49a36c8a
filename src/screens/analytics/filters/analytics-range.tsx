import { lastDays, type DayRange } from '#contract/days.ts';
import { RangeMenu } from '#figures/range-menu.tsx';
import { rangeNames } from '#figures/range-names.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FilterDetail } from '#ui/tables/filter-bar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronDown } from 'lucide-react';
import type { Analytics } from '../use-analytics.ts';

export function AnalyticsRange({ analytics }: { analytics: Analytics }) {
  const { i18n } = useLingui();
  const { day } = useFormats();
  const { preset, range } = analytics;
  const written = ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
  return (
    <RangeMenu
      preset={preset}
      range={range}
      draft="range"
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
