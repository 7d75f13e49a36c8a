import { ArrowUpRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { kpi } from '#styled/recipes';
import { Delta, type FigureChange } from './delta.tsx';
import { asChild, type ChildElement } from '../controls/as-child.ts';
import { HiddenText } from '../layout/hidden-text.tsx';
import { Icon } from '../content/icon.tsx';
import { longFigure } from './long-figure.ts';
import { KpiSkeleton } from './kpi-skeleton.tsx';
import { tipLines } from '../overlays/tip-anchor.ts';

export type Kpi<Value extends string> = {
  value: Value;
  label: ReactNode;
  figure: ReactNode;
  /** What it counts or is divided by: a tooltip, and its description. */
  hint?: string;
  delta?: FigureChange | null;
  /** What else its tooltip says. */
  tip?: string | null;
  /** The compared figure in words: 'vs €80,475.90'. */
  compare?: ReactNode;
  spark?: ReactNode;
  /** A link to the report behind it; its text is for screen readers, an arrow is shown. */
  report?: ChildElement;
};

type KpiStripProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** `null` while loading. */
  items: readonly Kpi<Value>[] | null;
  /** Number of placeholders while loading. */
  count?: number;
};

type TileProps<Value extends string> = {
  item: Kpi<Value>;
  name: string;
  isChosen: boolean;
  onChange: (value: Value) => void;
};

function Tile<Value extends string>({ item, name, isChosen, onChange }: TileProps<Value>) {
  const styles = kpi();
  const hintId = useId();
  return (
    <div className={styles.tile}>
      <label className={styles.choice} data-tip={tipLines(item)}>
        <input
          type="radio"
          className={styles.input}
          name={name}
          value={item.value}
          checked={isChosen}
          aria-describedby={item.hint ? hintId : undefined}
          onChange={() => onChange(item.value)}
        />
        <span className={styles.label}>{item.label}</span>
        <span className={styles.value} data-long={longFigure(item.figure)}>
          {item.figure}
        </span>
        <span className={styles.foot}>
          {item.delta ? <Delta {...item.delta}>{item.delta.text}</Delta> : null}
          {item.compare ? <span>{item.compare}</span> : null}
        </span>
        {item.spark ? <span className={styles.spark}>{item.spark}</span> : null}
      </label>
      {item.hint ? (
        <span id={hintId} hidden>
          {item.hint}
        </span>
      ) : null}
      {item.report
        ? asChild(item.report, { className: styles.report }, (text) => (
            <>
              <Icon of={ArrowUpRight} size="sm" />
              <HiddenText>{text}</HiddenText>
            </>
          ))
        : null}
    </div>
  );
}

/** Selectable key figures as native radio buttons. A sparkline takes its colours from here. */
export function KpiStrip<Value extends string>({
  label,
  value,
  onChange,
  items,
  count,
}: KpiStripProps<Value>) {
  const styles = kpi();
  const name = useId();
  if (!items) return <KpiSkeleton count={count} hasSpark />;
  return (
    <div role="radiogroup" aria-label={label} className={styles.strip}>
      {items.map((item) => (
        <Tile key={item.value} item={item} name={name} isChosen={item.value === value} onChange={onChange} />
      ))}
    </div>
  );
}
