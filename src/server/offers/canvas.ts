import { crc32, deflateSync } from 'node:zlib';
import type { Point, Shape } from './shapes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

const linesPerPixel = 4;

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

type Crossing = { x: number; turn: number };

// Where a line crosses the edges of a shape, from the left.
function crossingsAt(shape: Shape, y: number): Crossing[] {
  const found: Crossing[] = [];
  for (const polygon of shape) {
    let from: Point | undefined = polygon.at(-1);
    for (const to of polygon) {
      if (from && from[1] <= y !== to[1] <= y) {
        const x = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
        found.push({ x, turn: to[1] > from[1] ? 1 : -1 });
      }
      from = to;
    }
  }
  return found.toSorted((one, other) => one.x - other.x);
}

// Adds how much of each pixel lies between two places of a line.
function cover(row: Float64Array, from: number, to: number) {
  const [left, right] = [Math.max(0, from), Math.min(row.length, to)];
  for (let x = Math.floor(left); x < right; x += 1) {
    row[x] = (row[x] ?? 0) + Math.max(0, Math.min(right, x + 1) - Math.max(left, x)) / linesPerPixel;
  }
}

function coverLine(row: Float64Array, crossings: readonly Crossing[]) {
  let turns = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (turns === 0) start = x;
    turns += turn;
    if (turns === 0) cover(row, start, x);
  }
}

/** Pixels of three bytes each, row by row; shapes are painted over each other with smooth edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Buffer;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = Buffer.alloc(width * height * 3);
  }

  fill(shape: Shape, colour: Colour, opacity = 1): void {
    const ys = shape.flat().map(([, y]) => y);
    const last = Math.min(this.height, Math.ceil(Math.max(...ys)));
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < last; y += 1) {
      const row = new Float64Array(this.width);
      for (let line = 0; line < linesPerPixel; line += 1) {
        coverLine(row, crossingsAt(shape, y + (line + 0.5) / linesPerPixel));
      }
      this.#paint(y, (x) => (row[x] ?? 0) * opacity, colour);
    }
  }

  /** Across the whole picture, from its upper left corner. */
  ground(from: Colour, to: Colour): void {
    for (let y = 0; y < this.height; y += 1) {
      this.#paint(y, () => 1, from);
      this.#paint(y, (x) => (x / this.width + y / this.height) / 2, to);
    }
  }

  #paint(y: number, shareAt: (x: number) => number, colour: Colour) {
    for (let x = 0; x < this.width; x += 1) {
      const share = Math.min(1, shareAt(x));
      const at = (y * this.width + x) * 3;
      if (share > 0) {
        for (const [index, value] of colour.entries()) {
          const under = this.#pixels[at + index] ?? 0;
          this.#pixels[at + index] = Math.round(under + (value - under) * share);
        }
      }
    }
  }

  toPng(): Buffer {
    const { width, height } = this;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const rows = Buffer.alloc((width * 3 + 1) * height);
    for (let y = 0; y < height; y += 1) {
      this.#pixels.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
    }
    const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
    const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
    return Buffer.concat([signature, ...parts]);
  }
}
