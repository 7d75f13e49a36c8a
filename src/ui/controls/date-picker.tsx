import { DatePicker as Ark, useDatePickerContext, type DateValue } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { button, datePicker } from '#styled/recipes';
import { daysAmong } from './day-values.ts';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import { useFirstWeekDay } from './first-week-day.ts';
import { Icon } from '../content/icon.tsx';
import { useEscape } from '../overlays/use-escape.ts';

type View = 'day' | 'month';

type DatePickerProps = {
  /** yyyy-MM-dd: none, one, or both ends of a range. */
  value: readonly string[];
  /** The picked days in order. */
  onPick: (days: string[]) => void;
  isRange?: boolean;
  /** Days, or whole months by their first day. */
  picks?: View;
  showsWeeks?: boolean;
  min?: string;
  max?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Shows the calendar below the inputs, two months if there is room. */
  isInline?: boolean | undefined;
  /** The inputs for typing days. */
  children: ReactNode;
};

const wide = '(min-width: 1200px)';
// Room for two months.
const roomy = '(min-width: 768px)';

// In narrow windows the calendar is portalled to the page, in wide ones it stays with its field (E15).
const useIsWide = () => useMatches(wide);

const useMatches = (media: string) =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(media).matches,
  );

// Ark's role descriptions are English in every language: drop them.
const unnamed = { 'aria-roledescription': '' };

function Head() {
  const { t } = useLingui();
  const styles = datePicker();
  const step = button({ variant: 'ghost', size: 'sm', square: true });
  return (
    <Ark.ViewControl className={styles.head}>
      <Ark.PrevTrigger className={step}>
        <Icon of={ChevronLeft} size="sm" />
      </Ark.PrevTrigger>
      <Ark.Context>
        {({ visibleRangeText: { start, end } }) => {
          const formatted = start === end ? start : `${start} – ${end}`;
          return (
            <Ark.ViewTrigger
              className={button({ variant: 'ghost', size: 'sm' })}
              aria-label={t`${formatted}: choose month or year`}
            >
              {formatted}
            </Ark.ViewTrigger>
          );
        }}
      </Ark.Context>
      <Ark.NextTrigger className={step}>
        <Icon of={ChevronRight} size="sm" />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  );
}

function Month({ months, showsWeeks }: { months: number; showsWeeks: boolean }) {
  const styles = datePicker();
  return (
    <Ark.Context>
      {(api) => {
        const offset = months === 0 ? null : api.getOffset({ months });
        const weeks = offset?.weeks ?? api.weeks;
        return (
          <Ark.Table {...unnamed} className={styles.table}>
            <Ark.TableHead>
              <Ark.TableRow>
                {showsWeeks ? <Ark.WeekNumberHeaderCell className={styles.weekDay} /> : null}
                {api.weekDays.map((day) => (
                  <Ark.TableHeader key={day.long} className={styles.weekDay} aria-label={day.long}>
                    {day.short}
                  </Ark.TableHeader>
                ))}
              </Ark.TableRow>
            </Ark.TableHead>
            <Ark.TableBody>
              {weeks.map((week, index) => (
                <Ark.TableRow key={week[0]?.toString()}>
                  {showsWeeks ? (
                    <Ark.WeekNumberCell className={styles.weekNumber} weekIndex={index} week={week}>
                      {api.getWeekNumber(week)}
                    </Ark.WeekNumberCell>
                  ) : null}
                  {week.map((day) => (
                    <Ark.TableCell
                      key={day.toString()}
                      value={day}
                      className={styles.cell}
                      {...(offset && { visibleRange: offset.visibleRange })}
                    >
                      <Ark.TableCellTrigger className={styles.day}>{day.day}</Ark.TableCellTrigger>
                    </Ark.TableCell>
                  ))}
                </Ark.TableRow>
              ))}
            </Ark.TableBody>
          </Ark.Table>
        );
      }}
    </Ark.Context>
  );
}

function Days({ months, showsWeeks }: { months: number; showsWeeks: boolean }) {
  return (
    <Ark.View view="day">
      <Head />
      <div className={datePicker().months}>
        {Array.from({ length: months }, (_, nth) => (
          <Month key={nth} months={nth} showsWeeks={showsWeeks} />
        ))}
      </div>
    </Ark.View>
  );
}

const columns = 4;

function Grid({ view }: { view: 'month' | 'year' }) {
  const styles = datePicker();
  return (
    <Ark.View view={view}>
      <Ark.Context>
        {(api) => (
          <>
            <Head />
            <Ark.Table {...unnamed} className={styles.table}>
              <Ark.TableBody>
                {(view === 'month'
                  ? api.getMonthsGrid({ columns, format: 'short' })
                  : api.getYearsGrid({ columns })
                ).map((row) => (
                  <Ark.TableRow key={row[0]?.value}>
                    {row.map(({ label, value }) => (
                      <Ark.TableCell key={value} value={value} className={styles.cell}>
                        <Ark.TableCellTrigger className={styles.period}>{label}</Ark.TableCellTrigger>
                      </Ark.TableCell>
                    ))}
                  </Ark.TableRow>
                ))}
              </Ark.TableBody>
            </Ark.Table>
          </>
        )}
      </Ark.Context>
    </Ark.View>
  );
}

// One month shows adjacent days too; two end with the month of the last selected day.
const shownMonths = (months: number, days: readonly DateValue[]) =>
  months === 1
    ? { fixedWeeks: true, outsideDaySelectable: true }
    : { numOfMonths: months, defaultFocusedValue: days.at(-1)?.subtract({ months: 1 }) };

type CalendarProps = { picks: View; months: number; showsWeeks: boolean; isInline: boolean };

function Calendar({ picks, months, showsWeeks, isInline }: CalendarProps) {
  const { open, setOpen } = useDatePickerContext();
  useEscape(open && !isInline, () => setOpen(false));
  const isWide = useIsWide();
  const content = (
    <Ark.Content {...unnamed} className={datePicker().content} data-inline={isInline ? '' : undefined}>
      {picks === 'day' ? <Days months={months} showsWeeks={showsWeeks} /> : null}
      <Grid view="month" />
      <Grid view="year" />
    </Ark.Content>
  );
  if (isInline) return content;
  return (
    <Portal disabled={isWide}>
      <Ark.Positioner>{content}</Ark.Positioner>
    </Portal>
  );
}

function useWords() {
  const { t, i18n } = useLingui();
  const long = (day: DateValue) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day.toDate('UTC'));
  return {
    content: t`Calendar`,
    trigger: (isOpen: boolean) => (isOpen ? t`Close the calendar` : t`Open the calendar`),
    prevTrigger: () => t`Earlier`,
    nextTrigger: () => t`Later`,
    dayCell: ({ value }: { value: DateValue }) => long(value),
    weekColumnHeader: t`Week`,
    weekNumberCell: (week: number) => t`Week ${week}`,
  };
}

/** A calendar with the user's first day of the week, and inputs to type the days into (C5). */
export function DatePicker({
  value,
  onPick,
  isRange = false,
  picks = 'day',
  isInline = false,
  showsWeeks = false,
  ...props
}: DatePickerProps) {
  const { i18n } = useLingui();
  const styles = datePicker();
  const { id = '' } = useFieldControl();
  const labelId = useFieldLabel() ?? '';
  const months = useMatches(roomy) && isInline ? 2 : 1;
  const days = daysAmong(value);
  return (
    <Ark.Root
      // Ark reads the number of months once: remount when it changes.
      key={months}
      className={styles.root}
      value={days}
      onValueChange={(details) => onPick(details.value.map(String))}
      selectionMode={isRange ? 'range' : 'single'}
      min={daysAmong([props.min])[0]}
      max={daysAmong([props.max])[0]}
      defaultView={picks}
      minView={picks}
      startOfWeek={useFirstWeekDay()}
      inline={isInline}
      {...shownMonths(months, days)}
      showWeekNumbers={showsWeeks}
      locale={i18n.locale}
      timeZone="UTC"
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      translations={useWords()}
      ids={{ input: (index) => (index === 0 ? id : `${id}-${index}`), label: () => labelId }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={styles.control}>
        {props.children}
        {isInline ? null : (
          <Ark.Trigger className={button({ variant: 'ghost', size: 'sm', square: true })}>
            <Icon of={CalendarDays} size="sm" />
          </Ark.Trigger>
        )}
      </Ark.Control>
      <Calendar isInline={isInline} picks={picks} months={months} showsWeeks={showsWeeks} />
    </Ark.Root>
  );
}
