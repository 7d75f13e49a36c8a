import { versionOfPage, versionOfScripts } from '#contract/portal-version.ts';

/** The version that runs in this page; null if unknown. */
export function ownVersion(): string | null {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  return versionOfScripts([...scripts].map(({ src }) => src));
}

/** The version that the host serves now; rejects without an answer. */
export async function servedVersion(): Promise<string | null> {
  const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  return versionOfPage(await answer.text());
}

/** An unknown version is no other one. */
export function isOtherVersion(version: string | null): boolean {
  const own = ownVersion();
  return own !== null && version !== null && version !== own;
}
