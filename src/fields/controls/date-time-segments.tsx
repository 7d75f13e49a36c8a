import { DateSegments } from '#ui/controls/date-segments.tsx';
import type { DayLimits, WidgetProps } from '../field-control.ts';

export const DateTimeSegments = ({ options: _, ...props }: WidgetProps<DayLimits, string>) => (
  <DateSegments {...props} shows="dateTime" />
);

export type TimePartsOptions = { withSeconds?: boolean };

// Any day works: only its time is entered.
const someDay = '2026-01-01T';

export const TimeSegments = ({
  options,
  value,
  onChange,
  ...props
}: WidgetProps<TimePartsOptions, string>) => (
  <DateSegments
    {...props}
    shows="time"
    withSeconds={options.withSeconds}
    value={value === '' ? '' : `${someDay}${value}`}
    onChange={(next) => onChange(next.slice(someDay.length))}
  />
);
