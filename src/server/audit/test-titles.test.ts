import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { isMadeOf, testTitles } from './test-titles.ts';

/** The titles of a project with one test file. */
function titlesOf(source: string) {
  const root = mkdtempSync(join(tmpdir(), 'titles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/one.test.ts'), source);
  return testTitles(root);
}

// In brackets here a sample would stand in the matrix itself.
const ofRow = (text: string) => `[M3] ${text}`;

test.each([
  ['%f goes to offer %d', '0.5 goes to offer 7'],
  ['token: %j is %o', 'token: {"a":1} is { a: 1 }'],
  ['$name, case %#', 'a token, case 0'],
  ['of ${count} rows', 'of 10 rows'],
])('[M3] the titles of tests are found that are made of %s', (written, actual) => {
  const [title] = titlesOf(`test.each(rows)('${ofRow(written)}', () => undefined);`);
  expect(title).toMatchObject({ file: 'src/one.test.ts', isPattern: true });
  expect(title && isMadeOf(title, ofRow(actual))).toBe(true);
  expect(title && isMadeOf(title, `Another ${ofRow(actual)}`)).toBe(false);
});
