import type { ReactNode } from 'react';
import { card } from '#styled/recipes';

/** A second head inside a card: the chart under the key figures. */
export function CardHead({ title, end }: { title: ReactNode; end?: ReactNode }) {
  const styles = card();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
