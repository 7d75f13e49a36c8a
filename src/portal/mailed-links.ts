import { href } from '#routes';

/** `isFirst`: the account has had no password, as of a new operator. */
export type PasswordLink = { email: string; token: string; isFirst: boolean };

/**
 * The link for a new password that the page was opened with, or null. It leaves the address before the first request is
 * made, stays in the memory of this page and is never shown to the charts.
 */
export function takePasswordLink(): PasswordLink | null {
  const { pathname, searchParams } = new URL(window.location.href);
  if (pathname !== href('setNewPassword')) return null;
  const [email, token] = [searchParams.get('email'), searchParams.get('token')];
  window.history.replaceState(null, '', pathname);
  const isFirst = searchParams.get('first') === 'true';
  return email && token ? { email, token, isFirst } : null;
}

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
