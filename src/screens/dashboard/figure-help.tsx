import { useFigures } from '#portal/use-figures.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { keyFigures } from './figures.ts';

/** What each figure counts, or is divided by. */
export function FigureHelp() {
  const { t } = useLingui();
  const figures = useFigures();
  const label = t`What the figures mean`;
  return (
    <Popover label={label} trigger={<IconButton size="sm" icon={Info} label={label} />}>
      <DefinitionList
        items={keyFigures.map((id) => ({ id, term: figures.label(id), details: figures.meaning(id) }))}
      />
    </Popover>
  );
}
