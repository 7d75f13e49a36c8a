import { ChevronsUpDown } from 'lucide-react';
import { select, type SelectVariantProps } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type SelectProps<Value extends string> = Variants<SelectVariantProps, 'variant' | 'size'> & {
  /** Accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly { value: Value; label: string }[];
};

/** A native select. `quiet` for toolbars, `outline` for forms. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  items,
  ...variants
}: SelectProps<Value>) {
  const styles = select(variants);
  return (
    <span className={styles.root}>
      <select
        className={styles.control}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = items.find((item) => item.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon of={ChevronsUpDown} size="sm" />
      </span>
    </span>
  );
}
