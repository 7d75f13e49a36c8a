/** Sent by a server that also serves the portal. */
export const portalVersionHeader = 'x-portal-version';

/** The version is the names of its first scripts, which carry hashes of the build; null without any. */
export function versionOfScripts(addresses: readonly string[]): string | null {
  const names = addresses.map((address) => address.replace(/^.*\//s, '').replace(/\.\w+$/, ''));
  return names.length > 0 ? names.join('.') : null;
}

/** Addresses of the first scripts that a page names. */
export const scriptsOfPage = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g)].map(([, address = '']) => address);

/** null where the page is not the portal's. */
export const versionOfPage = (html: string): string | null => versionOfScripts(scriptsOfPage(html));
