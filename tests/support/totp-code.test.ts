import { expect, test } from 'vitest';
import { codeOf } from './totp-code.ts';

// RFC 6238, appendix B: the ASCII secret 12345678901234567890 in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the oracle gives the code of RFC 6238 at %i', (seconds, code) => {
  expect(codeOf(secret, new Date(seconds * 1000), 8)).toBe(code);
});
