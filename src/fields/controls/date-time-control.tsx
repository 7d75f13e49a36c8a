import { DatePicker } from '#ui/controls/date-picker.tsx';
import { DateText } from '#ui/controls/date-text.tsx';
import { useLingui } from '@lingui/react/macro';
import { dayOfText, textOfDay } from '../date-texts.ts';
import { midnight, timeOfText, valueOfParts } from '../date-parts.ts';
import { datePatterns, partsOf, type TimeStyle } from '../dates.ts';
import type { DayOptions, WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';

type DateTimeControlProps = WidgetProps<DayOptions, string> & { style: TimeStyle };

// A day without a time means midnight.
export function DateTimeControl({ style, ...props }: DateTimeControlProps) {
  const { options, value, onChange, onBlur, isDisabled, isReadOnly } = props;
  const { t } = useLingui();
  const language = useDateLanguage();
  const pattern = options.format ?? datePatterns.day;
  const [day, time] = partsOf(value, style);
  const change = (nextDay: string, nextTime: string) => onChange(valueOfParts(nextDay, nextTime, style));
  return (
    <DatePicker
      value={[day]}
      onPick={([picked = '']) => change(picked, time)}
      {...{ min: options.min, max: options.max, isDisabled, isReadOnly }}
    >
      <DateText
        label={t`Date`}
        value={day}
        format={(text) => textOfDay(text, pattern, language.locale)}
        onType={(text) => change(dayOfText(text, { pattern, ...language }) ?? text, time)}
        onLeave={onBlur}
        placeholder={options.placeholder ?? pattern}
        {...{ isDisabled, isReadOnly }}
      />
      <DateText
        label={t`Time`}
        index={1}
        value={time}
        format={(text) => text}
        isPreset={time === midnight[style.time]}
        onType={(text) => change(day, timeOfText(text, style.time))}
        onLeave={onBlur}
        placeholder={datePatterns[style.time]}
        {...{ isDisabled, isReadOnly }}
      />
    </DatePicker>
  );
}
