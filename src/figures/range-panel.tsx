import type { DayRange } from '#contract/days.ts';
import { presets as allPresets, type Preset } from '#i18n/day-ranges.ts';
import { ChoicePanel } from '#ui/controls/choice-panel.tsx';
import { useLingui } from '@lingui/react/macro';
import { RangeForm } from './range-form.tsx';
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
  onChoose: (change: { preset: Preset } | { range: DayRange }) => void;
};

/** Presets beside a calendar for own days. */
export function RangePanel({ preset, range, presets = allPresets, today, draft, onChoose }: RangePanelProps) {
  const { t, i18n } = useLingui();
  return (
    <ChoicePanel
      label={t`Ranges`}
      items={presets.map((value) => ({ value, label: i18n._(rangeNames[value]) }))}
      value={preset}
      onChoose={(value) => onChoose({ preset: value })}
    >
      <RangeForm
        key={`${range.from} ${range.to}`}
        range={range}
        draft={draft}
        today={today}
        onChoose={(chosen) => onChoose({ range: chosen })}
      />
    </ChoicePanel>
  );
}
