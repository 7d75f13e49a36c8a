import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { segment } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { HiddenText } from '../layout/hidden-text.tsx';

/** With an icon the label is for screen readers. */
export type Choice<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

type SegmentProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly Choice<Value>[];
  block?: boolean;
};

/** Few options side by side: native radio buttons, so the arrow keys work. */
export function Segment<Value extends string>({ label, value, onChange, items, block }: SegmentProps<Value>) {
  const styles = segment({ block });
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {items.map((item) => (
        <label key={item.value} className={styles.item} data-tip={item.icon ? item.label : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.icon ? <Icon of={item.icon} size="sm" /> : null}
          {item.icon ? <HiddenText>{item.label}</HiddenText> : item.label}
        </label>
      ))}
    </div>
  );
}
