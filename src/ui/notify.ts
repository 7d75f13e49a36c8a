import { useSyncExternalStore } from 'react';

/** The kinds of notifications (O13). */
export type NoticeType = 'info' | 'warning' | 'error' | 'success' | 'apiError' | 'saveSuccess';

/** What is told. `apiError` and `saveSuccess` have a text of their own; a title stands over a text. */
export type Notice = { type: NoticeType; title?: string; text?: string };

/** A notice in the order of its raising. */
export type RaisedNotice = Notice & { id: number };

const kept = 20;
let count = 0;
let notices: readonly RaisedNotice[] = [];
const listeners = new Set<() => void>();

/** Tells the visitor something at the top right. May be called from anywhere; `Notices` shows it. */
export function notify(notice: Notice): void {
  count += 1;
  notices = [...notices.slice(1 - kept), { ...notice, id: count }];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The latest notices, oldest first. */
export const useNotices = () => useSyncExternalStore(subscribe, () => notices);
