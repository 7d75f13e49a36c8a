import { spark } from '#styled/recipes';
import { areaPath, linePath } from './paths.ts';
import { valueScale } from './scale.ts';

/** The shape of a metric, without axes; the figures beside it are the information. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const styles = spark();
  const scale = valueScale(values.map((value) => value ?? 0));
  const drawn = { values, scale, count: values.length };
  return (
    <svg className={styles.root} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={areaPath(drawn)} className={styles.area} />
      <path d={linePath(drawn)} className={styles.line} />
    </svg>
  );
}
