import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { itemList, type ItemListVariantProps } from '#styled/recipes';
import { Icon } from './icon.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import type { Variants } from '../platform/variants.ts';

export type Item = {
  id: string | number;
  /** An icon; a spinner while busy. */
  icon: LucideIcon | 'busy';
  tone?: 'neutral' | 'success' | 'error';
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
};

type ItemListProps = Variants<ItemListVariantProps, 'whole'> & { label: string; items: readonly Item[] };

/** Items with a status and actions; long lists scroll, as in dialogs, or are `whole`. */
export function ItemList({ label, items, whole }: ItemListProps) {
  const styles = itemList({ whole });
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
