import { RadioGroup } from '#ui/controls/radio-group.tsx';
import type { NativeProps } from '../field-control.ts';

/** One of a few, all in sight. */
export function RadioControl({ name, initial, isDisabled, isReadOnly, options }: NativeProps<'radio'>) {
  return (
    <RadioGroup
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      options={options.options ?? []}
      look={options.look}
    />
  );
}
