import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesOf, sha256Of } from '#portal/watched/canonical.ts';

// The library brings no hash of its own.
hashes.sha512 = sha512;

const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Whether a signature is that of the canonical JSON of a value. */
export function isSigned(value: unknown, signature: { key: string; value: string }): boolean {
  try {
    return verify(bytesIn(signature.value), bytesOf(value), bytesIn(signature.key));
  } catch {
    // No base64, or no point of the curve.
    return false;
  }
}

/** A key as people compare it: the first 16 digits of its hash. */
export const fingerprintOf = (key: string): string =>
  (sha256Of(key).slice(0, 16).match(/.{4}/g) ?? []).join(' ');
