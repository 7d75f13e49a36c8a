import { withAllColumns } from '#ui/tables/use-folded.ts';
import { renderAllRows } from '#ui/tables/use-rendered-rows.ts';
import { figureOrText } from '#contract/formulas.ts';

const breaks = /\s*[\r\n]\s*|\t|\u00a0(?=[–—] )/g;

/** A text as one cell of copied rows: on one line, no formula. */
export const cellText = (text: string): string => figureOrText(text.trim().replace(breaks, ' '));

const isFigureOrText = (cell: HTMLElement) => !cell.matches('[data-action], [data-tick]');

/** The parts of a cell by the heads of their columns; '' is that of the cell itself. */
function partsOf(cell: HTMLElement): Map<string, string> {
  const { copied } = cell.dataset;
  const parts =
    copied === undefined ? { '': cell.innerText } : (JSON.parse(copied) as Record<string, string>);
  return new Map(Object.entries(parts).map(([head, text]) => [head, cellText(text)]));
}

/** The rows of a table as tab-separated text for a spreadsheet, where a cell of several parts is as many columns. */
export function rowsAsText(table: HTMLTableElement): string {
  renderAllRows();
  const read = () => [...table.rows].map((row) => [...row.cells].filter(isFigureOrText).map(partsOf));
  const [head = [], ...rows] = withAllColumns(table.parentElement ?? table, read);
  const columns = head.flatMap((name, nth) => {
    const parts = new Set(['', ...rows.flatMap((row) => [...(row[nth]?.keys() ?? [])])]);
    return [...parts].map((part) => ({ nth, part, head: part === '' ? (name.get('') ?? '') : part }));
  });
  const lines = rows.map((row) => columns.map(({ nth, part }) => row[nth]?.get(part) ?? ''));
  return [columns.map((column) => column.head), ...lines].map((cells) => cells.join('\t')).join('\n');
}
