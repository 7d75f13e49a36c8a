import type { ReactNode } from 'react';
import { kpi } from '#styled/recipes';
import { longFigure } from './long-figure.ts';
import { KpiSkeleton } from './kpi-skeleton.tsx';

// With a note under it, such as another day's figure.
export type Figure = { id: string; label: ReactNode; figure: ReactNode; note?: ReactNode };

type FigureStripProps = {
  /** `null` while loading. */
  items: readonly Figure[] | null;
  /** Number of placeholders while loading. */
  count: number;
  /** Whether there will be notes. */
  hasNotes?: boolean;
  size?: 'small' | 'large';
};

/** Figures side by side; selectable ones are a `KpiStrip`. */
export function FigureStrip({ items, count, hasNotes = true, size = 'small' }: FigureStripProps) {
  const styles = kpi({ size });
  if (!items) return <KpiSkeleton count={count} hasFoot={hasNotes} size={size} />;
  return (
    <dl className={styles.strip}>
      {items.map(({ id, label, figure, note }) => (
        <div key={id} className={`${styles.tile} ${styles.choice}`}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-long={longFigure(figure)}>
            {figure}
          </dd>
          {note ? <dd className={styles.foot}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** In a note, on a line of its own. */
export const NoteLine = ({ children }: { children: ReactNode }) => (
  <span className={kpi().line}>{children}</span>
);

/** As high as two lines that may come there. */
export const emptyLines = (
  <>
    <NoteLine>{'\u00A0'}</NoteLine>
    <NoteLine>{'\u00A0'}</NoteLine>
  </>
);
