import { useId } from 'react';
import { choiceTiles } from '#styled/recipes';

type Tile<Value extends string> = {
  value: Value;
  label: string;
  /** A leading symbol. */
  mark: string;
  note?: string | undefined;
  isDisabled?: boolean;
};

type ChoiceTilesProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: Value | null;
  onChange: (value: Value) => void;
  items: readonly Tile<Value>[];
  isDisabled?: boolean;
};

/** Few options as tiles: native radio buttons, so the arrow keys work. */
export function ChoiceTiles<Value extends string>({
  label,
  value,
  onChange,
  items,
  isDisabled = false,
}: ChoiceTilesProps<Value>) {
  const styles = choiceTiles();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {items.map((item) => (
        <label key={item.value} className={styles.item}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={isDisabled || item.isDisabled}
            onChange={() => onChange(item.value)}
          />
          <span className={styles.tile}>
            <span className={styles.mark} aria-hidden="true">
              {item.mark}
            </span>
            {item.label}
            {item.note ? <span className={styles.note}>{item.note}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
