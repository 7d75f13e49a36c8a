import type { ReactNode } from 'react';
import { chart } from '#styled/recipes';
import { series, type SeriesName } from './series.ts';

type Entry = { name: string; colour: SeriesName; isDashed?: boolean };

// Dashed entries are compared periods.
export function LegendList({ entries, children }: { entries: readonly Entry[]; children?: ReactNode }) {
  const styles = chart();
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, colour, isDashed }) => (
        <li key={name} className={styles.legendItem} style={series(colour)}>
          <i className={styles.swatch} data-dashed={isDashed ? '' : undefined} />
          {name}
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}
