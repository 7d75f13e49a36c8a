import type { ToastRequest } from '#machines/toasts/toasts.machine.ts';

type Listener = (toast: ToastRequest) => void;

let listener: Listener | null = null;
let waiting: ToastRequest[] = [];

/** Shows a toast. May be called from anywhere; toasts wait until there is a subscriber. */
export function notify(toast: ToastRequest): void {
  if (listener) listener(toast);
  else waiting = [...waiting, toast];
}

/** Receives the toasts that have waited and all from now on; the one subscriber is their chart. */
export function subscribeToToasts(next: Listener): void {
  listener = next;
  for (const toast of waiting) next(toast);
  waiting = [];
}
