import { renderAllRows } from '#ui/tables/use-rendered-rows.ts';
import { figureOrText } from '#contract/formulas.ts';

const breaks = /\s*[\r\n]\s*|\t/g;

/** A text as one cell of copied rows: on one line, no formula. */
export const cellText = (text: string): string => figureOrText(text.trim().replace(breaks, ' '));

const textOf = (cell: Element) => (cell instanceof HTMLElement ? cellText(cell.innerText) : '');
const isFigureOrText = (cell: Element) => !cell.matches('[data-action], :has(> .checkbox__root)');

// The visible rows of a table as tab-separated text, for a spreadsheet.
export function rowsAsText(table: HTMLTableElement): string {
  renderAllRows();
  return [...table.rows]
    .map((row) => [...row.cells].filter(isFigureOrText).map(textOf).join('\t'))
    .join('\n');
}
