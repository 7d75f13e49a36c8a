import { Checkbox } from '#ui/controls/checkbox.tsx';
import { RadioGroup } from '#ui/controls/radio-group.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import type { NativeProps, Option } from '../field-control.ts';

// Checkboxes have no read-only state, so ignore the click.
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

export const CheckboxControl = (props: NativeProps) => <Checkbox {...boxProps(props)} />;

export const SwitchControl = (props: NativeProps) => <Switch {...boxProps(props)} />;

// Defaults to dots; `buttons` stand side by side.
type RadioOptions = { options?: readonly Option[]; variant?: 'dots' | 'stacked' | 'buttons' };

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
