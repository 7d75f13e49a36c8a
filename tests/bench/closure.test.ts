import { expect, test } from 'vitest';
import { closureOf } from './closure.ts';

test('the closure of a script is what it imports, and what that imports, once', () => {
  const imports: Record<string, string[]> = { a: ['b', 'c'], b: ['c'], c: ['a'], d: [] };
  const scripts = { importsOf: (file: string) => imports[file] ?? [], fileOf: (module: string) => module };
  expect(closureOf(scripts, ['a'])).toEqual(['a', 'b', 'c']);
  expect(closureOf(scripts, ['d', 'c'])).toEqual(['d', 'c', 'a', 'b']);
});
