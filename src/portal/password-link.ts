import { href } from '#routes';

export type PasswordLink = { email: string; token: string };

/**
 * The link for a new password that the page was opened with, or null. It leaves the address before the first request is
 * made, stays in the memory of this page and is never shown to the charts.
 */
export function takePasswordLink(): PasswordLink | null {
  const { pathname, searchParams } = new URL(window.location.href);
  if (pathname !== href('setNewPassword')) return null;
  const [email, token] = [searchParams.get('email'), searchParams.get('token')];
  window.history.replaceState(null, '', pathname);
  return email && token ? { email, token } : null;
}
