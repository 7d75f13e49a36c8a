import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { bytesOf, sha256Of } from '#portal/watched/canonical.ts';
import type { Evidence, EvidenceFile } from '#contract/evidence.ts';

/** Reads an Ed25519 key: a PEM, or the path of one. Throws an error with the reason. */
export function readKey(text: string): KeyObject {
  const pem = existsSync(text) ? readFileSync(text, 'utf8') : text;
  if (!pem.includes('PRIVATE KEY')) throw new Error('EVIDENCE_KEY has to be a private key in PEM, or a file');
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('EVIDENCE_KEY has to be an Ed25519 key');
  return key;
}

/** The public key as the page and its file name it. */
export const publicKeyOf = (key: KeyObject): string =>
  Buffer.from(String(createPublicKey(key).export({ format: 'jwk' }).x), 'base64url').toString('base64');

/** Evidence as it travels, signed where there is a key. */
export const sealed = (evidence: Evidence, key: KeyObject | null): EvidenceFile => ({
  evidence,
  digest: sha256Of(evidence),
  signature: key && {
    key: publicKeyOf(key),
    value: sign(null, bytesOf(evidence), key).toString('base64'),
  },
});
