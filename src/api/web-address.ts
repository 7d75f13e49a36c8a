const web = new Set(['http:', 'https:']);

// Neither blanks nor zero-width characters.
const visible = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * The absolute address of a text of the network, resolved from `base` (T1). Null for other schemes, blank texts, and
 * what reads as one host and leads to another: a user name, a backslash.
 */
export function webAddressOf(text: string | null, base: string): string | null {
  const url = text === null || !visible.test(text) || text.includes('\\') ? null : URL.parse(text, base);
  return url && web.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
