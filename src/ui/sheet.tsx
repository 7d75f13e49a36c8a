import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { sheet } from '#styled/recipes';

type SheetProps = {
  title: string;
  /** A button; it takes the attributes of a dialog's. */
  trigger: ReactElement;
  /** Its buttons; each that is wrapped in a `SheetClose` closes it. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A panel from the bottom of a phone. Escape and a tap outside close it. */
export function Sheet({ title, trigger, foot, children }: SheetProps) {
  const styles = sheet();
  return (
    <Ark.Root lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.grip} />
            <Ark.Title className={styles.title}>{title}</Ark.Title>
            <div className={styles.body}>{children}</div>
            {foot ? <div className={styles.foot}>{foot}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** Makes a button of a `Sheet` close it. */
export function SheetClose({ children }: { children: ReactElement }) {
  return <Ark.CloseTrigger asChild>{children}</Ark.CloseTrigger>;
}
