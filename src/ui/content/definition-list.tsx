import type { ReactNode } from 'react';
import { definitionList } from '#styled/recipes';

type Item = { id: string; term: ReactNode; details: ReactNode };

export function DefinitionList({ items }: { items: readonly Item[] }) {
  const styles = definitionList();
  return (
    <dl className={styles.root}>
      {items.map(({ id, term, details }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
