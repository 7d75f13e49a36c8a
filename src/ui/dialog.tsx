import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ComponentProps, ReactNode } from 'react';
import { dialog, type DialogVariantProps } from '#styled/recipes';
import type { Look } from './look.ts';
import { StatusIcon } from './status-icon.tsx';

type DialogProps = Look<DialogVariantProps, 'size' | 'blocking'> & {
  open: boolean;
  /** Escape and a click outside; a blocking dialog has neither. */
  onClose?: () => void;
  title: ReactNode;
  icon?: ComponentProps<typeof StatusIcon>;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
};

/** A question or a message. `blocking` (S12): the page behind is veiled, and its buttons are the only way out. */
export function Dialog({
  open,
  onClose,
  title,
  icon,
  size,
  blocking = false,
  children,
  actions,
}: DialogProps) {
  const styles = dialog({ size, blocking });
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onClose?.())}
      role={blocking ? 'alertdialog' : 'dialog'}
      closeOnEscape={!blocking}
      closeOnInteractOutside={!blocking}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.head}>
              {icon ? <StatusIcon {...icon} /> : null}
              <Ark.Title className={styles.title}>{title}</Ark.Title>
            </div>
            <Ark.Description asChild>
              <div className={styles.body}>{children}</div>
            </Ark.Description>
            <div className={styles.foot}>{actions}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
