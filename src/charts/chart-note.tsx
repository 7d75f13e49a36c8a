import type { ReactNode } from 'react';
import { chart } from '#styled/recipes';

type ChartNoteProps = {
  /** A sentence about the point that the chart marks. */
  marked: ReactNode;
  /** What else the chart needs to be read. */
  children: ReactNode;
};

/** Under a chart; its room is kept while there is nothing to say. */
export function ChartNote({ marked, children }: ChartNoteProps) {
  const styles = chart();
  return (
    <div className={styles.note}>
      {marked ? <i className={styles.mark} /> : null}
      <p>
        {marked ? <span>{marked}</span> : null} {children}
      </p>
    </div>
  );
}
