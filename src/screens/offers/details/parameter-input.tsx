import type { CustomControl } from '#fields/field-control.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MacroInput } from '#ui/controls/macro-input.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { useLingui } from '@lingui/react/macro';
import { Braces } from 'lucide-react';
import { typedParts } from './built-address.ts';
import { useParameterName, type Parameter } from './use-parameter-name.ts';

type ParameterInputProps = {
  control: CustomControl;
  /** The label of the field. */
  label: string;
  macros: readonly Parameter[];
  placeholder?: string;
};

export function ParameterInput({ control, label, macros, placeholder }: ParameterInputProps) {
  const { t } = useLingui();
  const nameOf = useParameterName();
  const { id, value, onChange, onBlur, isDisabled, isReadOnly } = control;
  return (
    <MacroInput
      size="line"
      id={id}
      parts={typedParts(value)}
      placeholder={placeholder}
      onChange={onChange}
      onBlur={onBlur}
      disabled={isDisabled}
      readOnly={isReadOnly}
      autoComplete="off"
      end={
        <Menu
          label={t`Macros`}
          trigger={
            <IconButton
              icon={Braces}
              size="sm"
              label={t`Insert a macro into ${label}`}
              disabled={isDisabled || isReadOnly}
            />
          }
        >
          {macros.map((parameter) => (
            <MenuItem
              key={parameter.id}
              value={parameter.macro}
              onSelect={() => onChange(value + parameter.macro)}
            >
              {parameter.macro} · {nameOf(parameter)}
            </MenuItem>
          ))}
        </Menu>
      }
    />
  );
}
