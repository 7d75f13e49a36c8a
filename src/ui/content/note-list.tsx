import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { noteList } from '#styled/recipes';
import { Icon } from './icon.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

export type NoteItem = {
  id: string;
  icon: LucideIcon;
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
};

/** Two parts of a note, with a dot between them in the same line. */
export function NoteParts({ first, children }: { first: ReactNode; children: ReactNode }) {
  const styles = noteList();
  return (
    <div className={styles.parts}>
      <span>{first}</span>{' '}
      <span>
        <span className={styles.dot}>· </span>
        {children}
      </span>
    </div>
  );
}

type NoteListProps = {
  items: readonly NoteItem[] | null;
  /** Number of placeholders while loading. */
  places?: number;
  /** On phones only the first ones are shown. */
  isShort?: boolean;
};

/** `null` while loading. */
export function NoteList({ items, places = 3, isShort = false }: NoteListProps) {
  const styles = noteList({ short: isShort });
  return (
    <ul className={styles.root} aria-busy={!items || undefined}>
      {items
        ? items.map(({ id, icon, tone, title, note, action }) => (
            <li key={id} className={styles.item}>
              <span className={styles.icon} data-tone={tone}>
                <Icon of={icon} />
              </span>
              <div className={styles.text}>
                <strong className={styles.title}>{title}</strong>
                {note ? <div className={styles.note}>{note}</div> : null}
                {action ? <div className={styles.action}>{action}</div> : null}
              </div>
            </li>
          ))
        : Array.from({ length: places }, (_, nth) => (
            <li key={nth} className={styles.item}>
              <Skeleton width={16} height={16} />
              <div className={styles.text}>
                <span className={styles.title}>
                  <Skeleton width="60%" height={10} />
                </span>
                <span className={styles.note}>
                  <Skeleton width="85%" height={10} />
                </span>
              </div>
            </li>
          ))}
    </ul>
  );
}
