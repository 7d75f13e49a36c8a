import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Difference = {
  /** Differing pixels; those that one picture lacks count as well. */
  pixels: number;
  /** The new picture, pale, with these pixels in red; null when there are none. */
  image: Buffer | null;
};

// Pads with transparent pixels on the right and below.
function enlarged(picture: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Pixel by pixel, without tolerance. */
export function comparePictures(before: Buffer, after: Buffer): Difference {
  if (before.equals(after)) return { pixels: 0, image: null };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const image = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const [left, right] = [enlarged(one, width, height), enlarged(other, width, height)];
  const pixels = pixelmatch(left.data, right.data, image.data, width, height, options);
  return { pixels, image: pixels > 0 ? PNG.sync.write(image) : null };
}
