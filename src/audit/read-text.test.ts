import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];

test('[M3] a file is read as a text, with or without a mark at its beginning; a picture and an archive are none', async () => {
  const read = (...parts: BlobPart[]) => readText(new Blob(parts));
  expect(await read('{"portal":"Zürich"}')).toBe('{"portal":"Zürich"}');
  expect(await read(new Uint8Array([0xef, 0xbb, 0xbf]), '{}')).toBe('{}');
  expect(await read('')).toBe('');
  expect(await read(new Uint8Array(png))).toBe(null);
  expect(await read('PK\u0003\u0004\0\0')).toBe(null);
});
