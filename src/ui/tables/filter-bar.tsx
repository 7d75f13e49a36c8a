import type { ReactNode } from 'react';
import { filterBar } from '#styled/recipes';

type FilterBarProps = {
  /** What it does, for screen readers. */
  label: string;
  /** The filters in use, in a line of their own. */
  chips?: ReactNode;
  /** Where there is room for it. */
  wide: ReactNode;
  /** In its place on phones. */
  narrow: ReactNode;
  /** What is always there. */
  children: ReactNode;
};

/** What narrows a whole page down. */
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

/** What a button of the bar says beside its choice; gives way on phones. */
export function FilterDetail({ children }: { children: ReactNode }) {
  return <span className={filterBar().detail}>{children}</span>;
}
