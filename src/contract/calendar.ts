// By file: the network's own process reads no more of the library than it needs.
import { addMonths as monthsLater } from 'date-fns/addMonths';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfWeek as weekOf, type StartOfWeekOptions } from 'date-fns/startOfWeek';

// A day of the calendar is the same in every time zone, so its noon here stands for it: no change of clocks comes near. The
// library's dates in UTC extend Date, which browsers whose clock is held by a test do not let them.
const noonOf = (day: string) => new Date(`${day}T12:00`);
const written = (moment: Date) => lightFormat(moment, 'yyyy-MM-dd');

/** The same day `months` later; the last day of a month that is too short for it. */
export const addMonths = (day: string, months: number): string => written(monthsLater(noonOf(day), months));

/** The first day of the week of a day; weeks begin on `firstWeekDay`, 0 for Sunday. */
export const startOfWeek = (day: string, firstWeekDay: number): string =>
  // The library's own type lists the seven numbers.
  written(weekOf(noonOf(day), { weekStartsOn: firstWeekDay as StartOfWeekOptions['weekStartsOn'] }));
