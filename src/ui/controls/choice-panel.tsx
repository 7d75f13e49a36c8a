import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { choicePanel } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';

type ChoicePanelProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Why one is disabled stands beside the custom choice. */
  items: readonly { value: Value; label: string; isDisabled?: boolean }[];
  /** Null if none is selected. */
  value: Value | null;
  onChoose: (value: Value) => void;
  /** The custom choice. */
  children: ReactNode;
};

/** Presets, with a custom choice beside them. */
export function ChoicePanel<Value extends string>({
  label,
  items,
  value,
  onChoose,
  children,
}: ChoicePanelProps<Value>) {
  const styles = choicePanel();
  return (
    <div className={styles.root}>
      <div className={styles.list} role="group" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            className={styles.choice}
            aria-pressed={item.value === value}
            disabled={item.isDisabled}
            onClick={() => onChoose(item.value)}
          >
            {item.label}
            {item.value === value ? <Icon of={Check} size="sm" /> : null}
          </button>
        ))}
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
