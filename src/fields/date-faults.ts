import type { DayRange } from '#contract/days.ts';
import { localeOr } from '#contract/locales.ts';
import { dateLocales } from '#i18n/formats.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { differenceInCalendarDays, format } from 'date-fns';
import { datePatterns, partsOf, timeOf, type DatePart, type DateStyle } from './dates.ts';
import { traitsOf } from './field-table.ts';
import type { FieldDefinition } from './field-types.ts';

type Limit = 'order' | 'early' | 'late' | 'long';

export type DateFault = { dateFault: DatePart | 'end' | Limit };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

// The texts of a value, each with the part it stands for.
function partsIn(value: unknown, style: DateStyle): [DatePart, string][] {
  if (typeof style === 'string') return listOf(value).map((text) => [style, String(text)]);
  const [day, time] = partsOf(String(value), style);
  return [
    ['day', day],
    [style.time, time],
  ];
}

const isNothing = (value: unknown) => listOf(value).every((item) => item === '' || item === null);

const noonOf = (day: string) => new Date(`${day}T12:00`);
// An empty or invalid limit is no limit.
const isDay = (day: string) => timeOf(day, datePatterns.day) !== null;
const writtenAs = (part: DatePart, day: string) => format(noonOf(day), datePatterns[part]);

function limitFault(parts: readonly [DatePart, string][], field: FieldDefinition): DateFault | null {
  const { min, max } = limitsOf(field);
  const dated = parts.filter(([part]) => part !== 'time' && part !== 'seconds');
  if (isDay(max) && dated.some(([part, text]) => text > writtenAs(part, max))) return { dateFault: 'late' };
  if (isDay(min) && dated.some(([part, text]) => text < writtenAs(part, min))) return { dateFault: 'early' };
  const [from = '', to = ''] = dated.map(([, text]) => text);
  return field.type === 'datepicker' && field.range ? rangeFault({ from, to }, field.maxDays) : null;
}

function rangeFault(range: DayRange, maxDays = Infinity): DateFault | null {
  // One day was chosen in the calendar so far.
  if (range.to === '') return { dateFault: 'end' };
  if (range.from > range.to) return { dateFault: 'order' };
  const days = differenceInCalendarDays(noonOf(range.to), noonOf(range.from)) + 1;
  return days > maxDays ? { dateFault: 'long' } : null;
}

const dayOr = (limit: unknown) => (typeof limit === 'string' ? limit : '');

// Number limits do not apply to dates.
const limitsOf = (field: FieldDefinition) => ({
  min: 'min' in field ? dayOr(field.min) : '',
  max: 'max' in field ? dayOr(field.max) : '',
});

// What is wrong with the value of a date field, else null. Invalid text is kept as typed.
export function dateFault(value: unknown, field: FieldDefinition): DateFault | null {
  const { date } = traitsOf(field);
  if (!date || value === undefined || isNothing(value)) return null;
  const parts = partsIn(value, date);
  const wrong = parts.find(([part, text]) => timeOf(text, datePatterns[part]) === null);
  if (!wrong) return limitFault(parts, field);
  const [part, text] = wrong;
  return { dateFault: text === '' && Array.isArray(value) ? 'end' : part };
}

function patternIn(field: FieldDefinition, part: DatePart): string {
  const own = 'format' in field && part !== 'time' && part !== 'seconds' ? field.format : undefined;
  return own ?? datePatterns[part];
}

function textOfLimit(limit: Limit, field: FieldDefinition, i18n: I18n): string {
  if (limit === 'order') return i18n._(msg`From must not be after To`);
  if (limit === 'long') {
    const days = (field.type === 'datepicker' && field.maxDays) || 0;
    return i18n._(msg`Choose at most ${days} days`);
  }
  const { min, max } = limitsOf(field);
  const { date } = traitsOf(field);
  const part = typeof date === 'string' ? date : 'day';
  const end = noonOf(limit === 'late' ? max : min);
  const day = format(end, patternIn(field, part), { locale: dateLocales[localeOr(i18n.locale)] });
  return i18n._(limit === 'late' ? msg`Must be ${day} or earlier` : msg`Must be ${day} or later`);
}

const isLimit = (fault: DateFault['dateFault']): fault is Limit =>
  fault === 'order' || fault === 'early' || fault === 'late' || fault === 'long';

// The error message, with an example in the format of the field.
export function textOfDateFault({ dateFault: part }: DateFault, field: FieldDefinition, i18n: I18n): string {
  if (isLimit(part)) return textOfLimit(part, field, i18n);
  if (part === 'end') return i18n._(msg`Enter both days`);
  // The 30th cannot be mistaken for a month, and November is spelt alike in every language of the portal.
  const moment = new Date(new Date().getFullYear(), 10, 30, 14, 30);
  const example = format(moment, patternIn(field, part));
  if (part === 'day') return i18n._(msg`Enter a day that exists, for example ${example}`);
  if (part === 'month') return i18n._(msg`Enter a month, for example ${example}`);
  if (part === 'week') return i18n._(msg`Enter a week, for example ${example}`);
  return i18n._(msg`Enter a time, for example ${example}`);
}
