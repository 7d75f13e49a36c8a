import type * as z from 'zod/mini';
import { integerPattern } from '#contract/wire.ts';

type Issue = z.core.$ZodIssue;
// For a person: `description` is shown where `code` has no text of its own (E4).
type Words = { code: string; description: string };

const units: Record<string, [least: string, most: string]> = {
  string: ['Please enter at least % characters', 'Please enter at most % characters'],
  array: ['Please choose at least %', 'Please choose at most %'],
  number: ['Please enter % or more', 'Please enter % or less'],
};
const formats: Record<string, string> = {
  email: 'This is not a valid email',
  date: 'This is not a date',
  datetime: 'This is not a time',
};
const required: Words = { code: 'REQUIRED', description: 'Required' };
const usual = 'This value is not valid';
const unknown = 'This value is not one of those there are';
const mostNamed = 10;

// A format of our own is named by its pattern alone.
const ofPatterns: Record<string, string> = { [String(integerPattern)]: 'This is no number' };

const bound = (origin: string, which: 0 | 1, limit: number | bigint) =>
  units[origin]?.[which].replace('%', String(limit)) ?? usual;

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return bound(issue.origin, 0, issue.minimum);
    case 'too_big':
      return bound(issue.origin, 1, issue.maximum);
    case 'invalid_format':
      return formats[issue.format] ?? ofPatterns[issue.pattern ?? ''] ?? usual;
    case 'not_multiple_of':
      return 'This number has too many decimal places';
    case 'invalid_value':
      return issue.values.length > mostNamed ? unknown : `${unknown}: ${issue.values.join(', ')}`;
    case 'invalid_union':
      return unknown;
    default:
      return issue.message === 'Invalid input' ? usual : issue.message;
  }
}

const emptyFile: Words = { code: 'FILE_EMPTY', description: 'The file is empty' };

const isNothing = (value: unknown) => value === undefined || value === null || value === '';
const isEmptied = (issue: Issue) =>
  issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;

export function wordsOf(issue: Issue, value: unknown): Words {
  if (isEmptied(issue) || (issue.code !== 'custom' && isNothing(value))) return required;
  if (issue.code === 'too_small' && issue.origin === 'file') return emptyFile;
  return { code: issue.code.toUpperCase(), description: describe(issue) };
}
