import { withFixedDashes } from '#ui/content/fixed-dashes.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { rowStep } from '#ui/tables/table-keys.ts';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { peekPanel } from '#styled/recipes';
import type { PeekPlace } from './use-peek.ts';

type PeekPanelProps = {
  place: PeekPlace;
  name: string;
  badge?: ReactNode;
  /** Facts and figures. */
  children: ReactNode;
  /** Its links and commands. */
  actions?: ReactNode;
};

// Its row may go with the focus in the panel.
function takeFocus(panel: HTMLElement) {
  const list = panel.parentElement;
  panel.focus({ preventScroll: true });
  return () => {
    if (panel.contains(document.activeElement)) list?.querySelector<HTMLElement>('[role=group]')?.focus();
  };
}

/**
 * A row beside its list, which stays usable: arrows, j and k show the next row, Escape and Space close it. The focus
 * that it takes announces the first row, the live region each further one.
 */
export function PeekPanel({ place, name, badge, children, actions }: PeekPanelProps) {
  const { nth, count, step, close } = place;
  const { t } = useLingui();
  const styles = peekPanel();
  const at = nth + 1;
  const position = t`${at} of ${count}`;

  function press(event: KeyboardEvent<HTMLElement>) {
    const by = rowStep(event);
    const isClosing = event.key === ' ' && event.target === event.currentTarget;
    if (by === undefined && !isClosing) return;
    event.preventDefault();
    if (by === undefined) close();
    else step(by);
  }

  return (
    // The panel has the focus: its keys are those of the list's rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={takeFocus}
      tabIndex={-1}
      aria-label={name}
      data-peek=""
      className={styles.root}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <div className={styles.subject} aria-live="polite" aria-atomic="true">
          <h2 className={styles.name}>{withFixedDashes(name)}</h2>
          <span className={styles.position}>{position}</span>
        </div>
        <IconButton
          icon={ChevronUp}
          label={t`Previous row`}
          disabledReason={nth === 0 ? t`This is the first row of the page` : null}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t`Next row`}
          disabledReason={nth === count - 1 ? t`This is the last row of the page` : null}
          onClick={() => step(1)}
        />
        <IconButton icon={X} label={t`Close`} onClick={close} />
      </div>
      <div className={styles.body}>
        {badge}
        {children}
      </div>
      {actions ? <FormActions>{actions}</FormActions> : null}
    </aside>
  );
}
