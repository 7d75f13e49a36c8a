import type { ReactNode } from 'react';
import { cardGrid, type CardGridVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type CardGridProps = Variants<CardGridVariantProps, 'four'> & { children: ReactNode };

/** As many cards side by side as fit; of `four` the last one goes where it would stand alone. */
export function CardGrid({ four, children }: CardGridProps) {
  const styles = cardGrid({ four });
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
