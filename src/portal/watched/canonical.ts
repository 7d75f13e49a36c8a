import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, value[key]]),
  );

/** JSON without blanks, keys in the order of their letters, `"(function)"` for a function. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function') return '(function)';
    return isObject(part) ? inOrder(part) : part;
  });

export const bytesOf = (value: unknown): Uint8Array => utf8ToBytes(canonical(value));

// Of a library: a page that is not served securely has no `crypto.subtle`.
export const sha256Of = (value: unknown): string => bytesToHex(sha256(bytesOf(value)));
