import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filenameOf } from '#api/file-answer.ts';
import { csvFile } from '#lists/csv-file.ts';
import { holds, patience } from './holds.ts';
import { anyText } from './samples.ts';

/** A table as RFC 4180 reads it. */
function readCsv(text: string): string[][] {
  const rows = [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n])*)(,|\r\n)/g)].map(([, cell = '', end]) => ({
    cell: cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    isLast: end === '\r\n',
  }));
  const table: string[][] = [[]];
  for (const { cell, isLast } of rows) {
    table.at(-1)?.push(cell);
    if (isLast) table.push([]);
  }
  return table.slice(0, -1);
}
const line = fc.string({ unit: 'grapheme-ascii' });
const textIn = async (blob: Blob) => new TextDecoder().decode(await blob.arrayBuffer());

describe('files', { timeout: patience }, () => {
  const cell = fc.oneof(
    anyText,
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ','), anyText)
      .map((parts) => parts.join('')),
  );

  test('[P5] a table comes back cell by cell, and none of its texts is a formula', () =>
    holds(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 }),
        async (rows) => {
          const read = readCsv(await textIn(csvFile('samples.csv', rows).blob));
          const marked = rows.map((row, at) =>
            row.map((text, nth) => (read[at]?.[nth] === `'${text}` ? `'${text}` : text)),
          );
          expect(read).toEqual(marked);
          expect(read.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
          expect(
            rows.flat().filter((text, nth) => /^[\p{L}\p{N}]/u.test(text) && read.flat()[nth] !== text),
          ).toEqual([]);
        },
      ),
    ));

  test('[P5] a number stays a number', () =>
    holds(
      fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (number) => {
        const [[cellOfNumber = ''] = []] = readCsv(
          await textIn(csvFile('samples.csv', [[number, null]]).blob),
        );
        expect(Number(cellOfNumber)).toBe(number + 0);
      }),
    ));

  test('[P5] a file that is saved has a name, and no path', () =>
    holds(
      fc.property(line, fc.constantFrom('filename=', "filename*=UTF-8''", 'filename="'), (name, how) => {
        const saved = filenameOf(new Headers({ 'content-disposition': `attachment; ${how}${name}` }));
        expect([saved === '', /[/\\]/.test(saved)]).toEqual([false, false]);
      }),
    ));

  test('[P5] a name in any letters arrives', () =>
    holds(
      fc.property(anyText, (name) => {
        fc.pre(name.trim() === name && name !== '' && !/[/\\\p{Cc}\p{Cf}]/u.test(name));
        const written = encodeURIComponent(name);
        expect(
          filenameOf(new Headers({ 'content-disposition': `attachment; filename*=UTF-8''${written}` })),
        ).toBe(name);
      }),
    ));
});
