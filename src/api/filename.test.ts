import { expect, test } from 'vitest';
import { filenameOf } from './filename.ts';

test.each([
  [null, 'download'],
  ['attachment', 'download'],
  ['attachment; filename=""', 'download'],
  ['attachment; filename="report.csv"', 'report.csv'],
  ['attachment; filename=report.csv; size=7', 'report.csv'],
  ['attachment; filename=" report.csv "', 'report.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename="C:\temp\a.csv"`, 'a.csv'],
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
