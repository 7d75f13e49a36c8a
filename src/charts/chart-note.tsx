import type { ReactNode } from 'react';
import { chart } from '#styled/recipes';

/** A sentence about the point that a chart marks, under it; its room is kept while there is none. */
export function ChartNote({ children }: { children: ReactNode }) {
  const styles = chart();
  return (
    <div className={styles.note}>
      {children ? (
        <>
          <i className={styles.mark} />
          <span>{children}</span>
        </>
      ) : null}
    </div>
  );
}
