import type { ReactNode } from 'react';
import { factRow } from '#styled/recipes';

type FactRowProps = {
  /** A leading symbol, such as a currency sign. */
  mark?: ReactNode;
  title?: ReactNode;
  note?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
};

export function FactRow({ mark, title, note, action }: FactRowProps) {
  const styles = factRow();
  return (
    <div className={styles.root}>
      {mark ? (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      ) : null}
      <p className={styles.text}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {note ? <span className={styles.note}>{note}</span> : null}
      </p>
      {action}
    </div>
  );
}
