import { DatePicker } from '#ui/controls/date-picker.tsx';
import { DateText } from '#ui/controls/date-text.tsx';
import { dateKinds, type DateKind } from '../date-kinds.ts';
import { datePatterns } from '../dates.ts';
import type { WidgetProps } from '../field-control.ts';
import type { FieldOptions } from '../field-types.ts';
import { useDateLanguage } from '../use-date-language.ts';
import { DateTimeControl } from './date-time-control.tsx';
import { DateRangeControl } from './date-range-control.tsx';

type DateProps = WidgetProps<'date' | 'month' | 'week', string>;

function OneDate({ kind: name, ...props }: DateProps & { kind: keyof typeof dateKinds }) {
  const { options, value, onChange, onBlur, isDisabled, isReadOnly } = props;
  const language = useDateLanguage();
  const kind: DateKind = dateKinds[name];
  const pattern = options.format ?? kind.pattern;
  return (
    <DatePicker
      value={[kind.toDay(value)]}
      onPick={([day]) => onChange(day === undefined ? '' : kind.fromDay(day))}
      picks={name === 'month' ? 'month' : 'day'}
      showsWeeks={name === 'week'}
      {...{ min: options.min, max: options.max, isDisabled, isReadOnly }}
    >
      <DateText
        value={value}
        format={(text) => kind.toText(text, pattern, language)}
        onType={(text) => onChange(kind.fromText(text, pattern, language) ?? text)}
        onLeave={onBlur}
        placeholder={options.placeholder ?? pattern.replaceAll("'", '')}
        {...{ isDisabled, isReadOnly }}
      />
    </DatePicker>
  );
}

/** A day, typed or picked (date). */
export const DateControl = (props: DateProps) => <OneDate kind="day" {...props} />;

/** A whole month, yyyy-MM. */
export const MonthControl = (props: DateProps) => <OneDate kind="month" {...props} />;

/** A week as ISO 8601 counts them, 2026-W47. */
export const WeekControl = (props: DateProps) => <OneDate kind="week" {...props} />;

type PickerProps = WidgetProps<'datepicker', string | readonly string[]>;

/** A day, a range of days, or a day and a time (datepicker, F6). */
export function DatePickerControl({ value, onChange, ...props }: PickerProps) {
  const { range, withTime, ...days }: FieldOptions['datepicker'] = props.options;
  if (range || typeof value !== 'string') {
    return <DateRangeControl {...props} value={typeof value === 'string' ? [] : value} onChange={onChange} />;
  }
  if (withTime) {
    return (
      <DateTimeControl
        {...props}
        value={value}
        onChange={onChange}
        style={{ separator: ' ', timePattern: datePatterns.pickerTime }}
      />
    );
  }
  return <OneDate kind="day" {...props} options={days} value={value} onChange={onChange} />;
}

/** A day and a time, yyyy-MM-ddTHH:mm (datetime-local). */
export const DateTimeLocalControl = (props: WidgetProps<'datetime-local', string>) => (
  <DateTimeControl {...props} style={{ separator: 'T', timePattern: datePatterns.time }} />
);
