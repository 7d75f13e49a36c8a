import { parse } from 'content-disposition';
import type { Download } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';

// Control characters, and those that reverse what follows: `gpj.exe` reads as `exe.jpg`.
const unseen = /[\p{Cc}\p{Cf}]/gu;

// Browsers read raw bytes as ISO-8859-1, although they may be UTF-8.
function decoded(name: string): string {
  if (/[^\0-\xff]/.test(name)) return name;
  const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return name;
  }
}

// The name of content-disposition (RFC 6266) without a path, else 'download' (P5).
export function filenameOf(headers: Headers): string {
  const { parameters } = parse(headers.get('content-disposition') ?? '');
  const name = decoded(parameters['filename'] ?? '').replaceAll(unseen, '');
  return name.split(/[/\\]/).at(-1)?.trim() || 'download';
}

// Other servers answer a missing file with nothing, a web page or JSON (P5).
export function fileAnswer(headers: Headers, body: unknown, status: number): Download {
  const isOther = /html|json/.test(headers.get('content-type') ?? '');
  if (isOther || !(body instanceof Blob) || body.size === 0) {
    throw new ApiError({ status, code: 'UNREADABLE_ANSWER' });
  }
  return { filename: filenameOf(headers), blob: body };
}
