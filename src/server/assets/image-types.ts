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

/** The kind of picture by its bytes, not by name or content type; null when it is not accepted. */
export function imageTypeOf(body: Buffer): ImageType | null {
  const found = signatures.find(({ parts }) =>
    parts.every(({ at, bytes }) => body.toString('latin1', at, at + bytes.length) === bytes),
  );
  return found ? { mime: found.mime, extension: found.extension } : null;
}
