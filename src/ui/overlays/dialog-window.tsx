import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ComponentProps, ReactNode } from 'react';
import { dialog, type DialogVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { StatusIcon } from '../feedback/status-icon.tsx';

/** What a dialog takes. */
export type DialogProps = Variants<DialogVariantProps, 'size' | 'blocking'> & {
  open: boolean;
  /** Escape and a click outside; without it, and in a blocking dialog, both do nothing (T1). */
  onClose?: () => void;
  /** What has the focus first; without it the first link or control. */
  initialFocus?: () => HTMLElement | null;
  title: ReactNode;
  icon?: ComponentProps<typeof StatusIcon>;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
};

/** An open `Dialog`; for what is fetched as a whole before it is needed. */
export function DialogWindow({
  open,
  onClose,
  initialFocus,
  title,
  icon,
  size,
  blocking = false,
  children,
  actions,
}: DialogProps) {
  const styles = dialog({ size, blocking });
  const isClosable = !blocking && onClose !== undefined;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onClose?.())}
      role={isClosable ? 'dialog' : 'alertdialog'}
      closeOnEscape={isClosable}
      closeOnInteractOutside={isClosable}
      // As in a side dialog.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus}
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
