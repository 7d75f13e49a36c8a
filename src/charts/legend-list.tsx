import { chart } from '#styled/recipes';
import { series, type SeriesName } from './series.ts';

type Entry = { name: string; colour: SeriesName; isDashed?: boolean };

// Dashed entries are compared periods.
export function LegendList({ entries }: { entries: readonly Entry[] }) {
  const styles = chart();
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, colour, isDashed }) => (
        <li key={name} className={styles.legendItem} style={series(colour)}>
          <i className={styles.swatch} data-dashed={isDashed ? '' : undefined} />
          {name}
        </li>
      ))}
    </ul>
  );
}
