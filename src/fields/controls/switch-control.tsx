import { Switch } from '#ui/controls/switch.tsx';
import type { NativeProps } from '../field-control.ts';
import { withoutChange } from '../without-change.ts';

/** A switch, with its own label. */
export function SwitchControl({
  id,
  name,
  initial,
  isDisabled,
  isReadOnly,
  ...texts
}: NativeProps<'switch'>) {
  return (
    <Switch
      id={id}
      name={name}
      value="on"
      defaultChecked={initial === 'on'}
      disabled={isDisabled}
      {...withoutChange(isReadOnly)}
      label={texts.label}
      hint={texts.hint}
      required={texts.isRequired}
      error={texts.error}
    />
  );
}
