import { chartSheet } from '#styled/recipes';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import type { Layout } from './layout.ts';
import { partsOnPaper } from './paper.ts';
import { PaperOrigin } from './paper-origin.tsx';

type PaperPartsProps = {
  layout: Layout;
  name: string;
  /** That of the chart; null for the whole system. */
  chart: string | null;
  /** The id of what is drawn. */
  of: string;
};

/** On paper, a drawing that is too large for one page once more, part by part. */
export function PaperParts({ layout, name, chart, of }: PaperPartsProps) {
  const styles = chartSheet();
  const { count } = useFormats();
  const isPrinted = usePrintedAt() !== null;
  const parts = isPrinted ? partsOnPaper(layout) : [];
  const all = count(parts.length);
  return parts.map(({ row, column, scale, x, y, width, height }, index) => {
    const [nth, down, across] = [count(index + 1), count(row), count(column)];
    return (
      <figure key={`${row} ${column}`} className={styles.part}>
        <figcaption>
          <Trans>
            {name}, part {nth} of {all}: row {down}, column {across}
          </Trans>{' '}
          <PaperOrigin chart={chart} />
        </figcaption>
        <svg
          viewBox={`${x} ${y} ${width} ${height}`}
          width={Math.floor(width * scale)}
          height={Math.floor(height * scale)}
          role="img"
          aria-label={name}
        >
          <use href={`#${of}`} />
        </svg>
      </figure>
    );
  });
}
