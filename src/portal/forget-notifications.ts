import { sessionOwner } from './session-owner.ts';

/** The name of those of this tab, in sessionStorage. */
export const notificationsName = `${sessionOwner}notifications`;

/** At the end of a session, and at a start without one. */
export const forgetNotifications = (): void => sessionStorage.removeItem(notificationsName);
