import type { ReactNode } from 'react';
import { leadFigure } from '#styled/recipes';
import { Skeleton } from '../feedback/skeleton.tsx';

type LeadFigureProps = {
  label: ReactNode;
  /** `null` while loading. */
  figure: string | null;
  /** What can be done about it. */
  action?: ReactNode;
};

/** The figure that the others of a card are about. */
export function LeadFigure({ label, figure, action }: LeadFigureProps) {
  const styles = leadFigure();
  return (
    <div className={styles.root} aria-busy={figure === null || undefined}>
      <dl>
        <div>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{figure ?? <Skeleton width={110} height={14} />}</dd>
        </div>
      </dl>
      {action}
    </div>
  );
}
