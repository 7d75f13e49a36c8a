import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ComponentProps, ReactNode } from 'react';
import { dialog, type DialogVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { StatusIcon } from '../feedback/status-icon.tsx';
import { useWholeClicks } from './whole-clicks.ts';

export type DialogProps = Variants<DialogVariantProps, 'size' | 'blocking'> & {
  open: boolean;
  /** Called by Escape and a click outside; both do nothing without it, and in a blocking dialog (T1). */
  onClose?: () => void;
  /** Defaults to the first link or control. */
  initialFocus?: () => HTMLElement | null;
  title: ReactNode;
  icon?: ComponentProps<typeof StatusIcon>;
  children: ReactNode;
  actions: ReactNode;
};

/** An open `Dialog`, for code that is prefetched as a whole. */
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
  useWholeClicks();
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
