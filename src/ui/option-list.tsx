import type { ReactNode } from 'react';
import { optionList } from '#styled/recipes';
import { Checkbox } from './checkbox.tsx';

/** One option; `count` is how many rows it would leave. */
export type Option = { value: string; label: ReactNode; count?: string | undefined; disabled?: boolean };

type OptionListProps = {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Stands where no option is left. */
  note?: ReactNode;
};

/** Options to tick, several at once. */
export function OptionList({ label, options, value, onChange, note }: OptionListProps) {
  const styles = optionList();
  const toggled = (one: string) =>
    value.includes(one) ? value.filter((other) => other !== one) : [...value, one];
  if (options.length === 0) return <p className={styles.note}>{note}</p>;
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {options.map((option) => (
        <div key={option.value} className={styles.item}>
          <Checkbox
            label={option.label}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            onChange={() => onChange(toggled(option.value))}
          />
          {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
        </div>
      ))}
    </div>
  );
}
