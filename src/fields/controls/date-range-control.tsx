import { DatePicker } from '#ui/date-picker.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useLingui } from '@lingui/react/macro';
import { dayOfText, textOfDay } from '../date-texts.ts';
import { datePatterns } from '../dates.ts';
import type { WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';

/** Two days in their order, or what was typed in their places. */
const inOrder = (days: readonly string[]) => days.toSorted((a, b) => a.localeCompare(b));

/** From one day to another; the end is never before the start (F6). */
export function DateRangeControl({
  options,
  value,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
}: WidgetProps<'datepicker', readonly string[]>) {
  const { t } = useLingui();
  const language = useDateLanguage();
  const pattern = options.format ?? datePatterns.date;
  const labels = [t`From`, t`To`];
  const type = (text: string, index: number) => {
    const next = labels.map((_, at) => value[at] ?? '');
    next[index] = dayOfText(text, { pattern, ...language }) ?? text;
    onChange(next.every((day) => day === '') ? [] : next);
  };
  const leave = () => {
    if (value.length === 2 && !value.includes('')) onChange(inOrder(value));
    onBlur();
  };
  return (
    <DatePicker
      isRange
      isInline={options.inline}
      value={value}
      onPick={(days) => onChange(inOrder(days))}
      {...{ min: options.min, max: options.max, isDisabled, isReadOnly }}
    >
      {labels.map((label, index) => (
        <DateText
          key={label}
          label={label}
          index={index}
          value={value[index] ?? ''}
          format={(day) => textOfDay(day, pattern, language.locale)}
          onType={(text) => type(text, index)}
          onLeave={leave}
          placeholder={options.placeholder ?? pattern}
          {...{ isDisabled, isReadOnly }}
        />
      ))}
    </DatePicker>
  );
}
