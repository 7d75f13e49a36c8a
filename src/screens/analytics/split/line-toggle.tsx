import { mostLines, withLine, type AnalyticsFilter, type Split } from '#figures/analytics-address.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { ChartLine } from 'lucide-react';

type LineToggleProps = {
  split: Split | null;
  by: AnalyticsFilter;
  value: string;
  name: string;
  onChange: (split: Split | null) => void;
};

/** In a row of a table: whether it has a line of its own in the chart. */
export function LineToggle({ split, by, value, name, onChange }: LineToggleProps) {
  const { t } = useLingui();
  const isOfSplit = split?.by === by;
  const isChosen = isOfSplit && split.values.includes(value);
  const isFull = isOfSplit && split.values.length >= mostLines && !isChosen;
  return (
    <IconButton
      size="sm"
      icon={ChartLine}
      label={t`Line of ${name} in the chart`}
      pressed={isChosen}
      disabledReason={isFull ? t`The chart has at most ${mostLines} lines` : null}
      onClick={() => onChange(withLine(split, by, value))}
    />
  );
}
