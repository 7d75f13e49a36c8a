import { IconButton } from '#ui/controls/icon-button.tsx';
import { WideOnly } from '#ui/layout/toolbar.tsx';
import { useLingui } from '@lingui/react/macro';
import { PanelRight } from 'lucide-react';

type PeekButtonProps = { name: string; onOpen: (from: Element) => void };

/**
 * Opens a row beside its list, as Space does on the row. No click with a modifier: Ctrl, ⌘ and Shift open a link in a tab or
 * window of its own.
 */
export function PeekButton({ name, onOpen }: PeekButtonProps) {
  const { t } = useLingui();
  return (
    <WideOnly>
      <IconButton
        icon={PanelRight}
        label={t`Peek at ${name}`}
        // Safari focuses no pressed button.
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      />
    </WideOnly>
  );
}
