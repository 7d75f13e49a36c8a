import { versionOfPage, versionOfScripts } from '#contract/portal-version.ts';

/** The version of the portal that runs in this page; null where nobody knows. */
export function ownVersion(): string | null {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  return versionOfScripts([...scripts].map(({ src }) => src));
}

/** The version that the host of the portal hands out now; rejects without an answer. */
export async function servedVersion(): Promise<string | null> {
  const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  return versionOfPage(await answer.text());
}

/** Whether another portal than this one is meant; what is not known is no other one. */
export function isOtherVersion(version: string | null): boolean {
  const own = ownVersion();
  return own !== null && version !== null && version !== own;
}
