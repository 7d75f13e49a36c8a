import { isRecord } from '#contract/first-calls.ts';
import { entryOf, mergeEntries, type ListedToast } from '#machines/notification-centre/listed-toasts.ts';
import type { ToastAction } from '#machines/toasts/toasts.machine.ts';
import { routes } from '#routes';
import { toastVariants } from '#ui/feedback/toast-variants.ts';
import { forgetNotifications, notificationsName } from './forget-notifications.ts';

const most = 50;
const longest = 2000;

type Listed = readonly ListedToast[];

// Undo and Refresh are about what only this page knows.
const isKept = ({ name, id }: ToastAction) =>
  name === 'copy' || (name === 'open' && Object.values(routes).some(({ path }) => path === id));

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;
const isTextOrNone = (value: unknown) => value === undefined || isText(value);

function actionOf(value: unknown): ToastAction | null {
  if (!isRecord(value) || !isText(value['id'])) return null;
  const { name, id } = value;
  const action = { name, id } as ToastAction;
  return isKept(action) ? action : null;
}

function toastOf(value: unknown): ListedToast[] {
  if (!isRecord(value)) return [];
  const { type, title, text, at, isRead } = value;
  if (typeof type !== 'string' || !Object.hasOwn(toastVariants, type) || !Number.isSafeInteger(at)) return [];
  if (!isTextOrNone(title) || !isTextOrNone(text)) return [];
  const action = actionOf(value['action']);
  return [{ type, title, text, at, isRead: isRead === true, ...(action && { action }) } as ListedToast];
}

/** What is stored of this user; null where there is nothing, or that of another one. */
function read(user: number): Listed | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(notificationsName) ?? '');
    if (!isRecord(value) || value['user'] !== user || !Array.isArray(value['toasts'])) return null;
    return value['toasts'].slice(0, most).flatMap(toastOf);
  } catch {
    return null;
  }
}

const textOf = (user: number, listed: Listed) =>
  JSON.stringify({
    user,
    toasts: mergeEntries(listed.flatMap(toastOf).map(entryOf)).map(({ key: _, ...toast }) => toast),
  });

// Another tab may have written since: nothing of its list is lost. Two tabs come to rest, also of two releases: what is
// stored is written again only with something that is not in it.
function write(user: number, listed: Listed) {
  const stored = read(user);
  const text = textOf(user, [...(stored ?? []), ...listed]);
  if (stored && text === textOf(user, stored)) return;
  try {
    localStorage.setItem(notificationsName, text);
  } catch {
    // A full storage, or none, keeps nothing.
  }
}

/**
 * The notifications of one user in localStorage, which all tabs see, also the next one while the session goes on, as it
 * does by its cookie; sessionStorage would leave each tab its own. They are no more secret than the answers that are kept,
 * hold no token and no address, and go with the session, at the latest at the next start without one.
 */
export const notificationsOf = (user: number) => ({
  read: (): Listed => read(user) ?? [],
  write: (listed: Listed): void => write(user, listed),
  /** Those of another user, who has signed in meanwhile, stay. */
  forget: (): void => {
    if (read(user)) forgetNotifications();
  },
  /** What another tab writes, until the returned function is called. */
  follow: (onWritten: (listed: Listed) => void): (() => void) => {
    const look = ({ key }: StorageEvent) => {
      const listed = key === notificationsName ? read(user) : null;
      if (listed) onWritten(listed);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  },
});
