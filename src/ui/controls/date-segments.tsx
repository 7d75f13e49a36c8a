import { DateInput as Ark } from '@ark-ui/react/date-input';
import { useLingui } from '@lingui/react/macro';
import { CalendarDateTime, DateFormatter } from '@internationalized/date';
import { useMemo } from 'react';
import { dateSegments } from '#styled/recipes';
import { dateTimeOf } from './day-values.ts';
import { useFieldControl, useFieldLabel } from './field-control.ts';

type DateSegmentsProps = {
  /** yyyy-MM-ddTHH:mm(:ss), or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  shows: 'dateTime' | 'time';
  withSeconds?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
};

// Literals repeat, so the index tells them apart.
const keyOf = (type: string, index: number) => `${type}-${index}`;

const anyTime = new CalendarDateTime(2026, 1, 1);
const twoDigits = '2-digit' as const;
const timeParts = { hour: twoDigits, minute: twoDigits, hourCycle: 'h23' as const, timeZone: 'UTC' };

function useNames() {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    year: t`Year`,
    month: t`Month`,
    day: t`Day`,
    hour: t`Hour`,
    minute: t`Minute`,
    second: t`Second`,
  };
  return (type: string) => names[type];
}

// The parts, in the order of the language.
function useFormatter(shows: DateSegmentsProps['shows'], withSeconds: boolean) {
  const { i18n } = useLingui();
  return useMemo(
    () =>
      new DateFormatter(i18n.locale, {
        ...timeParts,
        ...(withSeconds ? { second: twoDigits } : null),
        ...(shows === 'dateTime' ? { year: 'numeric', month: twoDigits, day: twoDigits } : null),
      }),
    [i18n.locale, withSeconds, shows],
  );
}

/** Date and time in parts, each typed or stepped with the arrow keys, in the order of the language. */
export function DateSegments({
  value,
  onChange,
  onBlur,
  shows,
  withSeconds = false,
  ...state
}: DateSegmentsProps) {
  const { i18n } = useLingui();
  const styles = dateSegments();
  const { id = '', ...aria } = useFieldControl();
  const labelId = useFieldLabel() ?? '';
  const formatter = useFormatter(shows, withSeconds);
  const nameOf = useNames();
  const dateTime = dateTimeOf(value);
  const { length } = withSeconds ? 'yyyy-MM-ddTHH:mm:ss' : 'yyyy-MM-ddTHH:mm';
  return (
    <Ark.Root
      className={styles.root}
      value={dateTime ? [dateTime] : []}
      onValueChange={(details) => onChange(details.value[0]?.toString().slice(0, length) ?? '')}
      placeholderValue={anyTime}
      granularity={withSeconds ? 'second' : 'minute'}
      hourCycle={24}
      formatter={formatter}
      locale={i18n.locale}
      timeZone="UTC"
      shouldForceLeadingZeros
      {...{ disabled: state.isDisabled, readOnly: state.isReadOnly, invalid: state.isInvalid }}
      ids={{ segmentGroup: () => id, label: () => labelId }}
    >
      <Ark.Control className={styles.control} data-off={state.isDisabled || undefined}>
        <Ark.SegmentGroup
          className={styles.group}
          aria-labelledby={labelId}
          aria-describedby={aria['aria-describedby']}
          data-invalid={aria['aria-invalid']}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          <Ark.Context>
            {(api) =>
              api
                .getSegments()
                .map((segment, index) => (
                  <Ark.Segment
                    key={keyOf(segment.type, index)}
                    segment={segment}
                    aria-label={nameOf(segment.type)}
                    className={styles.segment}
                  />
                ))
            }
          </Ark.Context>
        </Ark.SegmentGroup>
      </Ark.Control>
    </Ark.Root>
  );
}
