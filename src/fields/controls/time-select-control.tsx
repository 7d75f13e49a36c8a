import { Combobox } from '#ui/controls/combobox.tsx';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { WidgetProps } from '../field-control.ts';
import { timeSlots } from '../time-slots.ts';

// From `start` 00:00 to `end` 23:59 every `step` 15 minutes (F6).
type TimeSelectOptions = { start?: string; end?: string; step?: number; placeholder?: string };

export function TimeSelectControl({
  options,
  value,
  onChange,
  ...state
}: WidgetProps<TimeSelectOptions, string>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const slots = timeSlots(options).map((time) => ({ value: time, label: time }));
  const fitting = slots.filter(({ label }) => label.includes(typed.trim()));
  return (
    <Combobox
      {...state}
      options={fitting}
      chosen={value === '' ? [] : [{ value, label: value }]}
      onSearch={setTyped}
      onChange={([time]) => onChange(time ?? '')}
      placeholder={options.placeholder ?? 'HH:mm'}
      note={fitting.length === 0 ? t`No match` : null}
    />
  );
}
