import type { NativeProps } from '../field-control.ts';

/** A value that nobody sees. */
export const HiddenControl = ({ name, initial }: NativeProps<'hidden'>) => (
  <input type="hidden" name={name} defaultValue={initial} />
);
