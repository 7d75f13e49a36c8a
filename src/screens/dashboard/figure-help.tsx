import { useFigures } from '#figures/use-figures.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { keyFigures } from './figures.ts';

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
