import { Input } from '#ui/controls/input.tsx';
import type { NativeProps } from '../field-control.ts';

/** A time of day, HH:mm. */
export function TimeControl({ name, initial, isDisabled, isReadOnly, options }: NativeProps<'time'>) {
  return (
    <Input
      type="time"
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      step={options.step}
    />
  );
}
