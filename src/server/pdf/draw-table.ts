import type { Column, Table } from './content.ts';
import { bodySize, colours, margin, type Sheet } from './sheet.ts';

type Cell = PDFKit.Mixins.CellOptions & { scope?: 'row' | 'column' };
// The types of pdfkit leave out its tags.
type Tagged = PDFKit.Mixins.TableOptionsWithData & { structParent: Sheet['structure'] };

const figureWidth = 110;
const bold = { src: 'bold', size: bodySize };
const noBorder = { top: 0, right: 0, bottom: 0, left: 0 };

const aligned = (column: Column | undefined): Cell => ({
  align: { x: column?.isFigure ? 'right' : 'left', y: 'top' },
});

function rowsOf({ columns, rows, sums }: Table, print: Sheet['print']): Cell[][] {
  const head = columns.map((column): Cell => ({
    ...aligned(column),
    text: print(column.head),
    type: 'TH',
    scope: 'column',
    textColor: colours.muted,
  }));
  const body = rows.map((row) =>
    row.map((text, index): Cell => ({ ...aligned(columns[index]), text: print(text) })),
  );
  const below = sums.map(([label, figure], index): Cell[] => {
    const font = index === sums.length - 1 ? { font: bold } : {};
    const sum: Cell = { ...font, align: { x: 'right', y: 'top' } };
    return [
      { ...sum, text: print(label), type: 'TH', scope: 'row', colSpan: columns.length - 1 },
      { ...sum, text: print(figure) },
    ];
  });
  return [head, ...body, ...below];
}

function draw({ doc, structure, width }: Sheet, data: Cell[][], columnStyles: (number | string)[]) {
  const options: Tagged = {
    data,
    structParent: structure,
    position: { x: margin, y: doc.y },
    maxWidth: width,
    columnStyles,
    defaultStyle: {
      border: { ...noBorder, bottom: 0.5 },
      borderColor: { bottom: colours.line },
      padding: { top: 5, right: 0, bottom: 5, left: 0 },
      textColor: colours.text,
    },
  };
  doc.table(options);
}

/** A table with its caption, figures on the right, sums below. */
export function drawTable(sheet: Sheet, table: Table) {
  const { doc, print, set, write } = sheet;
  if (table.caption !== undefined) write('H2', table.caption, { size: 11, isBold: true, gap: 4 });
  set({});
  const columnStyles = table.columns.map(({ isFigure }) => (isFigure ? figureWidth : '*'));
  draw(sheet, rowsOf(table, print), columnStyles);
  doc.moveDown(1.5);
}

/** Terms and their values, side by side. */
export function drawFacts(sheet: Sheet, facts: readonly (readonly [term: string, value: string])[]) {
  const { doc, print, set } = sheet;
  set({});
  const rows = facts.map(([term, value]): Cell[] => [
    { text: print(term), type: 'TH', scope: 'row', textColor: colours.muted },
    { text: print(value) },
  ]);
  if (rows.length > 0) draw(sheet, rows, [160, '*']);
  doc.moveDown(1.5);
}
