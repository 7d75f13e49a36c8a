import { kpi, type KpiVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

const figureWidths = [110, 74, 92, 58, 62, 84];

type KpiSkeletonProps = Variants<KpiVariantProps, 'size'> & {
  count?: number | undefined;
  /** A sparkline under each of them. */
  hasSpark?: boolean;
  /** A note under each of them. */
  hasFoot?: boolean;
};

export function KpiSkeleton({ count = 5, hasSpark = false, hasFoot = true, size }: KpiSkeletonProps) {
  const styles = kpi({ size });
  return (
    <div className={styles.strip} aria-busy="true">
      {Array.from({ length: count }, (_, nth) => (
        <div key={nth} className={styles.tile}>
          <div className={styles.choice}>
            <span className={styles.label}>
              <Skeleton width={64} height={10} />
            </span>
            <span className={styles.value}>
              <Skeleton width={figureWidths[nth % figureWidths.length] ?? 64} height={14} />
            </span>
            {hasFoot ? (
              <span className={styles.foot}>
                <Skeleton width={96} height={10} />
              </span>
            ) : null}
            {hasSpark ? (
              <span className={styles.spark}>
                <Skeleton width="100%" height={26} />
              </span>
            ) : null}
          </div>
        </div>
      ))}
    </div>
  );
}
