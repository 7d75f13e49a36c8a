import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { chip } from '#styled/recipes';
import { focusBefore } from '../overlays/focus-before.ts';
import { Icon } from '../content/icon.tsx';
import { nameTipOf } from '../overlays/tip-anchor.ts';

type ChipProps = {
  label: string;
  value: string;
  /** Names the remove button. */
  removeLabel: string;
  onRemove: () => void;
};

export function Chip({ label, value, removeLabel, onRemove }: ChipProps) {
  const styles = chip();
  return (
    <li className={styles.root}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <button
        type="button"
        className={styles.remove}
        {...nameTipOf(removeLabel)}
        onClick={({ currentTarget }) => {
          focusBefore(currentTarget);
          onRemove();
        }}
      >
        <Icon of={X} size="sm" />
      </button>
    </li>
  );
}

export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={chip().list} aria-label={label}>
      {children}
    </ul>
  );
}
