const web = new Set(['http:', 'https:']);

/**
 * The whole address that a text of the network stands for, seen from `base` (T1). Anything but the web is none, and so is
 * what reads as one host and leads to another: a user name before it, or a backslash.
 */
export function webAddressOf(text: string | null, base: string): string | null {
  const url = text === null || text.includes('\\') ? null : URL.parse(text, base);
  return url && web.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
