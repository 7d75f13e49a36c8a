import { sessionOwner } from './session-owner.ts';

/** The name of those of all tabs, in localStorage. */
export const notificationsName = `${sessionOwner}notifications`;

/** At the end of a session, and at a start without one. */
export function forgetNotifications(): void {
  try {
    localStorage.removeItem(notificationsName);
  } catch {
    // A browser that stores nothing has none.
  }
}
