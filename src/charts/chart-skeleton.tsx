import { chart, type ChartVariantProps } from '#styled/recipes';
import type { Variants } from '#ui/platform/variants.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** As large as the `LineChart` it replaces. */
export function ChartSkeleton({ size }: Variants<ChartVariantProps, 'size'>) {
  const styles = chart({ size });
  return (
    <div className={styles.root}>
      <div className={styles.wait}>
        <Skeleton width="100%" height="100%" />
      </div>
    </div>
  );
}
