import type { ReactNode } from 'react';
import { columns } from '#styled/recipes';

export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  const styles = columns();
  return (
    <div className={styles.root}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
