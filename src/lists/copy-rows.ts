import { withAllColumns } from '#ui/tables/use-folded.ts';
import { renderAllRows } from '#ui/tables/use-rendered-rows.ts';
import { figureOrText } from '#contract/formulas.ts';

const breaks = /\s*[\r\n]\s*|\t/g;

/** A text as one cell of copied rows: on one line, no formula. */
export const cellText = (text: string): string => figureOrText(text.trim().replace(breaks, ' '));

const textOf = (part: HTMLElement) => cellText(part.dataset['copyText'] ?? part.innerText);
const isFigureOrText = (cell: HTMLElement) => !cell.matches('[data-action], :has(> .checkbox__root)');

/** The parts of a cell by the heads of their columns; '' is that of the cell itself. */
function partsOf(cell: HTMLElement): Map<string, string> {
  const marked = [...cell.querySelectorAll<HTMLElement>('[data-copy]:not([data-aside] *)')];
  const parts = marked.map((part) => [part.dataset['copy'] ?? '', textOf(part)] as const);
  return new Map(parts.length > 0 ? parts : [['', textOf(cell)]]);
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
