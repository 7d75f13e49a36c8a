import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react';
import { usePressElsewhere } from '../overlays/use-press-elsewhere.ts';
import { useLazyMount } from '../overlays/use-lazy-mount.ts';

type NativeButton = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerEnter'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
>;
/** A button of ours, which hands on what it is given. */
export type PopupTrigger = ReactElement<NativeButton>;
/** Where the keys start in a popup that they have opened. */
export type PopupStart = 'first' | 'last' | null;

/** What the code of a popup needs to know of it. */
export type Popup = {
  /** Ids of the button and of what it opens. */
  ids: { trigger: string; content: string };
  open: boolean;
  start: PopupStart;
  onOpenChange: (open: boolean) => void;
};

/** Has a machine of Ark open and close as the button says; what it does by itself it tells the button. */
export function useFollowed(
  machine: { open: boolean; setOpen: (open: boolean) => void },
  open: boolean,
): void {
  const follow = useEffectEvent((wanted: boolean) => {
    if (wanted !== machine.open) machine.setOpen(wanted);
  });
  useEffect(() => follow(open), [open]);
}

const startOf: Readonly<Record<string, PopupStart>> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
};

type PopupButtonProps = {
  trigger: PopupTrigger;
  kind: 'menu' | 'dialog';
  /** Fetches the code of the popup; called as soon as it looks as if it will be opened. */
  prepare: () => Promise<unknown>;
  /** Where a chart opens and closes it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: (popup: Popup) => ReactElement;
};

/**
 * A button and what it opens, whose code is not there before pointer or focus come near. A press that is faster than the
 * code is kept: it opens once it is there, unless Escape takes that back, and the button keeps the focus until then.
 */
export function PopupButton({ trigger, kind, prepare, children, ...chart }: PopupButtonProps) {
  const id = useId();
  const [isOpenItself, setIsOpenItself] = useState(false);
  const [start, setStart] = useState<PopupStart>(null);
  const open = chart.open ?? isOpenItself;

  const ids = { trigger: id, content: `${id}-content` };
  const given = trigger.props;
  const ahead = () => void prepare().catch(() => undefined);
  function change(next: boolean, from: PopupStart = null) {
    if (next === open) return;
    setStart(from);
    setIsOpenItself(next);
    chart.onOpenChange?.(next);
  }
  const isWanted = useLazyMount(open, () => change(false));
  usePressElsewhere(open, ids, () => change(false));
  const button = cloneElement(trigger, {
    id,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? ids.content : undefined,
    onPointerEnter(event) {
      given.onPointerEnter?.(event);
      ahead();
    },
    onFocus(event) {
      given.onFocus?.(event);
      ahead();
    },
    onClick(event) {
      given.onClick?.(event);
      if (!event.defaultPrevented) change(!open);
    },
    onKeyDown(event) {
      given.onKeyDown?.(event);
      const from = startOf[event.key] ?? null;
      if (kind !== 'menu' || from === null || event.defaultPrevented) return;
      event.preventDefault();
      change(true, from);
    },
  });
  return (
    <>
      {button}
      {isWanted ? children({ ids, open, start, onOpenChange: change }) : null}
    </>
  );
}
