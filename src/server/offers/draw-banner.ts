import { crc32, deflateSync } from 'node:zlib';
import { glyphHeight, glyphWidth, hasDot, plainText } from './pixel-font.ts';

// `tone` chooses the ground; sizes in pixels.
export type BannerDesign = { width: number; height: number; brand: string; words: string; tone: number };
type Colour = readonly [red: number, green: number, blue: number];

const grounds: readonly Colour[] = [
  [29, 58, 95],
  [91, 42, 75],
  [31, 77, 58],
  [107, 61, 22],
  [51, 52, 107],
];
const white: Colour = [255, 255, 255];
const advance = glyphWidth + 1;
const lineHeight = glyphHeight + 3;
const largestScale = 4.5;

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

// Pixels of three bytes each, row by row.
function encodePng(pixels: Buffer, width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    pixels.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
  }
  const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function wrap(text: string, most: number) {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Layout = { lines: string[]; scale: number };

// Breaks the words so that they are as large as the banner allows; the brand has its own lines.
function layoutOf({ width, height, brand, words }: BannerDesign): Layout {
  let best: Layout = { lines: [], scale: 0 };
  for (let most = 5; most <= 50; most += 1) {
    const lines = [...wrap(plainText(brand), most), ...wrap(plainText(words), most)];
    const longest = Math.max(...lines.map((line) => line.length));
    const fitting = Math.min(
      (0.88 * width) / (longest * advance),
      (0.8 * height) / (lines.length * lineHeight),
      largestScale,
    );
    if (fitting > best.scale) best = { lines, scale: fitting };
  }
  return best;
}

// A letter's dots, grown together and rounded.
function coverage(letter: string, x: number, y: number) {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, below] = [x - 0.5 - left, y - 0.5 - top];
  const dot = (dx: number, dy: number) => (hasDot(letter, left + dx, top + dy) ? 1 : 0);
  const upper = dot(0, 0) * (1 - right) + dot(1, 0) * right;
  const lower = dot(0, 1) * (1 - right) + dot(1, 1) * right;
  return upper * (1 - below) + lower * below;
}

// From 0 to 1.
function inkAt({ lines, scale }: Layout, { width, height }: BannerDesign, at: { x: number; y: number }) {
  const top = (height - lines.length * lineHeight * scale) / 2;
  const row = Math.floor((at.y - top) / (lineHeight * scale));
  const line = lines[row];
  if (line === undefined) return 0;
  const left = (width - (line.length * advance - 1) * scale) / 2;
  const place = Math.floor((at.x - left) / (advance * scale));
  const letter = line[place];
  if (letter === undefined) return 0;
  const x = (at.x - left) / scale - place * advance;
  const y = (at.y - top) / scale - row * lineHeight - 1;
  const sharpness = Math.max(1, scale);
  return Math.min(1, Math.max(0, (coverage(letter, x, y) - 0.44) * sharpness + 0.5));
}

const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

export function drawBanner(design: BannerDesign) {
  const { width, height, tone } = design;
  const ground = grounds[tone % grounds.length] ?? white;
  const layout = layoutOf(design);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const shade = 1 - (0.35 * y) / height;
    for (let x = 0; x < width; x += 1) {
      const ink = inkAt(layout, design, { x: x + 0.5, y: y + 0.5 });
      for (const [index, value] of ground.entries()) {
        pixels[(y * width + x) * 3 + index] = mix(value * shade, white[index] ?? 255, ink);
      }
    }
  }
  return encodePng(pixels, width, height);
}
