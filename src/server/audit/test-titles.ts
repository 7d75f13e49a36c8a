import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `isPattern`: the text is made when the test runs.
export type TestTitle = { file: string; title: string; rows: readonly string[]; isPattern: boolean };

const files = [
  'tests/machines/oracle/*.ts',
  'machines/laws/*.ts',
  'tests/**/*.{test,e2e}.{ts,tsx}',
  'src/**/*.test.{ts,tsx}',
  'machines/**/*.test.ts',
];
// In a call, in a list, or as the name of a law; the title of an object is a sample.
const titled =
  /(?<!\btitle: )(['"`])((?:\[[A-Z]\d+(?:\.[a-z])?(?: [A-Z]\d+(?:\.[a-z])?)*\]\s*)+(?:\\.|(?!\1)[^\\\n])*)\1\s*[,:]/g;
// A row of the oracle.
const told = /clause: '([A-Z]\d+\.[a-z])',\s*says:\s*(['`])((?:\\.|(?!\2)[^\\\n])*)\2/g;
// A law.
const law = /requirements: \[([^\]]*)\],\s*says:\s*(['`])((?:\\.|(?!\2)[^\\\n])*)\2/g;
const made = /\$\{[^}]*\}|\$[a-z][\w.]*|%[sdifjoO#$]/g;

/** The requirements that a title names in brackets: '[G3] …', '[G3 S5] …' or '[G3.a] …', a clause of one. */
export const rowsIn = (title: string): string[] => {
  const brackets = title.matchAll(/\[([A-Z]\d+(?:\.[a-z])?(?: [A-Z]\d+(?:\.[a-z])?)*)\]/g);
  const ids = [...brackets].flatMap(([, found = '']) => found.split(' '));
  return [...new Set(ids.map((id) => id.replace(/\..*/, '')))];
};

const textsIn = (source: string): string[] => [
  ...[...source.matchAll(titled)].map(([, , text = '']) => text),
  ...[...source.matchAll(told)].map(([, clause = '', , says = '']) => `[${clause}] ${says}`),
  ...[...source.matchAll(law)].map(
    ([, ids = '', , says = '']) => `[${ids.replaceAll(/[',]/g, '').trim()}] ${says}`,
  ),
];

/** Tables whose rows are the tests of another file. */
const tables = [
  { folder: 'tests/machines/oracle/', file: 'tests/machines/oracle/oracle.test.ts' },
  { folder: 'machines/laws/groups.ts', file: 'tests/machines/followers.test.ts' },
  { folder: 'machines/laws/', file: 'tests/machines/laws.test.ts' },
];
const testOf = (file: string) => tables.find(({ folder }) => file.startsWith(folder))?.file ?? file;

const titlesIn = (root: string, file: string): TestTitle[] =>
  textsIn(readFileSync(join(root, file), 'utf8')).map((text) => {
    const title = text.replaceAll(/\\(.)/g, '$1').replaceAll(made, '…');
    return { file: testOf(file), title, rows: rowsIn(text), isPattern: title.includes('…') };
  });

// Empty where the sources are missing (M3).
export const testTitles = (root: string): TestTitle[] =>
  globSync(files, { cwd: root, exclude: ['src/styled-system/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => titlesIn(root, file));

const special = /[.*+?^${}()|[\]\\]/g;

/** Whether a test of a run stands in a group with a title. */
export const isGroupOf = (title: TestTitle, suite: string): boolean =>
  suite !== '' && (isMadeOf(title, suite) || suite.startsWith(`${title.title}, `));

/** Whether a test of a run was made of a title. */
export function isMadeOf({ title, isPattern }: TestTitle, actual: string): boolean {
  if (!isPattern) return title === actual;
  const pattern = title
    .split('…')
    .map((part) => part.replaceAll(special, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(actual);
}
