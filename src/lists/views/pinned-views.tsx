import { Button } from '#ui/controls/button.tsx';
import { ChipList } from '#ui/controls/chip.tsx';
import { ToolbarLine } from '#ui/layout/toolbar.tsx';
import { useLingui } from '@lingui/react/macro';
import { Pin } from 'lucide-react';
import { useViewAddress } from './use-view-address.ts';
import { useViews } from './use-views.ts';

type PinnedViewsProps = {
  kind: string;
  parameters: readonly string[];
  /** They stand outside the card of their list. */
  isBare?: boolean;
};

/** Pinned views of a list; the active one is pressed, pressing it again clears it. */
export function PinnedViews({ kind, parameters, isBare = false }: PinnedViewsProps) {
  const { t } = useLingui();
  const { views } = useViews(kind);
  const { current, choose } = useViewAddress(parameters);
  const pinned = views?.filter((view) => view.pinned) ?? [];
  if (pinned.length === 0) return null;
  const chips = (
    <ChipList label={t`Pinned views`}>
      {pinned.map(({ id, place, name, query }) => (
        <li key={`${place} ${id}`}>
          <Button
            size="sm"
            icon={Pin}
            pressed={query === current}
            onClick={() => choose(query === current ? '' : query)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ChipList>
  );
  return isBare ? chips : <ToolbarLine>{chips}</ToolbarLine>;
}
