import type { CSSProperties, ReactNode } from 'react';
import { kpiToggles } from '#styled/recipes';
import { Delta, type FigureChange } from '../figures/delta.tsx';
import { longFigure } from '../figures/long-figure.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { tipLines, tipOf } from '../overlays/tip-anchor.ts';

// `style` brings the colour of its line while it is shown.
export type KpiToggle = {
  id: string;
  label: ReactNode;
  figure: string;
  /** What it counts or divides, as a tooltip. */
  hint: string;
  delta?: FigureChange | null;
  /** What else its tooltip says. */
  tip?: string | null;
  /** The compared figure in words. */
  compare?: ReactNode;
  isChosen: boolean;
  style?: CSSProperties | undefined;
};

const placeholders = [64, 82, 70, 92, 58, 76, 66];

function Loading({ isCompared }: { isCompared: boolean }) {
  const styles = kpiToggles();
  return (
    <div className={styles.strip} aria-busy="true">
      {placeholders.map((width) => (
        <div key={width} className={styles.tile}>
          <span className={styles.label}>
            <Skeleton width={width} height={10} />
          </span>
          <span className={styles.value}>
            <Skeleton width={width} height={14} />
          </span>
          {isCompared ? <span className={styles.compare} /> : null}
        </div>
      ))}
    </div>
  );
}

type KpiTogglesProps = {
  /** Accessible name of the group. */
  label: string;
  /** `null` while loading. */
  items: readonly KpiToggle[] | null;
  /** Whether figures are compared: reserves the room while loading. */
  isCompared?: boolean;
  onToggle: (id: string) => void;
  /** At the end: more figures. */
  children?: ReactNode;
};

/** Key figures as toggles, each a line of the chart below. */
export function KpiToggles({ label, items, isCompared = false, onToggle, children }: KpiTogglesProps) {
  const styles = kpiToggles();
  if (!items) return <Loading isCompared={isCompared} />;
  return (
    <div className={styles.strip} role="group" aria-label={label}>
      {items.map(({ id, hint, tip, delta, compare, isChosen, style, ...item }) => (
        <button
          key={id}
          type="button"
          className={styles.tile}
          aria-pressed={isChosen}
          {...tipOf(hint)}
          data-tip={tipLines({ hint, tip })}
          style={style}
          onClick={() => onToggle(id)}
        >
          <span className={styles.label}>
            <i className={styles.swatch} />
            {item.label}
          </span>
          <span className={styles.value} data-long={longFigure(item.figure)}>
            {item.figure}
          </span>
          {delta ? <Delta {...delta}>{delta.text}</Delta> : null}
          {compare || isCompared ? <span className={styles.compare}>{compare}</span> : null}
        </button>
      ))}
      {children ? <div className={styles.rest}>{children}</div> : null}
    </div>
  );
}
