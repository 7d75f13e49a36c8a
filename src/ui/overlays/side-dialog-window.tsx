import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sideDialog } from '#styled/recipes';
import { IconButton } from '../controls/icon-button.tsx';
import { passOnFocus } from './pass-on-focus.ts';
import { useWholeClicks } from './whole-clicks.ts';

export type SideDialogProps = {
  open: boolean;
  /** Called by its button, Escape and a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** Under the title: an ID, a badge. */
  meta?: ReactNode;
  picture: ReactNode;
  /** Under the picture: a `DefinitionList`. */
  facts: ReactNode;
  /** Description and actions. */
  children: ReactNode;
};

export function SideDialogWindow({ open, onClose, title, meta, picture, facts, children }: SideDialogProps) {
  const { t } = useLingui();
  useWholeClicks();
  const styles = sideDialog();
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      // A toast above may take the focus: that closes nothing.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.side}>
              {picture}
              <div className={styles.facts}>{facts}</div>
            </div>
            <div className={styles.main}>
              <div className={styles.head}>
                <Ark.Title className={styles.title}>{title}</Ark.Title>
                {meta ? <div className={styles.meta}>{meta}</div> : null}
              </div>
              <div ref={passOnFocus} className={styles.body}>
                {children}
              </div>
            </div>
            <div className={styles.close}>
              <IconButton icon={X} label={t`Close`} onClick={onClose} />
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
