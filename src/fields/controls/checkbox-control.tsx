import { Checkbox } from '#ui/controls/checkbox.tsx';
import { RadioGroup } from '#ui/controls/radio-group.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import type { NativeProps, Option } from '../field-control.ts';

/** A box cannot be read-only: one that may not be changed answers no click. */
const withoutChange = {
  'aria-readonly': true,
  onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
};

const boxProps = ({ id, name, initial, isDisabled, isReadOnly, ...texts }: NativeProps) => ({
  id,
  name,
  value: 'on',
  defaultChecked: initial === 'on',
  disabled: isDisabled,
  ...(isReadOnly ? withoutChange : null),
  label: texts.label,
  hint: texts.hint,
  required: texts.isRequired,
  error: texts.error,
});

/** A box to tick, with its own label. */
export const CheckboxControl = (props: NativeProps) => <Checkbox {...boxProps(props)} />;

/** A switch, with its own label. */
export const SwitchControl = (props: NativeProps) => <Switch {...boxProps(props)} />;

/** Dots, or `buttons` side by side. */
type RadioOptions = { options?: readonly Option[]; variant?: 'dots' | 'buttons' };

/** One of a few, all in sight. */
export function RadioControl({ name, initial, isDisabled, isReadOnly, options }: NativeProps<RadioOptions>) {
  return (
    <RadioGroup
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      options={options.options ?? []}
      variant={options.variant}
    />
  );
}
