import type { CustomControl } from '#fields/field-types.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { InputGroup } from '#ui/input-group.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useLingui } from '@lingui/react/macro';
import { Braces } from 'lucide-react';

/** A parameter of links as the dictionary names it. */
export type Macro = { id: string; name: string; macro: string; example: string };

type MacroInputProps = {
  control: CustomControl;
  /** What the field is called. */
  label: string;
  macros: readonly Macro[];
  placeholder?: string;
};

/** A text into which macros can be put from a menu. */
export function MacroInput({ control, label, macros, placeholder }: MacroInputProps) {
  const { t } = useLingui();
  const { id, value, onChange, onBlur, isDisabled, isReadOnly } = control;
  return (
    <InputGroup
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
          {macros.map(({ macro, name }) => (
            <MenuItem key={macro} value={macro} onSelect={() => onChange(value + macro)}>
              {macro} · {name}
            </MenuItem>
          ))}
        </Menu>
      }
    >
      <Input
        id={id}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        disabled={isDisabled}
        readOnly={isReadOnly}
        autoComplete="off"
        spellCheck={false}
      />
    </InputGroup>
  );
}
