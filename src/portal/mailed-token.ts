import { href } from '#routes';

/**
 * The token of a link to undo a change or to confirm an address, or null. It leaves the address before the first request
 * is made and stays in the memory of this page.
 */
export function takeMailedToken(): string | null {
  const { pathname, searchParams } = new URL(window.location.href);
  if (pathname !== href('undoChange') && pathname !== href('confirmEmail')) return null;
  window.history.replaceState(null, '', pathname);
  return searchParams.get('token');
}
