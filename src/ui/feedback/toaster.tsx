import { createToaster, Toast, Toaster as Ark } from '@ark-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { OpenToast, ToastHolder } from '#machines/toasts/toasts.machine.ts';
import { toast } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { toastVariants, toastTexts } from './toast-variants.ts';

// The library hands its `meta` back untyped.
const isToast = (given: unknown): given is OpenToast =>
  typeof given === 'object' && given !== null && 'key' in given && 'type' in given;

// At the bottom, since primary actions stand at the top of a page; how far above it, the recipe says.
const edge = '16px';
const toaster = createToaster({
  placement: 'bottom-start',
  offsets: { top: edge, right: edge, bottom: 'var(--toast-bottom)', left: edge },
  gap: 8,
});

type ToasterProps = {
  /** The oldest first; the same toast shown again is another object (E11). */
  toasts: readonly OpenToast[];
  onClose: (key: string) => void;
  /** The pointer or the focus comes to rest on the toasts, and leaves them. */
  onHold: (by: ToastHolder) => void;
  onRelease: (by: ToastHolder) => void;
  renderAction: (open: OpenToast) => ReactNode;
};

// Closing the toast that has the focus gives it back to where it came from.
function useFocusBefore() {
  const before = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: ({ key }: OpenToast) => {
      const { activeElement } = document;
      const place = activeElement?.closest<HTMLElement>('[data-toast]');
      if (place?.dataset['toast'] !== key || !(activeElement instanceof HTMLElement)) return;
      // Removing what has the focus fires no blur.
      activeElement.blur();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

type Handlers = {
  onClose: (key: string) => void;
  /** A toast begins to leave, also one that the chart has closed. */
  onLeave: (open: OpenToast) => void;
};

// Keeps the library's toasts in step with the chart's: what is gone is closed first (E11).
function useToasts(toasts: readonly OpenToast[], { onClose, onLeave }: Handlers) {
  const { i18n } = useLingui();
  const shown = useRef(new Map<OpenToast, string>());
  useEffect(() => {
    function hide(open: OpenToast, id: string) {
      shown.current.delete(open);
      toaster.dismiss(id);
    }
    function show(open: OpenToast) {
      const id = toaster.create({
        ...toastTexts(open, (message) => i18n._(message)),
        duration: Number.POSITIVE_INFINITY,
        meta: { open },
        onStatusChange: ({ status }) => {
          if (status !== 'dismissing') return;
          onLeave(open);
          if (shown.current.delete(open)) onClose(open.key);
        },
      });
      shown.current.set(open, id);
    }
    // The library renders each toast synchronously, which React allows only outside of effects.
    const timer = setTimeout(() => {
      for (const [open, id] of shown.current) if (!toasts.includes(open)) hide(open, id);
      for (const open of toasts) if (!shown.current.has(open)) show(open);
    });
    return () => clearTimeout(timer);
  });
}

type CardProps = { title: ReactNode; text: ReactNode; open: OpenToast; action: ReactNode };

function Card({ title, text, open: { key, type }, action }: CardProps) {
  const { t } = useLingui();
  const { tone, icon, closable } = toastVariants[type];
  const styles = toast({ tone });
  return (
    <Toast.Root className={styles.root} role={tone === 'error' ? 'alert' : 'status'} data-toast={key}>
      <Icon of={icon} />
      <div>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {text ? <Toast.Description className={styles.text}>{text}</Toast.Description> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {closable ? (
        <Toast.CloseTrigger className={styles.close} aria-label={t`Close`}>
          <Icon of={X} size="sm" />
        </Toast.CloseTrigger>
      ) : null}
    </Toast.Root>
  );
}

/** Toasts at the bottom left (E9 to E11, O13); their chart decides how long they stay. */
export function Toaster({ toasts, onClose, onHold, onRelease, renderAction }: ToasterProps) {
  const { t } = useLingui();
  const { onFocus, giveBack } = useFocusBefore();
  useToasts(toasts, {
    onClose,
    onLeave(open) {
      giveBack(open);
      // Removing what is under the pointer fires no pointerleave.
      onRelease('pointer');
    },
  });
  return (
    <Ark
      toaster={toaster}
      aria-label={t`Notifications`}
      className={toast().region}
      onPointerEnter={() => onHold('pointer')}
      onPointerLeave={() => onRelease('pointer')}
      onFocus={(event) => {
        onFocus(event);
        // A press leaves the focus behind on what it closes: only the keyboard's holds.
        if (event.target.matches(':focus-visible')) onHold('focus');
      }}
      onBlur={() => onRelease('focus')}
    >
      {({ title, description, meta }) => {
        const open: unknown = meta?.open;
        if (!isToast(open)) return null;
        return <Card title={title} text={description} open={open} action={renderAction(open)} />;
      }}
    </Ark>
  );
}
