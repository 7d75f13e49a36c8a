import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { format } from 'date-fns';
import { datePatterns, partsOf, timeOf } from './dates.ts';
import type { FieldDefinition } from './field-types.ts';

const patterns = {
  day: datePatterns.date,
  month: 'yyyy-MM',
  week: "RRRR-'W'II",
  time: datePatterns.time,
  seconds: datePatterns.pickerTime,
} as const;
type Part = keyof typeof patterns;

/** Why a date field cannot take what was typed: a part of it that is none, or the other end of a range. */
export type DateFault = { dateFault: Part | 'end' };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function timed(value: unknown, separator: ' ' | 'T', time: 'time' | 'seconds'): [Part, string][] {
  const [day, clock] = partsOf(String(value), { separator, timePattern: patterns[time] });
  return [
    ['day', day],
    [time, clock],
  ];
}

/** The texts in a value, each with what it should be. */
function partsIn(value: unknown, field: FieldDefinition): [Part, string][] {
  switch (field.type) {
    case 'date':
      return [['day', String(value)]];
    case 'datepicker':
      if (field.withTime) return timed(value, ' ', 'seconds');
      return listOf(value).map((day) => ['day', String(day)]);
    case 'datetime-local':
      return timed(value, 'T', 'time');
    case 'month':
    case 'week':
      return [[field.type, String(value)]];
    case 'time':
    case 'timeselect':
      return [['time', String(value)]];
    case 'timepicker':
      return [[field.withSeconds ? 'seconds' : 'time', String(value)]];
    default:
      return [];
  }
}

const isNothing = (value: unknown) => listOf(value).every((item) => item === '' || item === null);

/** What is wrong with the value of a date field, else null: a text that is none is kept as it was typed. */
export function dateFault(value: unknown, field: FieldDefinition): DateFault | null {
  if (value === undefined || isNothing(value)) return null;
  const wrong = partsIn(value, field).find(([part, text]) => timeOf(text, patterns[part]) === null);
  if (!wrong) return null;
  const [part, text] = wrong;
  return { dateFault: text === '' && Array.isArray(value) ? 'end' : part };
}

/** A fault in words, with an example as the field writes it. */
export function textOfDateFault({ dateFault: part }: DateFault, field: FieldDefinition, i18n: I18n): string {
  if (part === 'end') return i18n._(msg`Enter both days`);
  const own = 'format' in field && part !== 'time' && part !== 'seconds' ? field.format : undefined;
  // Its day cannot be taken for a month, whose name is the same in all languages of the portal.
  const moment = new Date(new Date().getFullYear(), 10, 30, 14, 30);
  const example = format(moment, own ?? patterns[part]);
  if (part === 'day') return i18n._(msg`Enter a day that exists, for example ${example}`);
  if (part === 'month') return i18n._(msg`Enter a month, for example ${example}`);
  if (part === 'week') return i18n._(msg`Enter a week, for example ${example}`);
  return i18n._(msg`Enter a time, for example ${example}`);
}
