const breaks = /\s*\n\s*|\t/g;
const textOf = (cell: Element) =>
  cell instanceof HTMLElement ? cell.innerText.trim().replace(breaks, ' ') : '';
const isFigureOrText = (cell: Element) => !cell.matches('[data-action], :has(> .checkbox__root)');

/** The rows of a table as they are seen, tab by tab and line by line, for a spreadsheet. */
export function rowsAsText(table: HTMLTableElement): string {
  return [...table.rows]
    .map((row) => [...row.cells].filter(isFigureOrText).map(textOf).join('\t'))
    .join('\n');
}
