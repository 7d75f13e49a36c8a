import { isDeepStrictEqual } from 'node:util';
import { printTable } from '../table.ts';
import type { Question } from './answers.ts';
import type { Measured } from './measure.ts';

/** Of the table: a layout, with its answers to the questions. */
export type Column = Measured & { name: string; seconds: number; bytes: number; dropped: string };

/** Prints the table; returns whether all answers are those of the first column. */
export function printColumns(title: string, questions: readonly Question[], columns: readonly Column[]) {
  const [first] = columns;
  const differing = columns.flatMap(({ name, answers }) =>
    questions
      .filter((_, nth) => !isDeepStrictEqual(answers[nth], first?.answers[nth]))
      .map((question) => `${name}: ${question.name}`),
  );
  printTable(title, [
    ['', ...columns.map(({ name }) => name)],
    ...questions.map(({ name }, nth) => [name, ...columns.map(({ times }) => times[nth] ?? '')]),
    ['the oldest day of clicks goes', ...columns.map(({ dropped }) => dropped)],
    ['seconds to fill, keys included', ...columns.map(({ seconds }) => seconds.toFixed(0))],
    ['MB of raw rows with keys', ...columns.map(({ bytes }) => Math.round(bytes / 1e6))],
  ]);
  console.log(
    differing.length === 0 ? '\nAll answers are equal.' : `\nAnswers differ: ${differing.join(', ')}`,
  );
  return differing.length === 0;
}
