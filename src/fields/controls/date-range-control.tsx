import { isDay } from '#contract/days.ts';
import { DatePicker } from '#ui/controls/date-picker.tsx';
import { DateText } from '#ui/controls/date-text.tsx';
import { useLingui } from '@lingui/react/macro';
import { withEnd } from '../date-parts.ts';
import { dayOfText, textOfDay } from '../date-texts.ts';
import { datePatterns } from '../dates.ts';
import type { DayOptions, WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';

/** From one day to another, each typed into its own input or both picked; an end before its start is an error (F6). */
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
      // The calendar would order two days that were typed the wrong way round, and mark others than are meant.
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
