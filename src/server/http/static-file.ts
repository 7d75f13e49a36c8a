import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type Encoding, acceptedEncodings } from './accept-encoding.ts';

/** A file in memory, with its compressed bodies. */
export type StaticFile = {
  type: string;
  etag: string;
  cacheControl: string;
  body: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
  /** Of a page with inline styles or scripts. */
  policy?: string;
};

export const forever = 'public, max-age=31536000, immutable';
export const aWeek = 'public, max-age=604800';
export const revalidated = 'no-cache';

export function staticFile(name: string, body: Buffer, cacheControl: string): StaticFile {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type: getMimeType(name) ?? 'application/octet-stream', etag, cacheControl, body, compressed: {} };
}

function smallest(context: Context, { body, compressed }: StaticFile) {
  const accepted = acceptedEncodings(context.req.header('accept-encoding'));
  const encoding = accepted.find((one) => compressed[one]) ?? null;
  return { body: (encoding && compressed[encoding]) ?? body, encoding };
}

// A proxy that compresses makes it weak.
const tagsIn = (header = ''): string[] => header.match(/"[^"]*"/g) ?? [];

/** Answers in the smallest encoding that the caller accepts, or with 304. */
export function sendFile(context: Context, file: StaticFile) {
  const { body, encoding } = smallest(context, file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' });
  // On an unchanged page too, whose policy may be another one by now.
  if (file.policy) headers.set('content-security-policy', file.policy);
  const isUnchanged = tagsIn(context.req.header('if-none-match')).includes(etag);
  if (isUnchanged) return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.length));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
