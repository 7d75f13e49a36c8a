import type { CSSProperties } from 'react';
import { meter } from '#styled/recipes';
import { useIcon } from '../content/icon.tsx';
import { longFigure } from './long-figure.ts';

type MeterProps = {
  label: string;
  /** The same in figures: '4 / 25' or '37%'. */
  figure: string;
  value: number;
  max: number;
};

function toneOf(share: number) {
  if (share >= 1) return 'error';
  return share >= 0.9 ? 'warning' : 'accent';
}

/** A warning from 90 %, red at 100 %. */
export function Meter({ label, figure, value, max }: MeterProps) {
  const isValid = Number.isFinite(value) && Number.isFinite(max);
  const used = max > 0 ? Math.min(value / max, 1) : 1;
  const share = isValid ? used : 0;
  const { isFlat } = useIcon(undefined);
  const styles = meter({ tone: toneOf(share) });
  const meaning = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': isValid ? max : undefined,
    'aria-valuenow': isValid ? Math.min(value, max) : undefined,
    'aria-valuetext': figure,
  };
  if (isFlat) {
    return (
      <span
        {...meaning}
        className={styles.flat}
        data-long={longFigure(figure)}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
      >
        {label} {figure}
      </span>
    );
  }
  return (
    <span {...meaning} className={styles.root}>
      <span className={styles.caption} data-long={longFigure(figure)}>
        <span className={styles.label}>{label}</span>
        <b className={styles.figure}>{figure}</b>
      </span>
      <span className={styles.track}>
        <span className={styles.fill} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
