import { useRef } from 'react';
import { checkboxGroup } from '#styled/recipes';
import { Checkbox } from './checkbox.tsx';
import { useFieldControl, useFieldLabel } from './field-control.ts';

type CheckboxGroupProps = {
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The focus left the group. */
  onBlur: () => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

export function CheckboxGroup({
  options,
  values,
  onChange,
  onBlur,
  isDisabled = false,
  isReadOnly = false,
}: CheckboxGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const { id, 'aria-describedby': describedBy } = useFieldControl();
  const change = (value: string, isTicked: boolean) => {
    const ticked = options.filter((option) =>
      option.value === value ? isTicked : values.includes(option.value),
    );
    onChange(ticked.map((option) => option.value));
  };
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={useFieldLabel()}
      aria-describedby={describedBy}
      className={checkboxGroup()}
      ref={group}
    >
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={values.includes(value)}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          onBlur={({ relatedTarget }) => {
            if (!group.current?.contains(relatedTarget)) onBlur();
          }}
          onChange={({ target }) => {
            if (!isReadOnly) change(value, target.checked);
          }}
        />
      ))}
    </div>
  );
}
