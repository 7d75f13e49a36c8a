import { once } from 'es-toolkit';
import { type Font, openSync } from 'fontkit';
import { typeface } from '../pdf/typeface.ts';
import { Canvas, type Colour } from './canvas.ts';
import { outline, pill } from './shapes.ts';

// `tone` chooses the colours; sizes in pixels.
export type BannerDesign = { width: number; height: number; brand: string; words: string; tone: number };
type Palette = { from: Colour; to: Colour; accent: Colour };
type Line = { text: string; size: number };
type Place = { x: number; y: number; colour: Colour };

const palettes: readonly Palette[] = [
  { from: [11, 28, 61], to: [30, 74, 140], accent: [112, 240, 190] },
  { from: [58, 20, 71], to: [142, 45, 104], accent: [255, 209, 102] },
  { from: [8, 60, 52], to: [20, 120, 92], accent: [255, 224, 130] },
  { from: [110, 38, 14], to: [204, 92, 36], accent: [255, 236, 179] },
  { from: [32, 30, 84], to: [84, 74, 190], accent: [255, 184, 108] },
];
const white: Colour = [255, 255, 255];
const dark: Colour = [17, 24, 39];
const call = 'Learn more';
const lineHeight = 1.16;

const readFont = once((): Font => {
  const font = openSync(typeface.bold);
  if (!('layout' in font)) throw new Error('The typeface is one font');
  return font;
});

function widthOf({ text, size }: Line) {
  const font = readFont();
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

// `y` is the line that letters stand on.
function write(canvas: Canvas, line: Line, at: Place) {
  const font = readFont();
  const scale = line.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line.text);
  let { x } = at;
  for (const [nth, glyph] of glyphs.entries()) {
    const left = x;
    canvas.fill(
      outline(glyph.path.commands, (px, py) => [left + px * scale, at.y - py * scale]),
      at.colour,
    );
    x += (positions[nth]?.xAdvance ?? 0) * scale;
  }
}

function wrap(text: string, size: number, width: number) {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf({ text: longer, size }) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// The words as large as the room allows.
function fit(text: string, room: { width: number; height: number; most: number }) {
  for (let size = room.most; size > 7; size -= 1) {
    const lines = wrap(text, size, room.width);
    const isWide = lines.some((line) => widthOf({ text: line, size }) > room.width);
    if (!isWide && lines.length * size * lineHeight <= room.height) return { lines, size };
  }
  return { lines: [text], size: 7 };
}

function button(canvas: Canvas, at: { x: number; y: number; size: number }, colour: Colour) {
  const line = { text: call, size: at.size };
  const [width, height] = [widthOf(line) + at.size * 1.8, at.size * 2.2];
  canvas.fill(pill({ x: at.x, y: at.y, width, height }), colour);
  write(canvas, line, { x: at.x + at.size * 0.9, y: at.y + at.size * 1.45, colour: dark });
}

const headlineOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function strip(canvas: Canvas, { width, height, brand, words }: BannerDesign, { accent }: Palette) {
  const edge = height * 0.28;
  const size = Math.max(10, height * 0.19);
  const end = width - widthOf({ text: call, size }) - size * 1.8 - edge;
  button(canvas, { x: end, y: height / 2 - size * 1.1, size }, accent);
  const room = { width: end - 2 * edge, height: height * 0.44, most: Math.round(height * 0.34) };
  const name = fit(brand, { ...room, height: height * 0.26, most: Math.round(height * 0.2) });
  write(
    canvas,
    { text: name.lines.join(' '), size: name.size },
    { x: edge, y: height * 0.37, colour: accent },
  );
  const headline = fit(headlineOf(words || brand), { ...room, height: room.most * lineHeight });
  write(
    canvas,
    { text: headline.lines.join(' '), size: headline.size },
    { x: edge, y: height * 0.75, colour: white },
  );
}

function poster(canvas: Canvas, { width, height, brand, words }: BannerDesign, { accent }: Palette) {
  const edge = Math.round(Math.min(width, height) * 0.09);
  const room = width - 2 * edge;
  const name = fit(brand, { width: room, height: height * 0.2, most: 18 });
  for (const [nth, text] of name.lines.entries()) {
    const y = edge + name.size * (0.9 + nth * lineHeight);
    write(canvas, { text, size: name.size }, { x: edge, y, colour: accent });
  }
  const most = Math.round(Math.min(width * 0.19, 40));
  const headline = fit(headlineOf(words || brand), { width: room, height: height * 0.4, most });
  const top = height * 0.3 + headline.size;
  for (const [nth, text] of headline.lines.entries()) {
    const y = top + nth * headline.size * lineHeight;
    write(canvas, { text, size: headline.size }, { x: edge, y, colour: white });
  }
  const size = Math.min(15, Math.round(width * 0.085));
  button(canvas, { x: edge, y: height - edge - size * 2.2, size }, accent);
}

export function drawBanner(design: BannerDesign): Buffer {
  const { width, height, tone } = design;
  const palette = palettes[tone % palettes.length];
  if (!palette) throw new RangeError('A tone is a whole number');
  const canvas = new Canvas(width, height);
  canvas.ground(palette.from, palette.to);
  const across = Math.max(width, height) * 0.7;
  const circle = (size: number, inset: number) =>
    pill({ x: width - size * inset, y: height - size * (inset + 0.05), width: size, height: size });
  canvas.fill(circle(across, 0.55), white, 0.08);
  canvas.fill(circle(across * 0.6, 0.5), palette.accent, 0.22);
  const draw = width > height * 3 ? strip : poster;
  draw(canvas, design, palette);
  return canvas.toPng();
}
