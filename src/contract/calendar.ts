import { UTCDateMini } from '@date-fns/utc/date/mini';
// By file: the network's own process reads no more of the library than it needs.
import { addMonths as monthsLater } from 'date-fns/addMonths';
import { startOfWeek as weekOf, type StartOfWeekOptions } from 'date-fns/startOfWeek';
import { dayOf } from './days.ts';

/** The same day `months` later; the last day of a month that is too short for it. */
export const addMonths = (day: string, months: number): string =>
  dayOf(monthsLater(new UTCDateMini(day), months));

/** The first day of the week of a day; weeks begin on `firstWeekDay`, 0 for Sunday. */
export const startOfWeek = (day: string, firstWeekDay: number): string =>
  // The library's own type lists the seven numbers.
  dayOf(weekOf(new UTCDateMini(day), { weekStartsOn: firstWeekDay as StartOfWeekOptions['weekStartsOn'] }));
