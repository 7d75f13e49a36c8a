import type { User } from '#api/user.ts';
import { isRecord } from '#contract/first-calls.ts';
import type { ShownToast, ToastAction } from '#machines/toasts/toasts.machine.ts';
import { routes } from '#routes';
import { toastVariants } from '#ui/feedback/toast-variants.ts';
import { notificationsName } from './forget-notifications.ts';

const most = 50;
const longest = 2000;

type Kept = { toasts: readonly ShownToast[]; unread: number };
const none: Kept = { toasts: [], unread: 0 };

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

function toastOf(value: unknown): ShownToast[] {
  if (!isRecord(value)) return [];
  const { type, title, text, at } = value;
  if (typeof type !== 'string' || !Object.hasOwn(toastVariants, type) || !Number.isFinite(at)) return [];
  if (!isTextOrNone(title) || !isTextOrNone(text)) return [];
  const action = actionOf(value['action']);
  return [{ type, title, text, at, ...(action && { action }) } as ShownToast];
}

function read(user: number): Kept {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(notificationsName) ?? '');
    if (!isRecord(value) || value['user'] !== user || !Array.isArray(value['toasts'])) return none;
    const { unread } = value;
    const toasts = value['toasts'].slice(0, most).flatMap(toastOf);
    return {
      toasts,
      unread: Number.isInteger(unread) ? Math.max(0, Math.min(Number(unread), toasts.length)) : 0,
    };
  } catch {
    return none;
  }
}

function write(user: number, { toasts, unread }: Kept) {
  const kept = toasts.map(({ type, title, text, at, action }) => ({
    type,
    title,
    text,
    at,
    ...(action && isKept(action) && { action }),
  }));
  try {
    sessionStorage.setItem(notificationsName, JSON.stringify({ user, toasts: kept, unread }));
  } catch {
    // A full storage keeps none.
  }
}

/** Notifications in sessionStorage, for one user; none of an operator who acts for a publisher. */
export const notificationsOf = ({ id, shadow }: User) => ({
  read: (): Kept => (shadow ? none : read(id)),
  write: (kept: Kept): void => {
    if (!shadow) write(id, kept);
  },
});
