import { letters, type Role } from './layout.ts';

/** Widths of letters in hundredths of their size, of the portal's own typeface: layouts need no browser. */
const widths: Record<number, string> = {
  19: "'",
  24: 'ij',
  25: '!,.:;I',
  27: ' ()[]|’fl{}',
  30: '`',
  32: '/',
  33: '-',
  36: '"t',
  40: '*',
  42: '_r–',
  46: '\\',
  47: 'sz',
  50: 'L',
  52: '?cgvxy',
  54: 'aekJ',
  56: '0123456789$+<=>FPS^~×hnu',
  58: 'EZobdpqT',
  60: 'RY',
  61: 'B',
  65: 'AKX',
  67: 'UV…',
  69: 'DHN#&',
  71: 'C',
  73: 'G',
  75: '%Ow',
  78: 'Q',
  84: 'mM↑→',
  87: '@',
  97: 'W',
};
const widthOfLetter = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width) / 100] as const),
  ),
);
const unknownLetter = 0.6;

/** How wide a text is, in px. */
export function widthOf(text: string, role: Role): number {
  const ems = Array.from(text, (letter) => widthOfLetter.get(letter) ?? unknownLetter).reduce(
    (sum, width) => sum + width,
    0,
  );
  return Math.ceil(ems * letters[role].size * 10) / 10;
}

/** A text in lines that are at most `limit` px wide, as far as its words allow. */
export function wrapped(text: string, role: Role, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer, role) <= limit) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
