// By file: the network's own process reads no more of the library than it needs.
import { addMonths as monthsLater } from 'date-fns/addMonths';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfWeek as weekOf, type StartOfWeekOptions } from 'date-fns/startOfWeek';

// Noon local time stands for a day: no clock change comes near it. The library's UTC dates extend Date, which
// browsers with a clock set by a test do not allow.
const noonOf = (day: string) => new Date(`${day}T12:00`);
const written = (moment: Date) => lightFormat(moment, 'yyyy-MM-dd');

/** Clamped to the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => written(monthsLater(noonOf(day), months));

/** `firstWeekDay` is 0 for Sunday. */
export const startOfWeek = (day: string, firstWeekDay: number): string =>
  // The library's own type lists the seven numbers.
  written(weekOf(noonOf(day), { weekStartsOn: firstWeekDay as StartOfWeekOptions['weekStartsOn'] }));
