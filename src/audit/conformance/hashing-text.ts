import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const atOnce = 65_536;
const isFirstHalf = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at));

/** SHA-256 of a text as `sha256sum` says it of a file, bit by bit; gives the share that is done. */
export function* hashingText(text: string): Generator<number, string> {
  const hash = sha256.create();
  let from = 0;
  while (from < text.length) {
    yield from / text.length;
    const to = from + atOnce;
    // A letter of two halves stays whole.
    const end = isFirstHalf(text, to - 1) ? to + 1 : to;
    hash.update(utf8ToBytes(text.slice(from, end)));
    from = end;
  }
  return bytesToHex(hash.digest());
}
