import { RangeMenu } from '#figures/range-menu.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { dashboardPresets, withDays, type ShownDays } from './shown-days.ts';

type RangeButtonProps = { shown: Pick<ShownDays, 'preset' | 'range'>; today: string };

/** Chooses the days of the figures and the chart; each choice is a step of the history. */
export function RangeButton({ shown: { preset, range }, today }: RangeButtonProps) {
  const [, setAddress] = useSearchParams();
  return (
    <RangeMenu
      preset={preset}
      range={range}
      presets={dashboardPresets}
      draft="dashboard-range"
      today={today}
      onChoose={(change) => setAddress((address) => withDays(address, change))}
      trigger={
        <Button size="sm" icon={CalendarDays} endIcon={ChevronDown}>
          <Trans>Date range</Trans>
        </Button>
      }
    />
  );
}
