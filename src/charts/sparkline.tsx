import { spark } from '#styled/recipes';
import { areaPath, linePath, splitAt } from './paths.ts';
import { valueScale } from './scale.ts';

type SparklineProps = {
  values: readonly (number | null)[];
  /** The first value that is not final, -1 if all are; the line to it is dashed. */
  openFrom: number;
};

/** A line without axes; the figures beside it are the information. */
export function Sparkline({ values, openFrom }: SparklineProps) {
  const styles = spark();
  const scale = valueScale(values.map((value) => value ?? 0));
  const { finished, open } = splitAt(values, openFrom);
  const drawn = (part: typeof values) => ({ values: part, scale, count: values.length });
  return (
    <svg className={styles.root} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={areaPath(drawn(finished))} className={styles.area} />
      <path d={linePath(drawn(finished))} className={styles.line} />
      <path d={linePath(drawn(open))} className={styles.line} data-open="" />
    </svg>
  );
}
