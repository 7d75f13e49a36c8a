import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

type Colour = readonly [red: number, green: number, blue: number];

function picture(rows: readonly (readonly Colour[])[]): Buffer {
  const png = new PNG({ width: rows[0]?.length ?? 0, height: rows.length });
  png.data.set(rows.flat().flatMap((colour) => [...colour, 255]));
  return PNG.sync.write(png);
}

const white: Colour = [255, 255, 255];
const nearlyWhite: Colour = [255, 255, 254];

test('the same picture has no difference', () => {
  const same = picture([[white, nearlyWhite]]);
  expect(comparePictures(same, Buffer.from(same))).toEqual({ pixels: 0, image: null });
});

test('one step of one colour of one pixel counts, and is shown in red', () => {
  const { pixels, image } = comparePictures(picture([[white, white]]), picture([[white, nearlyWhite]]));
  expect(pixels).toBe(1);
  expect([...PNG.sync.read(image ?? Buffer.alloc(0)).data.subarray(4, 8)]).toEqual([255, 0, 0, 255]);
});

test('a longer page differs by what it has more', () => {
  const { pixels } = comparePictures(
    picture([[white, white]]),
    picture([
      [white, white],
      [white, white],
    ]),
  );
  expect(pixels).toBe(2);
});
