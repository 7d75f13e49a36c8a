import { Input } from '#ui/controls/input.tsx';
import type { NativeProps } from '../field-control.ts';

/** An email address. */
export function EmailControl({ name, initial, isDisabled, isReadOnly, options }: NativeProps<'email'>) {
  return (
    <Input
      type="email"
      name={name}
      defaultValue={initial}
      disabled={isDisabled}
      readOnly={isReadOnly}
      autoCapitalize="none"
      spellCheck={false}
      {...options}
    />
  );
}
