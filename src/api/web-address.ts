const web = new Set(['http:', 'https:']);

/** The whole address that a text of the network stands for, seen from `base`; anything but the web is none (T1). */
export function webAddressOf(text: string | null, base: string): string | null {
  const url = text === null ? null : URL.parse(text, base);
  return url && web.has(url.protocol) ? url.href : null;
}
