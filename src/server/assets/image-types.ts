import { imageSize } from 'image-size';

/** An accepted kind of picture, by its first bytes. */
export type ImageType = { mime: string; extension: string };

type Signature = ImageType & { parts: readonly { at: number; bytes: string }[] };

const signatures: readonly Signature[] = [
  { mime: 'image/png', extension: 'png', parts: [{ at: 0, bytes: '\u0089PNG\r\n\u001A\n' }] },
  { mime: 'image/jpeg', extension: 'jpg', parts: [{ at: 0, bytes: '\u00FF\u00D8\u00FF' }] },
  { mime: 'image/gif', extension: 'gif', parts: [{ at: 0, bytes: 'GIF87a' }] },
  { mime: 'image/gif', extension: 'gif', parts: [{ at: 0, bytes: 'GIF89a' }] },
  {
    mime: 'image/webp',
    extension: 'webp',
    parts: [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'WEBP' },
    ],
  },
];

// A few KB can be a picture whose decoding takes gigabytes in every browser that shows it.
const mostPixels = 50_000_000;

function isShowable(body: Buffer) {
  try {
    const { width, height } = imageSize(body);
    return width > 0 && height > 0 && width * height <= mostPixels;
  } catch {
    return false;
  }
}

/**
 * The kind of picture by its bytes, not by name or content type; null when it is not accepted, is damaged, or has more
 * than 50 million pixels.
 */
export function imageTypeOf(body: Buffer): ImageType | null {
  const found = signatures.find(({ parts }) =>
    parts.every(({ at, bytes }) => body.toString('latin1', at, at + bytes.length) === bytes),
  );
  return found && isShowable(body) ? { mime: found.mime, extension: found.extension } : null;
}
