import type { ReactNode } from 'react';
import { filterBar } from '#styled/recipes';

type FilterBarProps = {
  /** Accessible name. */
  label: string;
  /** Active filters, on their own line. */
  chips?: ReactNode;
  /** Shown if there is room. */
  wide: ReactNode;
  /** Shown instead on phones. */
  narrow: ReactNode;
  /** Always shown. */
  children: ReactNode;
};

/** The filters of a whole page. */
export function FilterBar({ label, chips, wide, narrow, children }: FilterBarProps) {
  const styles = filterBar();
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.row}>
        {children}
        <div className={styles.wide}>{wide}</div>
        <div className={styles.narrow}>{narrow}</div>
      </div>
      {chips}
    </div>
  );
}

/** Secondary text of a button in the bar, where there is room. */
export function FilterDetail({ children }: { children: ReactNode }) {
  return <span className={filterBar().detail}>{children}</span>;
}
