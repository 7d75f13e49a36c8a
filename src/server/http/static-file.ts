import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

type Encoding = 'br' | 'gzip';
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

const accepts = (context: Context, encoding: Encoding) =>
  new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(
    context.req.header('accept-encoding') ?? '',
  );

function smallest(context: Context, { body, compressed }: StaticFile) {
  if (compressed.br && accepts(context, 'br')) return { body: compressed.br, encoding: 'br' };
  if (compressed.gzip && accepts(context, 'gzip')) return { body: compressed.gzip, encoding: 'gzip' };
  return { body, encoding: null };
}

/** Answers in the smallest encoding that the caller accepts, or with 304. */
export function sendFile(context: Context, file: StaticFile) {
  const { body, encoding } = smallest(context, file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' });
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  if (file.policy) headers.set('content-security-policy', file.policy);
  headers.set('content-length', String(body.length));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
