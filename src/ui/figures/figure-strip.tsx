import type { ReactNode } from 'react';
import { kpi } from '#styled/recipes';
import { KpiSkeleton } from './kpi-skeleton.tsx';

/** A figure, formatted, with a note under it: that of another day. */
type Figure = { id: string; label: ReactNode; figure: string; note?: ReactNode };

type FigureStripProps = {
  /** `null` while loading. */
  items: readonly Figure[] | null;
  /** How many there will be, for the time until they are there. */
  count: number;
  /** Whether they will have notes. */
  hasNotes?: boolean;
};

/** Figures side by side that only tell; those to choose from are a `KpiStrip`. */
export function FigureStrip({ items, count, hasNotes = true }: FigureStripProps) {
  const styles = kpi({ size: 'small' });
  if (!items) return <KpiSkeleton count={count} hasFoot={hasNotes} size="small" />;
  return (
    <dl className={styles.strip}>
      {items.map(({ id, label, figure, note }) => (
        <div key={id} className={`${styles.tile} ${styles.choice}`}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{figure}</dd>
          {note ? <dd className={styles.foot}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
