import { Popover as Ark, usePopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { popover, type PopoverVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { useSyncedOpen, type Popup } from '../controls/popup-button.tsx';
import { useWholeClicks } from './whole-clicks.ts';

type PopoverPanelProps = Popup &
  Variants<PopoverVariantProps, 'roomy'> & {
    label: string;
    head?: ReactNode;
    foot?: ReactNode;
    children: ReactNode;
    end?: boolean;
  };

export function PopoverPanel({ ids, open, onOpenChange, label, end, roomy, ...parts }: PopoverPanelProps) {
  const styles = popover({ roomy });
  const panel = usePopover({
    ids,
    onOpenChange: (details) => onOpenChange(details.open),
    positioning: { placement: end ? 'bottom-end' : 'bottom-start', gutter: end ? 14 : 6 },
  });
  useSyncedOpen(panel, open);
  useWholeClicks();
  return (
    <Ark.RootProvider value={panel} lazyMount unmountOnExit>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content aria-label={label} className={styles.content}>
            {parts.head ? <div className={styles.head}>{parts.head}</div> : null}
            <div className={styles.body}>{parts.children}</div>
            {parts.foot ? <div className={styles.foot}>{parts.foot}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}
