import type { Download } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { filenameOf } from './filename.ts';

/** A download (P5); nothing, a web page or JSON is what another server answers in its place, and no file. */
export function fileAnswer(headers: Headers, body: unknown, status: number): Download {
  const isOther = /html|json/.test(headers.get('content-type') ?? '');
  if (isOther || !(body instanceof Blob) || body.size === 0) {
    throw new ApiError({ status, code: 'UNREADABLE_ANSWER' });
  }
  return { filename: filenameOf(headers), blob: body };
}
