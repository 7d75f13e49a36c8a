import type { Download } from '#contract/endpoint.ts';
import { withoutFormula } from '#contract/formulas.ts';

type Cell = string | number | null;

const special = /[",\r\n]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = withoutFormula(cell);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A CSV file for spreadsheets, in the format of the network: UTF-8 with a byte order mark, CRLF, plain numbers,
 * formulas quoted. Example: `saveFile(csvFile('pivot.csv', [['Offer'], …]))`.
 */
export function csvFile(filename: string, rows: readonly (readonly Cell[])[]): Download {
  const lines = rows.map((row) => `${row.map(written).join(',')}\r\n`);
  return { filename, blob: new Blob(['\ufeff', ...lines], { type: 'text/csv; charset=utf-8' }) };
}
