import { Field } from '#ui/controls/field.tsx';
import { RadioGroup } from '#ui/controls/radio-group.tsx';
import type { ReactNode } from 'react';

type ChoiceFieldProps<Value extends string> = {
  id: string;
  label: ReactNode;
  /** A menu may change it too. */
  value: Value;
  items: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A choice that is kept on the device at once, with the look of those that a form saves. */
export function ChoiceField<Value extends string>({
  id,
  label,
  value,
  items,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Field id={id} role="radiogroup" label={label}>
      <RadioGroup
        name={id}
        variant="buttons"
        value={value}
        options={items.map((item) => ({ value: item.value, label: item.label }))}
        onChange={({ currentTarget }) => {
          const chosen = items.find((item) => item.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Field>
  );
}
