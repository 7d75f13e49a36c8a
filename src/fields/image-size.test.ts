import { describe, expect, test } from 'vitest';
import { imageSize } from './image-size.ts';

type Bytes = readonly number[];

const sizeOf = (...parts: (string | Bytes)[]) =>
  imageSize(new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part)))));
const high = (value: number, bytes: number): Bytes =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
const low = (value: number, bytes: number): Bytes => high(value, bytes).toReversed();
const none = (count: number): Bytes => Array.from({ length: count }, () => 0);

describe('[F2] the size of a picture', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, ...none(12), ...high(70_000, 4), ...high(66_051, 4)];
  const gif = [...low(258, 2), ...low(772, 2)];
  const bmp = [...none(16), ...low(66_051, 4)];

  test('is in the first bytes of a PNG, GIF or BMP, also a top-down one', async () => {
    expect([
      await sizeOf(png),
      await sizeOf(png.slice(0, -1)),
      await sizeOf('GIF89a', gif),
      await sizeOf('GIF89a', gif.slice(0, -1)),
      await sizeOf('BM', bmp, low(260, 4)),
      await sizeOf('BM', bmp, low(2 ** 32 - 260, 4)),
      await sizeOf('BM', bmp, low(260, 4).slice(0, -1)),
    ]).toEqual([
      { width: 70_000, height: 66_051 },
      null,
      { width: 258, height: 772 },
      null,
      { width: 66_051, height: 260 },
      { width: 66_051, height: 260 },
      null,
    ]);
  });

  const begin = [0xff, 0xd8];
  const segment = (marker: number, length: number) => [0xff, marker, ...high(length, 2), ...none(length - 2)];
  const frame = (marker: number) => [0xff, marker, 0, 17, 8, ...high(772, 2), ...high(258, 2), 3];

  test('is in the frame of a JPEG, after any segments', async () => {
    const markers = Array.from({ length: 16 }, (_, at) => 0xc0 + at);
    const found = await Promise.all(markers.map((marker) => sizeOf(begin, frame(marker), none(40))));
    const isNone = (marker: number) => [0xc4, 0xc8, 0xcc].includes(marker);
    expect(found).toEqual(markers.map((marker) => (isNone(marker) ? null : { width: 258, height: 772 })));
    const size = { width: 258, height: 772 };
    expect([
      await sizeOf(begin, segment(0xe0, 16), segment(0xfe, 300), frame(0xc2)),
      await sizeOf(begin, frame(0xc0).slice(0, -1)),
      await sizeOf(begin, segment(0xe0, 16), [0], frame(0xc0).slice(1), none(40)),
      await sizeOf(begin, [1, 1]),
      await sizeOf(begin, [1]),
    ]).toEqual([size, null, null, null, null]);
  });

  test('is searched for in the first megabyte', async () => {
    const before = Array.from({ length: 16 }, () => segment(0xe1, 65_000)).flat();
    expect([
      await sizeOf(begin, before, frame(0xc0)),
      await sizeOf(begin, before, segment(0xe1, 10_000), frame(0xc0)),
    ]).toEqual([{ width: 258, height: 772 }, null]);
  });

  test.each([
    ['<svg width="10" height="20">', { width: 10, height: 20 }],
    [
      '<?xml version="1.0"?>\n<svg\n  height = "20.5px"\n  width= \' 10.25 \'>',
      { width: 10.25, height: 20.5 },
    ],
    ['<svg width="100%" height="20">', null],
    ['<svg width="10" height="2em">', null],
    ['<svg width="10">', null],
    ['<svg data-width="10" height="20">', null],
    ['<svg><rect width="10" height="20"/>', null],
    ['<svg width="1234567" height="20">', null],
    ['<svg width="123456.123456" height="20">', { width: 123_456.123456, height: 20 }],
    ['<svg width="1." height="20">', null],
    ['<svg width="10" height="1.1234567">', null],
    [`${' '.repeat(4040)}<svg width="10" height="20">`, { width: 10, height: 20 }],
    [`${' '.repeat(4097)}<svg width="10" height="20">`, null],
    ['width="10" height="20"', null],
    ['<p width="10" height="20">', null],
    [' <svg width="10" height="20">', { width: 10, height: 20 }],
    ['a text', null],
    ['abc', null],
    ['', null],
  ])('stands in the root of an SVG: %j', async (text, size) => {
    expect(await sizeOf(text)).toEqual(size);
  });
});
