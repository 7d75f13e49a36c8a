const web = new Set(['http:', 'https:']);

/** Signs that can be seen: neither blanks nor characters without a width. */
const visible = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * The whole address that a text of the network stands for, seen from `base` (T1). Anything but the web is none, and so is
 * what reads as one host and leads to another: a user name before it, or a backslash. A blank text leads nowhere.
 */
export function webAddressOf(text: string | null, base: string): string | null {
  const url = text === null || !visible.test(text) || text.includes('\\') ? null : URL.parse(text, base);
  return url && web.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
