import { useId } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const show = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

// Replaces a `DialogWindow` that failed to load: its question can still be answered (E12).
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
