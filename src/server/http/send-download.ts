import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FileReply } from '#contract/endpoint.ts';

const inAscii = (name: string) => name.replaceAll(/[^\w.-]/g, '_');
// RFC 8187 allows fewer characters than `encodeURIComponent` leaves alone.
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );

// The name travels in content-disposition, plain and in UTF-8 (P5).
export function sendDownload({ filename, type, stream }: FileReply) {
  // Node's own stream of the web is the one that Response takes, under another type.
  const body = Readable.toWeb(Readable.from(stream)) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${inAscii(filename)}"; filename*=UTF-8''${encoded(filename)}`,
    },
  });
}
