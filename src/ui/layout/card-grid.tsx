import { Children, type CSSProperties, type ReactNode } from 'react';
import { cardGrid, type CardGridVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type CardGridProps = Variants<CardGridVariantProps, 'variant'> & { children: ReactNode };

// Of more than four, a part of the fifth.
const shownOf = (count: number) => (count > 4 ? 4.25 : 4);

/** As many cards side by side as fit: in rows, or in a strip that scrolls. */
export function CardGrid({ variant, children }: CardGridProps) {
  const styles = cardGrid({ variant });
  const shown = { '--shown': shownOf(Children.count(children)) } as CSSProperties;
  return (
    <div className={styles.frame}>
      <div className={styles.grid} style={variant === 'strip' ? shown : undefined}>
        {children}
      </div>
    </div>
  );
}
