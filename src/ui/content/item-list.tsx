import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { itemList } from '#styled/recipes';
import { Icon } from './icon.tsx';
import { Spinner } from '../feedback/spinner.tsx';

/** One thing of an `ItemList`. */
export type Item = {
  id: string | number;
  /** A sign in front; a spinner while it is worked on. */
  icon: LucideIcon | 'busy';
  tone?: 'neutral' | 'success' | 'error';
  title: ReactNode;
  note?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
};

/** Things of a dialog, each with how it stands and what can be done with it; many of them scroll. */
export function ItemList({ label, items }: { label: string; items: readonly Item[] }) {
  const styles = itemList();
  return (
    <ul className={styles.root} aria-label={label}>
      {items.map(({ id, icon, tone = 'neutral', title, note, actions }) => (
        <li key={id} className={styles.item}>
          <span className={styles.mark} data-tone={tone}>
            {icon === 'busy' ? <Spinner /> : <Icon of={icon} />}
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {note ? <span className={styles.note}>{note}</span> : null}
          </span>
          {actions}
        </li>
      ))}
    </ul>
  );
}
