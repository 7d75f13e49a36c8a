import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWith } from './failure-words.ts';
import { createOutgoingCalls } from './outgoing/outgoing-calls.ts';

const said = vi.spyOn(console, 'error');
const exit = vi.spyOn(process, 'exit');
beforeEach(() => {
  said.mockReset().mockReturnValue();
  exit.mockReset().mockReturnValue(undefined as never);
});
afterEach(() => {
  said.mockReset();
  exit.mockReset();
});

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });
const full = failure('could not extend file "base/5/16384": No space left on device', '53100');

async function callsThatFailWith(error: unknown) {
  const claim = async () => {
    throw error;
  };
  const calls = createOutgoingCalls([claim]);
  calls.wake();
  await calls.settled();
  await calls.close();
  return said.mock.calls;
}

test('calls that cannot be claimed on a full disk leave the word to the database', async () => {
  expect(await callsThatFailWith(full)).toEqual([]);
});

test('calls that fail otherwise do so in one line, without the error itself', async () => {
  expect(await callsThatFailWith(failure('syntax error\n  at or near "x"', '42601'))).toEqual([
    ['outgoing calls: Error: syntax error at or near "x" (42601)'],
  ]);
});

class Known extends Error {}

test.each([
  [new Known('The port is taken.'), '\nThe port is taken.\n'],
  [full, `\nThe disk takes nothing more: ${full.message}. Make room and try again.\n`],
  [
    failure('ENOSPC: no space left on device, write', 'ENOSPC'),
    '\nThe disk takes nothing more: ENOSPC: no space left on device, write. Make room and try again.\n',
  ],
])('a command ends with one sentence: %s', (error, words) => {
  endWith([Known])(error);
  expect([said.mock.calls, exit.mock.calls]).toEqual([[[words]], [[1]]]);
});

test('a command that fails for no known reason shows where', () => {
  const error = new TypeError('x is not a function');
  endWith([Known])(error);
  expect(said.mock.calls).toEqual([[error]]);
});
