import { Icon } from '#ui/content/icon.tsx';
import { Input } from '#ui/controls/input.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { MacroPicker } from '#ui/controls/macro-picker.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { groupsOf, type Macro } from './macro-groups.ts';

type MacroChoiceProps = {
  macros: readonly Macro[];
  used: ReadonlySet<string>;
  onPick: (text: string) => void;
};

export function MacroChoice({ macros, used, onPick }: MacroChoiceProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  return (
    <MacroPicker
      title={<Trans>Insert macro</Trans>}
      search={
        <InputGroup start={<Icon of={Search} size="sm" />}>
          <Input
            type="search"
            aria-label={t`Find macro`}
            placeholder={t`Find`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </InputGroup>
      }
      groups={groupsOf(macros, typed).map(({ id, label, macros: found }) => ({
        id,
        label: i18n._(label),
        macros: found.map((macro) => ({ text: macro.macro, name: macro.name, isUsed: used.has(macro.id) })),
      }))}
      onPick={onPick}
      note={<Trans>No match</Trans>}
    />
  );
}
