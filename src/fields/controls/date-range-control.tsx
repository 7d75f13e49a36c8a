import { isDay } from '#contract/days.ts';
import { DatePicker } from '#ui/controls/date-picker.tsx';
import { DateText } from '#ui/controls/date-text.tsx';
import { useLingui } from '@lingui/react/macro';
import { withEnd } from '../date-parts.ts';
import { dayOfText, textOfDay } from '../date-texts.ts';
import { datePatterns } from '../dates.ts';
import type { DayOptions, WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';

// Both ends can be typed or picked; an end before its start is an error, not swapped (F6).
export function DateRangeControl({
  options,
  value,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
}: WidgetProps<DayOptions & { inline?: boolean }, readonly string[]>) {
  const { t } = useLingui();
  const language = useDateLanguage();
  const pattern = options.format ?? datePatterns.day;
  const labels = [t`From`, t`To`];
  const [from = '', to = ''] = value;
  return (
    <DatePicker
      isRange
      isInline={options.inline}
      // Pass no reversed range to the calendar: it would reorder the days and mark others.
      value={isDay(from) && isDay(to) && from > to ? [from] : value}
      onPick={onChange}
      {...{ min: options.min, max: options.max, isDisabled, isReadOnly }}
    >
      {labels.map((label, index) => (
        <DateText
          key={label}
          label={label}
          index={index}
          value={value[index] ?? ''}
          format={(day) => textOfDay(day, pattern, language.locale)}
          onType={(text) =>
            onChange(withEnd(value, index, dayOfText(text, { pattern, ...language }) ?? text))
          }
          onLeave={onBlur}
          placeholder={options.placeholder ?? pattern}
          {...{ isDisabled, isReadOnly }}
        />
      ))}
    </DatePicker>
  );
}
