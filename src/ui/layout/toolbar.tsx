import type { ReactNode } from 'react';
import { toolbar } from '#styled/recipes';

type ToolbarProps = {
  /** A search, which takes a line of its own on phones. */
  search?: ReactNode;
  /** Filters where there is room for them, and one button for all of them where there is not. */
  wide?: ReactNode;
  narrow?: ReactNode;
  /** What is done with the list. */
  end?: ReactNode;
};

/** The head of a list in a card. */
export function Toolbar({ search, wide, narrow, end }: ToolbarProps) {
  const styles = toolbar();
  return (
    <div className={styles.root}>
      {search}
      {wide ? <div className={styles.wide}>{wide}</div> : null}
      {narrow ? <div className={styles.narrow}>{narrow}</div> : null}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}

/** A line under a `Toolbar`: chips, what is done with chosen rows. */
export function ToolbarLine({ children }: { children: ReactNode }) {
  return <div className={toolbar().line}>{children}</div>;
}

/** A line under a `Toolbar` where rows are blocks, as on phones: what the head of the table would offer. */
export function PhoneLine({ children }: { children: ReactNode }) {
  return <div className={toolbar().phone}>{children}</div>;
}

/** What makes no sense where rows are blocks, as on phones. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <div className={toolbar().wide}>{children}</div>;
}
