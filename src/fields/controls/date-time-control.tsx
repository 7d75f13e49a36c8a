import { DatePicker } from '#ui/date-picker.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useLingui } from '@lingui/react/macro';
import { dayOfText, textOfDay } from '../date-texts.ts';
import { datePatterns } from '../dates.ts';
import type { WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';

type DateTimeControlProps = WidgetProps<'datepicker' | 'datetime-local', string> & {
  separator: ' ' | 'T';
  timePattern: typeof datePatterns.time | typeof datePatterns.pickerTime;
};

const midnight = { 'HH:mm': '00:00', 'HH:mm:ss': '00:00:00' };

/** A day and a time side by side; a day alone begins at midnight. */
export function DateTimeControl({ separator, timePattern, ...props }: DateTimeControlProps) {
  const { options, value, onChange, onBlur, isDisabled, isReadOnly } = props;
  const { t } = useLingui();
  const language = useDateLanguage();
  const pattern = options.format ?? datePatterns.date;
  const [day = '', time = ''] = value.split(separator);
  const join = (nextDay: string, nextTime: string) => {
    if (nextDay === '' && nextTime === '') onChange('');
    else onChange(`${nextDay}${separator}${nextTime === '' ? midnight[timePattern] : nextTime}`);
  };
  return (
    <DatePicker
      value={[day]}
      onPick={([picked = '']) => join(picked, time)}
      {...{ min: options.min, max: options.max, isDisabled, isReadOnly }}
    >
      <DateText
        label={t`Date`}
        value={day}
        format={(text) => textOfDay(text, pattern, language.locale)}
        onType={(text) => join(dayOfText(text, { pattern, ...language }) ?? text, text === '' ? '' : time)}
        onLeave={onBlur}
        placeholder={options.placeholder ?? pattern}
        {...{ isDisabled, isReadOnly }}
      />
      <DateText
        label={t`Time`}
        index={1}
        value={time}
        format={(text) => text}
        onType={(text) => join(day, text)}
        onLeave={onBlur}
        placeholder={timePattern}
        {...{ isDisabled, isReadOnly }}
      />
    </DatePicker>
  );
}
