import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { drawer } from '#styled/recipes';
import { IconButton } from '../controls/icon-button.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  brand: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
};

/** The menu of narrow windows, sliding in from the end (A6). Escape, a click outside and its button close it. */
export function Drawer({ open, onClose, label, brand, children, foot }: DrawerProps) {
  const { t } = useLingui();
  const styles = drawer();
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      aria-label={label}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.head}>
              {brand}
              <IconButton label={t`Close menu`} icon={X} size="touch" onClick={onClose} />
            </div>
            <div className={styles.body}>{children}</div>
            {foot ? <div className={styles.foot}>{foot}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
