import { useDraft, useHasDraft } from '#fields/use-draft.ts';
import { lastDays, type DayRange } from '#contract/days.ts';
import { presets, type Preset } from '#i18n/day-ranges.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ChoicePanel } from '#ui/controls/choice-panel.tsx';
import { FilterDetail } from '#ui/tables/filter-bar.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Analytics } from '../use-analytics.ts';

const draftName = 'range';
const RangeForm = lazyComponent(async () => (await import('./range-form.tsx')).RangeForm, FailedPart);

const names: Record<Preset, MessageDescriptor> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  'last-7-days': msg`Last 7 days`,
  'last-30-days': msg`Last 30 days`,
  'this-week': msg`This week`,
  'last-week': msg`Last week`,
  'month-to-date': msg`Month to date`,
  'last-month': msg`Last month`,
  'last-3-months': msg`Last 3 months`,
};

export function RangeMenu({ analytics }: { analytics: Analytics }) {
  const { t, i18n } = useLingui();
  const { day } = useFormats();
  const draft = useDraft(draftName);
  const [isOpen, setIsOpen] = useState(useHasDraft(draftName));
  const { preset, range } = analytics;
  const written = ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
  const setOpen = (open: boolean) => {
    if (!open) draft?.write({});
    setIsOpen(open);
  };
  const choose = (change: { preset: Preset } | { range: DayRange }) => {
    setOpen(false);
    analytics.change(change);
  };
  return (
    <Popover
      roomy
      label={t`Date range`}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={CalendarDays} endIcon={ChevronDown}>
          {preset ? i18n._(names[preset]) : <Trans>Custom</Trans>}{' '}
          <FilterDetail>{written(range)}</FilterDetail>
        </Button>
      }
    >
      <ChoicePanel
        label={t`Ranges`}
        items={presets.map((value) => ({ value, label: i18n._(names[value]) }))}
        value={preset}
        onChoose={(value) => choose({ preset: value })}
      >
        <Suspense fallback={<Skeleton width={280} height={320} />}>
          <RangeForm
            key={`${range.from} ${range.to}`}
            range={range}
            draft={draftName}
            today={lastDays(1, analytics.now).to}
            onChoose={(chosen) => choose({ range: chosen })}
          />
        </Suspense>
      </ChoicePanel>
    </Popover>
  );
}
