import { Checkbox } from '#ui/controls/checkbox.tsx';
import type { NativeProps } from '../field-control.ts';
import { withoutChange } from '../without-change.ts';

/** A box to tick, with its own label. */
export function CheckboxControl({
  id,
  name,
  initial,
  isDisabled,
  isReadOnly,
  ...texts
}: NativeProps<'checkbox'>) {
  return (
    <Checkbox
      id={id}
      name={name}
      value="on"
      defaultChecked={initial === 'on'}
      disabled={isDisabled}
      {...withoutChange(isReadOnly)}
      label={texts.label}
      required={texts.isRequired}
      error={texts.error}
    />
  );
}
