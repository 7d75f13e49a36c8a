import type { Announcement } from '#machines/notifications/notifications.machine.ts';

type Listener = (notice: Announcement) => void;

let listener: Listener | null = null;
let waiting: Announcement[] = [];

/** Tells the visitor something in a toast. May be called from anywhere; what nobody hears yet waits. */
export function notify(notice: Announcement): void {
  if (listener) listener(notice);
  else waiting = [...waiting, notice];
}

/** Hears what is told from now on, and what has waited; there is one to hear it: the chart of the notices. */
export function hearNotices(next: Listener): void {
  listener = next;
  for (const notice of waiting) next(notice);
  waiting = [];
}
