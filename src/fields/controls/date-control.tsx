import { DatePicker } from '#ui/controls/date-picker.tsx';
import { DateText } from '#ui/controls/date-text.tsx';
import { dateKinds, type DateKind } from '../date-kinds.ts';
import { timeStyles } from '../dates.ts';
import type { DayOptions, WidgetProps } from '../field-control.ts';
import { useDateLanguage } from '../use-date-language.ts';
import { DateTimeControl } from './date-time-control.tsx';
import { DateRangeControl } from './date-range-control.tsx';

type DateProps = WidgetProps<DayOptions, string>;

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

export const DateControl = (props: DateProps) => <OneDate kind="day" {...props} />;

export const MonthControl = (props: DateProps) => <OneDate kind="month" {...props} />;

export const WeekControl = (props: DateProps) => <OneDate kind="week" {...props} />;

/** A day, two days with `range` (calendar always open with `inline`), or `withTime` HH:mm:ss (F6). */
export type DatePickerOptions = DayOptions & {
  range?: boolean;
  /** Maximum length of a range, in days. */
  maxDays?: number;
  inline?: boolean;
  withTime?: boolean;
};
type PickerProps = WidgetProps<DatePickerOptions, string | readonly string[]>;

export function DatePickerControl({ value, onChange, ...props }: PickerProps) {
  const { range, withTime, ...days } = props.options;
  if (range || typeof value !== 'string') {
    return <DateRangeControl {...props} value={typeof value === 'string' ? [] : value} onChange={onChange} />;
  }
  if (withTime) {
    return <DateTimeControl {...props} value={value} onChange={onChange} style={timeStyles.picker} />;
  }
  return <OneDate kind="day" {...props} options={days} value={value} onChange={onChange} />;
}

export const DateTimeLocalControl = (props: WidgetProps<DayOptions, string>) => (
  <DateTimeControl {...props} style={timeStyles.local} />
);
