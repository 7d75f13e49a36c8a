import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSourceLines } from './source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'stack-'));
// Thrown on line 4, called on line 8 of the file above it.
const thrower = `type Amount = number;

export function pay(amount: Amount): never {
  throw new Error(\`no \${amount}\`);
}
`;
const caller = `import { pay } from './thrower.ts';

export function caught(): string {
  const amount = 7;
  const twice = amount * 2;

  try {
    pay(twice);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? '') : '';
  }
}
`;

let stack: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'thrower.ts'), thrower);
  writeFileSync(join(folder, 'caller.ts'), caller);
  await build({
    input: join(folder, 'caller.ts'),
    output: { file: join(folder, 'dist/assets/main-abc123.js'), sourcemap: 'hidden', minify: true },
  });
  const script = pathToFileURL(join(folder, 'dist/assets/main-abc123.js')).href;
  const { caught } = (await import(script)) as { caught: () => string }; // As it is written above.
  const url = new RegExp(`(?:file://)?${folder}/dist/`, 'g');
  stack = caught().split('\n').slice(0, 3).join('\n').replaceAll(url, 'https://portal.test/');
});
afterAll(() => rmSync(folder, { recursive: true }));

const readMap = (script: string) => readFileSync(join(folder, 'dist', `${script}.map`), 'utf8');
const linesIn = (text: string) =>
  [...text.matchAll(/(\w+\.ts):(\d+):\d+/g)].map(([, file, line]) => `${file}:${line}`);

test('[E13] a minified stack becomes the lines that threw and called', () => {
  expect(stack).toMatch(/https:\/\/portal\.test\/assets\/main-abc123\.js:1:\d+/);
  const traced = withSourceLines(stack, readMap);
  expect(linesIn(traced)).toEqual(['thrower.ts:4', 'caller.ts:8']);
  expect(traced).toMatch(/^Error: no 14\n/);
});

test('as Firefox and Safari write it as well', () => {
  const places = [...stack.matchAll(/https:\S+?:\d+:\d+/g)].map(([place]) => place);
  const written = places.map((place, nth) => `f${nth}@${place}`).join('\n');
  expect(linesIn(withSourceLines(written, readMap))).toEqual(['thrower.ts:4', 'caller.ts:8']);
});

test('what has no map stays as it is', () => {
  const others =
    'Error: x\n  at f (https://portal.test/assets/other-1.js:1:20)\n  at https://portal.test/theme.js:1:2';
  expect(withSourceLines(others, () => null)).toBe(others);
  const beyond = 'at f (https://portal.test/assets/main-abc123.js:99:1)';
  expect(withSourceLines(beyond, readMap)).toBe(beyond);
});
