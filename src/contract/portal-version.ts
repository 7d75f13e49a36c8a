/** Answers of a server that hands out the portal too say which version of it belongs to them. */
export const portalVersionHeader = 'x-portal-version';

/** The version of a portal by the addresses of its first scripts, which carry the hashes of the build; null without any. */
export function versionOfScripts(addresses: readonly string[]): string | null {
  const names = addresses.map((address) => address.replace(/^.*\//s, '').replace(/\.\w+$/, ''));
  return names.length > 0 ? names.join('.') : null;
}

/** The version of the portal that a page starts, or null where the page is none of the portal's. */
export function versionOfPage(html: string): string | null {
  const scripts = html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g);
  return versionOfScripts([...scripts].map(([, address = '']) => address));
}
