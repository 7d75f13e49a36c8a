import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { fileAnswer } from './file-answer.ts';

const headers = (type: string | null) =>
  new Headers({
    'content-disposition': 'attachment; filename="a.csv"',
    ...(type && { 'content-type': type }),
  });
const file = new Blob(['id\r\n1']);

test.each(['text/csv', 'application/zip', null])(
  '[P5] a file of the type %s is one, with its name',
  (type) => {
    expect(fileAnswer(headers(type), file, 200)).toEqual({ filename: 'a.csv', blob: file });
  },
);

test.each([
  ['text/html', file],
  ['application/json', file],
  ['text/csv', new Blob([])],
  ['text/csv', 'id\r\n1'],
  ['text/csv', undefined],
])('[P5] of the type %s, %o is none', (type, body) => {
  expect(() => fileAnswer(headers(type), body, 203)).toThrow(
    new ApiError({ status: 203, code: 'UNREADABLE_ANSWER' }),
  );
});
