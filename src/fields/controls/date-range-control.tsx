import { DatePicker } from '#ui/controls/date-picker.tsx';
import { DateText } from '#ui/controls/date-text.tsx';
import { useLingui } from '@lingui/react/macro';
import { inOrder, withEnd } from '../date-parts.ts';
import { dayOfText, textOfDay } from '../date-texts.ts';
import { datePatterns } from '../dates.ts';
import type { WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';

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
  const leave = () => {
    onChange(inOrder(value));
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
          onType={(text) =>
            onChange(withEnd(value, index, dayOfText(text, { pattern, ...language }) ?? text))
          }
          onLeave={leave}
          placeholder={options.placeholder ?? pattern}
          {...{ isDisabled, isReadOnly }}
        />
      ))}
    </DatePicker>
  );
}
