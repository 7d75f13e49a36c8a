import type { ReactNode } from 'react';
import { inputGroup } from '#styled/recipes';

type InputGroupProps = { start?: ReactNode; end?: ReactNode; children: ReactNode };

export function InputGroup({ start, end, children }: InputGroupProps) {
  const styles = inputGroup();
  return (
    <div className={styles.root}>
      {start ? <span className={styles.start}>{start}</span> : null}
      {children}
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  );
}
