import { kpi } from '#styled/recipes';
import { Skeleton } from './skeleton.tsx';

const figureWidths = [110, 74, 92, 58, 62];

/** Five key figures that are still loading. */
export function KpiSkeleton() {
  const styles = kpi();
  return (
    <div className={styles.strip} aria-busy="true">
      {figureWidths.map((width) => (
        <div key={width} className={styles.tile}>
          <span className={styles.label}>
            <Skeleton width={64} height={10} />
          </span>
          <span className={styles.value}>
            <Skeleton width={width} height={20} />
          </span>
          <span className={styles.foot}>
            <Skeleton width={96} height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}
