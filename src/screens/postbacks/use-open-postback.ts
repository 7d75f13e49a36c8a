import { useDraft } from '#fields/use-draft.ts';
import { LeaveGuardContext, type Hold } from '#fields/leave-guard.ts';
import { useCallback, useContext, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/** What stands in the editor: a postback by its ID, a new one, or nothing. */
export type Opened = number | 'new' | null;

const parameter = 'edit';

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

/** Under which name the draft of what is open is kept. */
export const draftName = (opened: Opened): string => `postback-${opened ?? ''}`;

/**
 * What is open beside the list, as the address tells it. Opening something else while the editor has changes that are not
 * saved asks first: show the question while `isAsking`.
 */
export function useOpenPostback() {
  const [path] = useLocation();
  const [address, setAddress] = useSearchParams();
  const opened = readOpened(address);
  const draft = useDraft(draftName(opened));
  const holdPage = useContext(LeaveGuardContext);
  const isHeld = useRef(false);
  const [wanted, setWanted] = useState<{ opened: Opened } | null>(null);

  const hold = useCallback<Hold>(() => {
    const release = holdPage();
    isHeld.current = true;
    return () => {
      isHeld.current = false;
      release();
    };
  }, [holdPage]);
  const show = (next: Opened, options?: { replace: boolean }) =>
    setAddress((current) => withOpened(current, next), options);

  const open = (next: Opened) => {
    if (next === opened) return;
    if (isHeld.current) setWanted({ opened: next });
    else show(next);
  };

  return {
    opened,
    hrefOf: (id: number) => `${path}?${withOpened(address, id).toString()}`,
    /** For the links: they ask as well. */
    onLink: (id: number) => (event: MouseEvent) => {
      event.preventDefault();
      open(id);
    },
    /** To be told by the forms in the editor. */
    hold,
    open,
    /** What was new is kept now, under this ID if that is known. */
    adopt: (id: number | null) => {
      draft?.write({});
      show(id, { replace: true });
    },
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    discard: () => {
      draft?.write({});
      setWanted(null);
      if (wanted) show(wanted.opened);
    },
  };
}
export type OpenPostback = ReturnType<typeof useOpenPostback>;
