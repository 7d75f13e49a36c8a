import { DatePicker as Ark, parseDate, type DateValue } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { button, datePicker } from '#styled/recipes';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import { useFirstWeekDay } from './first-week-day.ts';
import { Icon } from './icon.tsx';

type View = 'day' | 'month';

type DatePickerProps = {
  /** The chosen days, yyyy-MM-dd: none, one, or the two ends of a range. */
  value: readonly string[];
  /** The days that were picked, in their order. */
  onPick: (days: string[]) => void;
  isRange?: boolean;
  /** What is picked: days, or whole months by their first day. */
  picks?: View;
  showsWeeks?: boolean;
  min?: string;
  max?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The inputs that the days are typed into. */
  children: ReactNode;
};

const wide = '(min-width: 1200px)';

/** On narrow windows the calendar hangs on the page itself, on wide ones it stays with its field (E15). */
const useIsWide = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(wide).matches,
  );

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const daysOf = (texts: readonly string[]) => texts.filter(isDay).map((text) => parseDate(text));
const dayOf = (text: string | undefined) => (text && isDay(text) ? parseDate(text) : undefined);

function Head() {
  const styles = datePicker();
  const step = button({ variant: 'ghost', size: 'sm', square: true });
  return (
    <Ark.ViewControl className={styles.head}>
      <Ark.PrevTrigger className={step}>
        <Icon of={ChevronLeft} size="sm" />
      </Ark.PrevTrigger>
      <Ark.ViewTrigger className={button({ variant: 'ghost', size: 'sm' })}>
        <Ark.RangeText />
      </Ark.ViewTrigger>
      <Ark.NextTrigger className={step}>
        <Icon of={ChevronRight} size="sm" />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  );
}

function Days({ showsWeeks }: { showsWeeks: boolean }) {
  const styles = datePicker();
  return (
    <Ark.View view="day">
      <Ark.Context>
        {(api) => (
          <>
            <Head />
            <Ark.Table className={styles.table}>
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
                {api.weeks.map((week, index) => (
                  <Ark.TableRow key={week[0]?.toString()}>
                    {showsWeeks ? (
                      <Ark.WeekNumberCell className={styles.weekNumber} weekIndex={index} week={week}>
                        {api.getWeekNumber(week)}
                      </Ark.WeekNumberCell>
                    ) : null}
                    {week.map((day) => (
                      <Ark.TableCell key={day.toString()} value={day} className={styles.cell}>
                        <Ark.TableCellTrigger className={styles.day}>{day.day}</Ark.TableCellTrigger>
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

const columns = 4;

function Grid({ view }: { view: 'month' | 'year' }) {
  const styles = datePicker();
  return (
    <Ark.View view={view}>
      <Ark.Context>
        {(api) => (
          <>
            <Head />
            <Ark.Table className={styles.table}>
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

/** The words of the calendar for screen readers. */
function useWords() {
  const { t, i18n } = useLingui();
  const long = (day: DateValue) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day.toDate('UTC'));
  return {
    content: t`Calendar`,
    trigger: (isOpen: boolean) => (isOpen ? t`Close the calendar` : t`Open the calendar`),
    prevTrigger: () => t`Earlier`,
    nextTrigger: () => t`Later`,
    viewTrigger: () => t`Choose month or year`,
    dayCell: ({ value }: { value: DateValue }) => long(value),
    weekColumnHeader: t`Week`,
    weekNumberCell: (week: number) => t`Week ${week}`,
  };
}

/** Days to pick from a calendar that begins its weeks as the user likes, beside the inputs they are typed into (C5). */
export function DatePicker({ value, onPick, isRange = false, picks = 'day', ...props }: DatePickerProps) {
  const { i18n } = useLingui();
  const styles = datePicker();
  const { id = '' } = useFieldControl();
  const labelId = useFieldLabel() ?? '';
  const isWide = useIsWide();
  const days = daysOf(value);
  return (
    <Ark.Root
      className={styles.root}
      value={days}
      onValueChange={(details) => onPick(details.value.map(String))}
      selectionMode={isRange ? 'range' : 'single'}
      min={dayOf(props.min)}
      max={dayOf(props.max)}
      defaultView={picks}
      minView={picks}
      startOfWeek={useFirstWeekDay()}
      fixedWeeks
      outsideDaySelectable
      showWeekNumbers={props.showsWeeks}
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
        <Ark.Trigger className={button({ variant: 'ghost', size: 'sm', square: true })}>
          <Icon of={CalendarDays} size="sm" />
        </Ark.Trigger>
      </Ark.Control>
      <Portal disabled={isWide}>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            {picks === 'day' ? <Days showsWeeks={props.showsWeeks ?? false} /> : null}
            <Grid view="month" />
            <Grid view="year" />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
