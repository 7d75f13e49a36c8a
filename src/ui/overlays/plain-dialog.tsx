import { useId } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const show = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

/** In the place of a `DialogWindow` whose code is lost: what it asks can be answered all the same (E12). */
export function PlainDialog({ open, onClose, blocking, title, children, actions }: DialogProps) {
  const id = useId();
  if (!open) return null;
  const close = blocking ? undefined : onClose;
  return (
    <dialog
      ref={show}
      role={close ? undefined : 'alertdialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {actions}
    </dialog>
  );
}
