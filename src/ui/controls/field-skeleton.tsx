import { field, skeleton } from '#styled/recipes';
import { Skeleton } from '../feedback/skeleton.tsx';

export function FieldSkeleton() {
  const styles = field();
  return (
    <div className={styles.root}>
      <span className={styles.label}>
        <Skeleton width={96} height={10} />
      </span>
      <div className={styles.control}>
        <span className={skeleton({ shape: 'input' })} />
      </div>
    </div>
  );
}
