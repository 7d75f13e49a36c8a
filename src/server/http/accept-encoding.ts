import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

// The smaller one first.
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The encodings that a caller takes, by its `Accept-Encoding`, the smallest first; none: as it is. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  return encodings.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
