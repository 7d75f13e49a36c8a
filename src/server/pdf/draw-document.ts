import type { Content, Party } from './content.ts';
import { drawFacts, drawTable } from './draw-table.ts';
import { colours, finishPages, margin, openSheet, type Sheet } from './sheet.ts';
import { words } from './words.ts';

const between = 24;

// Side by side, each as high as its lines.
function drawParties({ doc, write, width: whole }: Sheet, parties: readonly Party[]) {
  const top = doc.y;
  const width = (whole - between * (parties.length - 1)) / parties.length;
  const ends = parties.map(({ role, lines }, index) => {
    const place = { x: margin + index * (width + between), width };
    write('H2', role, { size: 9, colour: colours.muted, gap: 3, ...place, y: top });
    for (const [nth, line] of lines.entries()) write('P', line, { isBold: nth === 0, ...place });
    return doc.y;
  });
  doc.y = Math.max(top, ...ends);
  doc.moveDown(1.5);
}

/** Draws a document and ends it; its bytes are read from what is returned. */
export function drawDocument(content: Content) {
  const { locale, title, parties, facts, tables, notes } = content;
  const sheet = openSheet(content);
  const { doc, structure, write } = sheet;
  write('H1', title, { size: 20, isBold: true });
  doc.moveDown(1);
  drawParties(sheet, parties);
  drawFacts(sheet, facts);
  for (const table of tables) drawTable(sheet, table);
  for (const note of notes) write('P', note, { gap: 4 });
  if (!sheet.isWhole()) write('P', words[locale].unprintable, { size: 8, colour: colours.muted });
  structure.end();
  finishPages(sheet, content);
  doc.end();
  return doc;
}
