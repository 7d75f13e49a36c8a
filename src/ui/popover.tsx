import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { popover, type PopoverVariantProps } from '#styled/recipes';
import type { Look } from './look.ts';

type PopoverProps = Look<PopoverVariantProps, 'roomy'> & {
  /** What it holds, for screen readers. */
  label: string;
  /** A button; it takes the attributes of a disclosure. */
  trigger: ReactElement;
  /** Above what scrolls: a search. */
  head?: ReactNode;
  /** Below what scrolls: reset, a count. */
  foot?: ReactNode;
  children: ReactNode;
  /** Which end of the button it stands under. */
  end?: boolean;
  /** Where a chart opens and closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A panel that opens at its button and closes with Escape or a click elsewhere. */
export function Popover({ label, trigger, head, foot, children, end, open, ...props }: PopoverProps) {
  const styles = popover({ roomy: props.roomy });
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => props.onOpenChange?.(details.open)}
      positioning={{ placement: end ? 'bottom-end' : 'bottom-start', gutter: end ? 14 : 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
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
