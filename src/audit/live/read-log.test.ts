import { describe, expect, test } from 'vitest';
import { logText } from './log-file.ts';
import { readLog } from './read-log.ts';
import { entry, log } from './sample-log.ts';

const logOf = (text: string) => readLog(text).log;

describe('a log as a file', () => {
  test('[M3] is read as it was written', () => {
    expect(logOf(logText(log))).toEqual(log);
    expect(logOf(`\uFEFF${logText(log)}`)).toEqual(log);
  });

  test('[M3] is numbered without a gap; a cause that it does not hold is 0', () => {
    const entries = [
      entry(9, 'session', { cause: 4 }),
      entry(4, 'navigation', { cause: 3 }),
      entry(12, 'terms', { cause: null }),
    ];
    const written = logOf(logText({ ...log, entries }))?.entries;
    expect(written?.map(({ seq, cause, chart }) => [seq, cause, chart])).toEqual([
      [2, 1, 'session'],
      [1, 0, 'navigation'],
      [3, null, 'terms'],
    ]);
  });

  test.each<[text: string, fault: object | null]>([
    ['no JSON', null],
    ['3', { entry: null, field: '', expected: 'object', found: '3' }],
    ['{"portal":"one","shadow":null}', { entry: null, field: 'entries', expected: 'array', found: null }],
    [
      JSON.stringify({ ...log, entries: [...log.entries, { ...entry(3, 'terms'), took: null }] }),
      { entry: 3, field: 'took', expected: 'array', found: 'null' },
    ],
    [
      JSON.stringify({ ...log, entries: [7, ...log.entries] }),
      { entry: 1, field: '', expected: 'object', found: '7' },
    ],
    [
      JSON.stringify({ ...log, entries: [{ ...entry(3, 'terms'), seq: 40.5 }] }),
      { entry: 1, field: 'seq', expected: 'int', found: '40.5' },
    ],
    [
      JSON.stringify({ ...log, entries: [{ ...entry(3, 'terms'), cause: 0.5 }] }),
      { entry: 1, field: 'cause', expected: 'int', found: '0.5' },
    ],
    [
      JSON.stringify({ ...log, entries: [{ ...entry(3, 'terms'), seq: 2 ** 60 }] }),
      { entry: 1, field: 'seq', expected: 'int', found: String(2 ** 60) },
    ],
  ])('[M3] is refused for what is wrong with it: %s', (text, fault) => {
    expect(readLog(text)).toEqual({ log: null, fault, at: null });
  });

  test.each([
    ['{"portal":"one",\n "shadow":null,\n "entries":[1 2]}', { line: 3, column: 15 }],
    ['{"portal":"one","shadow":null,\n"entries":[{"seq":1', { line: 2, column: 20 }],
    ['\uFEFF{"portal":"one"', { line: 1, column: 16 }],
    ['{\n', { line: 2, column: 1 }],
  ])('[M3] is no JSON from a line and column on: %s', (text, at) => {
    expect(readLog(text)).toEqual({ log: null, fault: null, at });
  });

  test('[E13] holds nothing but entries', () => {
    const leaking = { ...log, token: 'secret', entries: [{ ...entry(1, 'session'), output: 'secret' }] };
    expect(logText(leaking)).not.toContain('secret');
    expect(JSON.stringify(logOf(JSON.stringify(leaking)))).not.toContain('secret');
  });

  test('[M3] is refused when it is none', () => {
    expect([logOf('no JSON'), logOf('{}'), logOf('{"portal":"one","shadow":null,"entries":[1]}')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('[M3] names each key that no portal writes, with its first entry and how many have it', () => {
    const keysOf = (file: object) => {
      const read = readLog(JSON.stringify(file));
      return read.log && read.unknownKeys;
    };
    const [first, second] = log.entries;
    const guards = [{ name: 'isOpen', holds: true, by: 'hand' }];
    expect(keysOf(log)).toEqual([]);
    expect(
      keysOf({
        ...log,
        comment: 'checked',
        shadow: { operator: 7, partner: 12, name: 'Ann' },
        entries: [
          { ...first, note: 'mine', guards },
          { ...second, note: 'mine' },
        ],
      }),
    ).toEqual([
      { key: 'note', seq: 2, count: 2 },
      { key: 'guards.by', seq: 2, count: 1 },
      { key: 'comment', seq: null, count: 1 },
      { key: 'shadow.name', seq: null, count: 1 },
    ]);
  });
});
