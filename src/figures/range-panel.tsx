import { daysOf, startOf, type DayRange } from '#contract/days.ts';
import { presets as allPresets, rangeOf, type Preset } from '#i18n/day-ranges.ts';
import { ChoicePanel } from '#ui/controls/choice-panel.tsx';
import { useLingui } from '@lingui/react/macro';
import { RangeForm, type RangeLimit } from './range-form.tsx';
import { rangeNames } from './range-names.ts';

export type RangePanelProps = {
  /** null: the days were chosen one by one. */
  preset: Preset | null;
  range: DayRange;
  /** Those of the menu; all by default. */
  presets?: readonly Preset[];
  today: string;
  /** The name of the draft. */
  draft: string;
  /** That of the figures where there is none. */
  limit?: RangeLimit | undefined;
  onChoose: (change: { preset: Preset } | { range: DayRange }) => void;
};

/** Presets beside a calendar for own days. */
export function RangePanel({ presets = allPresets, limit, ...props }: RangePanelProps) {
  const { t, i18n } = useLingui();
  const { preset, range, today, draft, onChoose } = props;
  // How long they are depends on no first day of the week by more than a week.
  const lengthOf = (one: Preset) => daysOf(rangeOf(one, { now: startOf(today), firstWeekDay: 1 }));
  return (
    <ChoicePanel
      label={t`Ranges`}
      items={presets.map((value) => ({
        value,
        label: i18n._(rangeNames[value]),
        isDisabled: limit !== undefined && lengthOf(value) > limit.days,
      }))}
      value={preset}
      onChoose={(value) => onChoose({ preset: value })}
    >
      <RangeForm
        key={`${range.from} ${range.to}`}
        range={range}
        draft={draft}
        today={today}
        limit={limit}
        onChoose={(chosen) => onChoose({ range: chosen })}
      />
    </ChoicePanel>
  );
}
