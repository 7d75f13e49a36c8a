import type { ComponentProps } from 'react';
import { radio, type RadioVariantProps } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';
import type { Variants } from '../platform/variants.ts';

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'className' | 'id' | 'value' | 'defaultValue'
> &
  Variants<RadioVariantProps, 'variant'> & {
    name: string;
    /** The selected option, where it can change elsewhere too. */
    value?: string;
    defaultValue?: string;
    options: readonly { value: string; label: string; isDisabled?: boolean }[];
  };

/** Native radio buttons, so the arrow keys work. For a `Field` of role radiogroup. */
export function RadioGroup({
  options,
  variant,
  value: selected,
  defaultValue,
  disabled,
  readOnly,
  ...native
}: RadioGroupProps) {
  const styles = radio({ variant });
  const { id, 'aria-describedby': describedBy } = useFieldControl();
  return (
    <div className={styles.root}>
      {options.map(({ value, label, isDisabled }, index) => (
        <label key={value} className={styles.item}>
          <input
            {...native}
            type="radio"
            className={styles.input}
            id={index === 0 ? id : undefined}
            value={value}
            {...(selected === undefined
              ? { defaultChecked: value === defaultValue }
              : { checked: value === selected })}
            disabled={disabled || isDisabled || (readOnly && value !== defaultValue)}
            aria-describedby={describedBy}
          />
          <span className={styles.dot} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
