import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { fileAnswer, filenameOf } from './file-answer.ts';

const headers = (type: string | null) =>
  new Headers({
    'content-disposition': 'attachment; filename="a.csv"',
    ...(type && { 'content-type': type }),
  });
const asBytes = (name: string, encoding: 'latin1' | 'utf8') => Buffer.from(name, encoding).toString('latin1');
const file = new Blob(['id\r\n1']);

test.each(['text/csv', 'application/zip', null])(
  '[P5.a] a file of the type %s is one, with its name',
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

test.each([
  [null, 'download'],
  ['attachment', 'download'],
  ['attachment; filename=""', 'download'],
  ['attachment; filename="report.csv"', 'report.csv'],
  ['attachment; filename=report.csv; size=7', 'report.csv'],
  ['attachment; filename=" report.csv "', 'report.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename="C:\\temp\\a.csv"`, 'a.csv'],
  ['attachment; filename="a;b.csv"', 'a;b.csv'],
  [String.raw`attachment; filename="the \"best\" of.csv"`, 'the "best" of.csv'],
  ["attachment; filename*=UTF-8'en'rates%20%E2%82%AC.csv", 'rates €.csv'],
  ["attachment; filename*=ISO-8859-1''%DCbersicht.csv", 'Übersicht.csv'],
  // Bytes as they came: a browser reads a header byte by byte.
  [`attachment; filename="${asBytes('Übersicht für März.csv', 'latin1')}"`, 'Übersicht für März.csv'],
  [`attachment; filename=${asBytes('Übersicht.csv', 'latin1')}`, 'Übersicht.csv'],
  [`attachment; filename="${asBytes('Übersicht €.csv', 'utf8')}"`, 'Übersicht €.csv'],
  ['attachment; xfilename="other.csv"', 'download'],
  ['attachment; xfilename="other.csv"; filename="own.csv"', 'own.csv'],
  ['attachment; name="filename=other.csv"; filename=own.csv', 'own.csv'],
  ['attachment; filename = "own.csv" ; size=7', 'own.csv'],
  ['attachment; filename*=KOI8-R\'\'a.csv; filename="plain.csv"', 'plain.csv'],
  ['attachment; filename="a/"', 'download'],
  ['attachment; filename="plain.csv"; filename*=UTF-8\'\'%C3%9Cbersicht.csv', 'Übersicht.csv'],
  ['attachment; FILENAME*=utf-8\'\'a%20b.csv; FILENAME="c.csv"', 'a b.csv'],
  ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="plain.csv"', 'plain.csv'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'download'],
  ["attachment; filename*=UTF-8''exe%E2%80%AEgpj.exe", 'exegpj.exe'],
])('[P5] %j names its file %j', (disposition, name) => {
  expect(filenameOf(new Headers(disposition === null ? {} : { 'content-disposition': disposition }))).toBe(
    name,
  );
});
