import PdfDocument from 'pdfkit';
import type { Content } from './content.ts';
import { createPrinter, typeface } from './typeface.ts';
import { words } from './words.ts';

export const margin = 56;
export const colours = { text: '#1f2328', muted: '#5c6570', line: '#c9ced4' };
export const bodySize = 10;

type Style = { size?: number; isBold?: boolean; colour?: string };
/** `gap` is below a paragraph. */
type Manner = Style & { gap?: number; x?: number; y?: number; width?: number };

/** A document whose content is tagged for screen readers, drawn from the top. */
export function openSheet({ locale, title, createdAt }: Content) {
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    font: typeface.regular,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt },
  });
  doc.registerFont('regular', typeface.regular);
  doc.registerFont('bold', typeface.bold);
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  const { print, isWhole } = createPrinter();
  const set = ({ size = bodySize, isBold = false, colour = colours.text }: Style) =>
    doc.font(isBold ? 'bold' : 'regular', size).fillColor(colour);

  return {
    doc,
    structure,
    print,
    isWhole,
    set,
    width: doc.page.width - 2 * margin,
    /** A line or paragraph with its tag. */
    write: (tag: string, text: string, { gap = 0, x = margin, y, width, ...style }: Manner = {}) => {
      set(style).text(print(text), x, y ?? doc.y, {
        paragraphGap: gap,
        structParent: structure,
        structType: tag,
        ...(width !== undefined && { width }),
      });
    },
  };
}
export type Sheet = ReturnType<typeof openSheet>;

/** What stands on every page beside its content; screen readers leave it out. */
export function finishPages({ doc, set, print }: Sheet, { locale, stamp }: Content) {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const { width, height } = doc.page;
    doc.markContent('Artifact', { type: 'Pagination' });
    const number = words[locale].page(page + 1, count);
    set({ size: 8, colour: colours.muted });
    doc.text(number, width - margin - doc.widthOfString(number), height - margin / 2, { lineBreak: false });
    if (stamp) drawStamp(doc, set, print(stamp));
    doc.endMarkedContent();
  }
}

function drawStamp(doc: Sheet['doc'], set: Sheet['set'], text: string) {
  const { width, height } = doc.page;
  set({ size: 96, isBold: true, colour: colours.muted });
  doc
    .save()
    .fillOpacity(0.12)
    .rotate(-50, { origin: [width / 2, height / 2] });
  doc.text(text, (width - doc.widthOfString(text)) / 2, height / 2 - 60, { lineBreak: false });
  doc.restore();
}
