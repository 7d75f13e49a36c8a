import type { ReactNode } from 'react';
import { optionList } from '#styled/recipes';
import { Checkbox } from './checkbox.tsx';

// `count` is how many rows it would leave.
export type Option = { value: string; label: ReactNode; count?: string | undefined; disabled?: boolean };

export type Choice = {
  /** Accessible name of the group. */
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

type ItemProps = Pick<Choice, 'value' | 'onChange'> & { option: Option };

export function OptionItem({ option, value, onChange }: ItemProps) {
  const isChosen = value.includes(option.value);
  return (
    <>
      <Checkbox
        label={option.label}
        checked={isChosen}
        disabled={option.disabled}
        onChange={() =>
          onChange(isChosen ? value.filter((one) => one !== option.value) : [...value, option.value])
        }
      />
      {option.count === undefined ? null : <span className={optionList().count}>{option.count}</span>}
    </>
  );
}
