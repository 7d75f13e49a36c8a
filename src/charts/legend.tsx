import { chart } from '#styled/recipes';
import { series } from './series.ts';

/** Which period each line of a time series stands for. */
export function Legend({ current, previous }: { current: string; previous: string }) {
  const styles = chart();
  return (
    <ul className={styles.legend}>
      <li className={styles.legendItem} style={series(1)}>
        <i className={styles.swatch} />
        {current}
      </li>
      <li className={styles.legendItem} style={series('previous')}>
        <i className={styles.swatch} data-dashed="" />
        {previous}
      </li>
    </ul>
  );
}
