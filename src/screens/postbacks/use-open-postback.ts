import type { MouseEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/** The open postback: its ID, a new one, or none. */
export type Opened = number | 'new' | null;

export const parameter = 'edit';

function readOpened(address: URLSearchParams): Opened {
  const named = address.get(parameter) ?? '';
  if (named === 'new') return named;
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

function withOpened(address: URLSearchParams, opened: Opened): URLSearchParams {
  const next = new URLSearchParams(address);
  if (opened === null) next.delete(parameter);
  else next.set(parameter, String(opened));
  return next;
}

/** The name of its draft. */
export const draftName = (opened: Opened): string => `postback-${opened ?? ''}`;

export function useOpenPostback() {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  const opened = readOpened(address);
  const show = (next: Opened, options?: { replace: boolean }) =>
    setAddress((current) => withOpened(current, next), options);
  const open = (next: Opened) => {
    if (next !== opened) show(next);
  };
  return {
    opened,
    hrefOf: (id: number) => `${path}?${withOpened(address, id).toString()}`,
    onLink: (id: number) => (event: MouseEvent) => {
      event.preventDefault();
      open(id);
    },
    open,
    /** After it was removed. */
    leave: (id: number) =>
      setAddress((current) => (readOpened(current) === id ? withOpened(current, null) : current), {
        replace: true,
      }),
    /** After a new one was saved, under its ID if the answer told it. */
    adopt: (id: number | null) => show(id, { replace: true }),
  };
}
export type OpenPostback = ReturnType<typeof useOpenPostback>;
