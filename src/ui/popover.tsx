import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { popover } from '#styled/recipes';

type PopoverProps = {
  /** What it holds, for screen readers. */
  label: string;
  /** A button; it takes the attributes of a disclosure. */
  trigger: ReactElement;
  /** Above what scrolls: a search. */
  head?: ReactNode;
  /** Below what scrolls: reset, a count. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A panel that opens at its button and closes with Escape or a click elsewhere. */
export function Popover({ label, trigger, head, foot, children }: PopoverProps) {
  const styles = popover();
  return (
    <Ark.Root positioning={{ placement: 'bottom-start', gutter: 6 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content aria-label={label} className={styles.content}>
            {head ? <div className={styles.head}>{head}</div> : null}
            <div className={styles.body}>{children}</div>
            {foot ? <div className={styles.foot}>{foot}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
