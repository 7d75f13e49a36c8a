import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `isPattern`: the text is made when the test runs.
export type TestTitle = { file: string; title: string; rows: readonly string[]; isPattern: boolean };

const files = ['tests/**/*.{test,e2e}.ts', 'src/**/*.test.ts', 'machines/**/*.test.ts'];
const titled = /(['"`])((?:\[[A-Z]\d+(?: [A-Z]\d+)*\]\s*)+(?:\\.|(?!\1)[^\\\n])*)\1\s*,/g;
const made = /\$\{[^}]*\}|\$[a-z][\w.]*|%[sdij]/g;

/** The requirements that a title names in brackets: '[G3] …' or '[G3 S5] …'. */
export const rowsIn = (title: string): string[] => {
  const brackets = title.matchAll(/\[([A-Z]\d+(?: [A-Z]\d+)*)\]/g);
  return [...new Set([...brackets].flatMap(([, ids = '']) => ids.split(' ')))];
};

const titlesIn = (root: string, file: string): TestTitle[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(titled)].map(([, , text = '']) => {
    const title = text.replaceAll(/\\(.)/g, '$1').replaceAll(made, '…');
    return { file, title, rows: rowsIn(text), isPattern: title.includes('…') };
  });

// Empty where the sources are missing (M3).
export const testTitles = (root: string): TestTitle[] =>
  globSync(files, { cwd: root, exclude: ['src/styled-system/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => titlesIn(root, file));

const special = /[.*+?^${}()|[\]\\]/g;

/** Whether a test of a run was made of a title. */
export function isMadeOf({ title, isPattern }: TestTitle, actual: string): boolean {
  if (!isPattern) return title === actual;
  const pattern = title
    .split('…')
    .map((part) => part.replaceAll(special, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(actual);
}
