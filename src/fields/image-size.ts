type Size = { width: number; height: number };

const text = (view: DataView, start: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, start, length));

// JPEG frame markers that hold the size.
const startOfFrame = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

function sizeOfJpeg(view: DataView): Size | null {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    if (startOfFrame.has(view.getUint8(at + 1))) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const attribute = (tag: string, name: string) =>
  Number(new RegExp(String.raw`\s${name}\s*=\s*["']\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*["']`).exec(tag)?.[1]);

// The <svg> root is within the first characters; without a size in pixels it has none.
function sizeOfSvg(view: DataView): Size | null {
  const head = text(view, 0, Math.min(view.byteLength, 4096));
  const start = head.indexOf('<svg');
  const tag = head.slice(start, head.indexOf('>', start));
  const size = { width: attribute(tag, 'width'), height: attribute(tag, 'height') };
  return Number.isNaN(size.width) || Number.isNaN(size.height) ? null : size;
}

// By magic bytes, not by file name.
const kinds: readonly { begins: string; least: number; sizeOf: (view: DataView) => Size | null }[] = [
  {
    begins: '\u0089PNG',
    least: 24,
    sizeOf: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  },
  {
    begins: 'GIF8',
    least: 10,
    sizeOf: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  },
  {
    begins: 'BM',
    least: 26,
    sizeOf: (view) => ({ width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }),
  },
  { begins: '\u00ff\u00d8', least: 4, sizeOf: sizeOfJpeg },
  { begins: '', least: 4, sizeOf: sizeOfSvg },
];

const enough = 1024 * 1024;

// Width and height in pixels, read from the first bytes without decoding; null if it is no picture.
export async function imageSize(file: Blob): Promise<Size | null> {
  const view = new DataView(await file.slice(0, enough).arrayBuffer());
  const kind = kinds.find(
    ({ begins, least }) => view.byteLength >= least && text(view, 0, begins.length) === begins,
  );
  return kind?.sizeOf(view) ?? null;
}
