import { DateSegments } from '#ui/controls/date-segments.tsx';
import type { DayLimits, WidgetProps } from '../field-control.ts';

/** A day and a time in parts, yyyy-MM-ddTHH:mm (datetime). */
export const DateTimeSegments = ({ options: _, ...props }: WidgetProps<DayLimits, string>) => (
  <DateSegments {...props} shows="dateTime" />
);

/** HH:mm, or HH:mm:ss with `withSeconds`. */
export type TimePartsOptions = { withSeconds?: boolean };

/** Any day will do: only its time is entered. */
const someDay = '2026-01-01T';

/** A time in parts, HH:mm or HH:mm:ss (timepicker). */
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
