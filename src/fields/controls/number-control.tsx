import { NumberInput } from '#ui/number-input.tsx';
import { useState } from 'react';
import type { WidgetProps } from '../field-control.ts';
import { fitNumber } from '../numbers.ts';

/** A number within its limits: what is submitted always is, what is typed when it is left (F6). */
export function NumberControl({
  options,
  value,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
}: WidgetProps<'number', number | null>) {
  const { min, max, step, precision, unit, placeholder } = options;
  const fit = (number: number | null) => (number === null ? null : fitNumber(number, options));
  const [typed, setTyped] = useState(value);
  return (
    <NumberInput
      {...{ min, max, step, precision, unit, placeholder, isDisabled, isReadOnly }}
      value={fit(typed) === value ? typed : value}
      onChange={(number) => {
        setTyped(number);
        onChange(fit(number));
      }}
      onBlur={() => {
        setTyped(value);
        onBlur();
      }}
    />
  );
}
