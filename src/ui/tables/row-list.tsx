import type { ReactNode } from 'react';
import { rowList } from '#styled/recipes';

type RowListProps = {
  id: string;
  /** Whether the order matters: rows are numbered. */
  isOrdered?: boolean;
  items: readonly { id: string; label: string; fields: ReactNode; actions: ReactNode }[];
  /** The add button. */
  foot: ReactNode;
};

/** Rows of fields, each with its actions. */
export function RowList({ id, isOrdered = false, items, foot }: RowListProps) {
  const styles = rowList();
  return (
    <div className={styles.root} id={id} role="group" aria-labelledby={`${id}-label`} tabIndex={-1}>
      {items.map((item, index) => (
        <div key={item.id} className={styles.row} role="group" aria-label={item.label}>
          {isOrdered ? (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          ) : null}
          <div className={styles.fields}>{item.fields}</div>
          <div className={styles.actions}>{item.actions}</div>
        </div>
      ))}
      <div>{foot}</div>
    </div>
  );
}
