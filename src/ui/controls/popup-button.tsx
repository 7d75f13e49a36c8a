import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react';
import { usePressOutside } from '../overlays/use-press-outside.ts';
import { useLazyMount } from '../overlays/use-lazy-mount.ts';
import { keepKeys } from '../platform/kept-keys.ts';

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
/** A button component that passes its props on. */
export type PopupTrigger = ReactElement<NativeButton>;
/** The item to focus when opened by keyboard. */
export type PopupStart = 'first' | 'last' | null;

/** Props of lazy popup code. */
export type Popup = {
  ids: { trigger: string; content: string };
  open: boolean;
  start: PopupStart;
  onOpenChange: (open: boolean) => void;
};

/** Syncs an Ark machine with the open state of the button; its own changes are reported back. */
export function useSyncedOpen(
  machine: { open: boolean; setOpen: (open: boolean) => void },
  open: boolean,
): void {
  const follow = useEffectEvent((next: boolean) => {
    if (next !== machine.open) machine.setOpen(next);
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
  /** Preloads the popup's code on hover or focus. */
  load: () => Promise<unknown>;
  /** Controlled by a chart. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: (popup: Popup) => ReactElement;
};

/**
 * A button with a lazy popup, preloaded on hover or focus. A press before the code has loaded is remembered: the
 * popup opens once loaded, unless Escape cancels it, and the button keeps the focus until then; what is typed meanwhile
 * is typed into its field.
 */
export function PopupButton({ trigger, kind, load, children, ...chart }: PopupButtonProps) {
  const id = useId();
  const [isOpenItself, setIsOpenItself] = useState(false);
  const [start, setStart] = useState<PopupStart>(null);
  const open = chart.open ?? isOpenItself;

  const ids = { trigger: id, content: `${id}-content` };
  const own = trigger.props;
  const preload = () => void load().catch(() => undefined);
  function change(next: boolean, from: PopupStart = null) {
    if (next === open) return;
    if (next && kind === 'dialog') keepKeys();
    setStart(from);
    setIsOpenItself(next);
    chart.onOpenChange?.(next);
  }
  const isMounted = useLazyMount(open, () => change(false));
  usePressOutside(open, ids, () => change(false));
  const button = cloneElement(trigger, {
    id,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? ids.content : undefined,
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      preload();
    },
    onFocus(event) {
      own.onFocus?.(event);
      preload();
    },
    onClick(event) {
      own.onClick?.(event);
      if (!event.defaultPrevented) change(!open);
    },
    onKeyDown(event) {
      own.onKeyDown?.(event);
      const from = startOf[event.key] ?? null;
      // A click is what Enter and Space make of a dialog's button.
      const opens = kind === 'menu' ? from !== null : event.key === 'ArrowDown' && !open;
      if (!opens || event.defaultPrevented) return;
      event.preventDefault();
      change(true, from);
    },
  });
  return (
    <>
      {button}
      {isMounted ? children({ ids, open, start, onOpenChange: change }) : null}
    </>
  );
}
