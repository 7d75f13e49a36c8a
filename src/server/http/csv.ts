import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FileReply } from '#contract/endpoint.ts';
import { withoutFormula } from '#contract/formulas.ts';

type Decimal = { amount: number };
type Cell = string | number | Decimal | null;
/** Heading and value of each column. */
export type CsvColumns<T> = Record<string, (row: T) => Cell>;

/** An amount for a table: a number with two decimals. */
export const centsOf = (amount: number): Decimal => ({ amount });
const isDecimal = (cell: object): cell is Decimal => 'amount' in cell && typeof cell.amount === 'number';

async function* cells<T>(columns: CsvColumns<T>, rows: AsyncIterable<T> | Iterable<T>) {
  for await (const row of rows) yield Object.values(columns).map((cell) => cell(row));
}

/**
 * CSV for spreadsheets: UTF-8 with a byte order mark, CRLF. Texts that look like formulas are quoted; numbers stay
 * numbers.
 */
export function csvFile<T>(
  filename: string,
  columns: CsvColumns<T>,
  rows: AsyncIterable<T> | Iterable<T>,
): FileReply {
  const lines = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    record_delimiter: 'windows',
    // A lone line break would also end the row.
    quoted_match: /[\r\n]/,
    cast: { string: withoutFormula, object: (cell) => (isDecimal(cell) ? cell.amount.toFixed(2) : '') },
  });
  // A row that cannot be read aborts the download with an error.
  pipeline(Readable.from(cells(columns, rows)), lines, () => undefined);
  return { filename, type: 'text/csv; charset=utf-8', stream: lines };
}
