import type { ReactNode } from 'react';
import { definitionList, type DefinitionListVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type Item = { id: string; term: ReactNode; details: ReactNode };

type DefinitionListProps = Variants<DefinitionListVariantProps, 'terms' | 'hasFigures'> & {
  items: readonly Item[];
};

export function DefinitionList({ items, ...look }: DefinitionListProps) {
  const styles = definitionList(look);
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
