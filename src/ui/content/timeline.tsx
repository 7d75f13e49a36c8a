import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeline } from '#styled/recipes';
import { Icon } from './icon.tsx';

export type TimelineItem = {
  id: string;
  icon: LucideIcon;
  tone: 'neutral' | 'success' | 'warning' | 'error';
  title: ReactNode;
  note: ReactNode;
};

export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const styles = timeline();
  return (
    <ol className={styles.root}>
      {items.map(({ id, icon, tone, title, note }) => (
        <li key={id} className={styles.item}>
          <span className={styles.mark} data-tone={tone}>
            <Icon of={icon} size="sm" />
          </span>
          <div className={styles.text}>
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>{note}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
