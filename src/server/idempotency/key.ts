import { createHash, createHmac } from 'node:crypto';
import { refuse } from '../http/refusal.ts';

// A string of RFC 9651 as in draft-ietf-httpapi-idempotency-key-header, or the bare word that many clients send.
const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"$/;
const bare = /^[\w.~:/+-]{1,255}$/;

/** The key of a request, if it has one. Refuses with IDEMPOTENCY_KEY_MALFORMED. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = quoted.exec(header)?.[1] ?? bare.exec(header)?.[0];
  if (key === undefined) throw refuse('IDEMPOTENCY_KEY_MALFORMED');
  return key;
}

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const bytes = Buffer.from(await value.arrayBuffer());
    return createHash('sha256').update(bytes).digest('hex');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await plain(inner)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Tells requests apart. Keyed by what is not stored, so that nobody guesses a password from it. */
export async function fingerprintOf(key: string, call: string, request: unknown) {
  const text = JSON.stringify([call, await plain(request)]);
  return createHmac('sha256', key).update(text).digest('hex');
}
