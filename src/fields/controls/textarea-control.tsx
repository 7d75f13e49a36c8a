import { Textarea } from '#ui/controls/textarea.tsx';
import type { NativeProps } from '../field-control.ts';

/** Several lines of text. */
export function TextareaControl({ name, initial, isDisabled, isReadOnly, options }: NativeProps<'textarea'>) {
  return (
    <Textarea name={name} defaultValue={initial} disabled={isDisabled} readOnly={isReadOnly} {...options} />
  );
}
