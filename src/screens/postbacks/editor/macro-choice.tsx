import { Icon } from '#ui/content/icon.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { MacroPicker } from '#ui/controls/macro-picker.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight, Search } from 'lucide-react';
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
  // On phones they would part the address from its preview.
  const isNarrow = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <MacroPicker
      isFolded={isNarrow && !isUnfolded}
      title={
        isNarrow ? (
          <Button
            variant="ghost"
            icon={isUnfolded ? ChevronDown : ChevronRight}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Trans>Insert macro</Trans>
          </Button>
        ) : (
          <Trans>Insert macro</Trans>
        )
      }
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
