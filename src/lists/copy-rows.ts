import { renderAllRows } from '#ui/tables/use-rendered-rows.ts';
import { figureOrText } from '#contract/formulas.ts';

const breaks = /\s*[\r\n]\s*|\t/g;

/** A text as one cell of what is copied: in one line, and no formula. */
export const cellText = (text: string): string => figureOrText(text.trim().replace(breaks, ' '));

const textOf = (cell: Element) => (cell instanceof HTMLElement ? cellText(cell.innerText) : '');
const isFigureOrText = (cell: Element) => !cell.matches('[data-action], :has(> .checkbox__root)');

/** The rows of a table as they are seen, tab by tab and line by line, for a spreadsheet. */
export function rowsAsText(table: HTMLTableElement): string {
  renderAllRows();
  return [...table.rows]
    .map((row) => [...row.cells].filter(isFigureOrText).map(textOf).join('\t'))
    .join('\n');
}
