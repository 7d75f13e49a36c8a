import { Dialog as Ark, useDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { sheet } from '#styled/recipes';
import { useSyncedOpen, type Popup } from '../controls/popup-button.tsx';
import { SheetCloseContext } from './sheet-close.ts';
import { useWholeClicks } from './whole-clicks.ts';

type SheetPanelProps = Popup & { title: string; foot?: ReactNode; children: ReactNode };

export function SheetPanel({ ids, open, onOpenChange, title, foot, children }: SheetPanelProps) {
  const styles = sheet();
  const panel = useDialog({ ids, onOpenChange: (details) => onOpenChange(details.open) });
  useSyncedOpen(panel, open);
  useWholeClicks();
  return (
    <Ark.RootProvider value={panel} lazyMount unmountOnExit>
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.grip} />
            <Ark.Title className={styles.title}>{title}</Ark.Title>
            <div className={styles.body}>{children}</div>
            {foot ? (
              <div className={styles.foot}>
                <SheetCloseContext value={() => panel.setOpen(false)}>{foot}</SheetCloseContext>
              </div>
            ) : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}
