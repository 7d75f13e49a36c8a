import type { ReactNode } from 'react';
import { builder } from '#styled/recipes';

/** Inputs with the result beside them; stacked in narrow windows. */
export function Builder({ children, result }: { children: ReactNode; result: ReactNode }) {
  const styles = builder();
  return (
    <div className={styles.root}>
      <div className={styles.form}>{children}</div>
      <div className={styles.result}>{result}</div>
    </div>
  );
}
