import { useId, type ReactNode } from 'react';
import { kpi } from '#styled/recipes';
import { Delta, type Direction } from './delta.tsx';
import { KpiSkeleton } from './kpi-skeleton.tsx';

/** A key figure, formatted. */
export type Kpi<Value extends string> = {
  value: Value;
  label: ReactNode;
  figure: string;
  delta?: { direction: Direction; text: string };
  /** The previous period in words: 'vs €80,475.90'. */
  compare?: ReactNode;
  spark?: ReactNode;
};

type KpiStripProps<Value extends string> = {
  /** What the figures are, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** `null` while loading. */
  items: readonly Kpi<Value>[] | null;
};

/** Key figures side by side; choosing one is up to native radio buttons. A spark takes its colours from here. */
export function KpiStrip<Value extends string>({ label, value, onChange, items }: KpiStripProps<Value>) {
  const styles = kpi();
  const name = useId();
  if (!items) return <KpiSkeleton />;
  return (
    <div role="radiogroup" aria-label={label} className={styles.strip}>
      {items.map((item) => (
        <label key={item.value} className={styles.tile}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <span className={styles.label}>{item.label}</span>
          <span className={styles.value}>{item.figure}</span>
          <span className={styles.spark}>{item.spark}</span>
          <span className={styles.foot}>
            {item.delta ? <Delta direction={item.delta.direction}>{item.delta.text}</Delta> : null}
            {item.compare ? <span>{item.compare}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
