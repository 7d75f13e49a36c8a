import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { filenameOf } from '#api/file-answer.ts';
import { csvFile as portalFile } from '#lists/csv-file.ts';
import { csvFile as networkFile } from '#server/http/csv.ts';
import { sendDownload } from '#server/http/send-download.ts';
import { hostileTexts } from './hostile-texts.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '=\r\n1',
  '"=1',
  ',=1',
  ' =1',
  '\n=1',
  '\u00A0=1',
  '\u200B@SUM(A1)',
  '\uFEFF-1',
  '\u2060\t+1',
];
const figures = [-1, 0, 1.5, -1234.5, 1e21];
const cells = [...formulas, ...hostileTexts.filter((text) => text !== ''), ...figures];

// By RFC 4180.
function cellsOf(csv: string): string[] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n|$)/gy;
  return [...csv.matchAll(cell)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

async function networkText(names: readonly (string | number)[]) {
  const columns = { Name: (name: string | number) => name };
  return new Response(await sendDownload(networkFile('x.csv', columns, names)).arrayBuffer()).text();
}
const portalText = (names: readonly (string | number)[]) =>
  portalFile('x.csv', [['Name'], ...names.map((name) => [name])]).blob.text();

// Without the sign that keeps it a text.
const shown = (cell: string) => cell.replace(/^'/, '');

test.each([
  ['the network', networkText],
  ['the portal', portalText],
])('[P5] in a file of %s no cell is a formula, and each is as it was', async (_, textOf) => {
  const read = cellsOf(await textOf(cells)).slice(1, cells.length + 1);
  const isFormula = (cell: string, index: number) =>
    typeof cells[index] === 'string' && /^[\s\u200B\u2060\uFEFF]*[=+\-@＝＋－＠]/.test(cell);
  expect(read.filter(isFormula)).toEqual([]);
  const differing = read.filter((cell, index) => shown(cell) !== shown(String(cells[index]).toWellFormed()));
  expect(differing).toEqual([]);
  expect(read).toHaveLength(cells.length);
});

const sent = (filename: string) =>
  filenameOf(sendDownload({ filename, type: 'text/plain', stream: Readable.from([]) }).headers);

test.each([
  ['offers.csv', 'offers.csv'],
  ['Angebote – März.csv', 'Angebote – März.csv'],
  ["o'ffers (1)*.csv", "o'ffers (1)*.csv"],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['a"; filename="b.exe', 'a"; filename="b.exe'],
  ['report.csv\r\nset-cookie: a=b', 'report.csvset-cookie: a=b'],
  ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
  ['\u0000.csv', '.csv'],
  ['', 'download'],
])('[P5] the file %j is saved as %j', (filename, saved) => {
  expect(sent(filename)).toBe(saved);
});

test('[P5] no text makes a file name that is a path, or a header that is none', () => {
  const names = hostileTexts.map(sent);
  expect(names.filter((name) => name === '' || /[/\\\p{Cc}\p{Cf}]/u.test(name))).toEqual([]);
});
