import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { chip } from '#styled/recipes';
import { focusBefore } from '../overlays/focus-before.ts';
import { Icon } from '../content/icon.tsx';

type ChipProps = {
  /** What is narrowed down, and to what. */
  label: string;
  value: string;
  /** Says what its button takes away. */
  removeLabel: string;
  onRemove: () => void;
};

/** A filter in use; its button takes it away. */
export function Chip({ label, value, removeLabel, onRemove }: ChipProps) {
  const styles = chip();
  return (
    <li className={styles.root}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        title={removeLabel}
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

/** `Chip`s in a row, and what follows them. */
export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={chip().list} aria-label={label}>
      {children}
    </ul>
  );
}
