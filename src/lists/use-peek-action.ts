import type { RowAction } from '#ui/tables/row-actions.tsx';
import { useLingui } from '@lingui/react/macro';
import { PanelRight } from 'lucide-react';

/**
 * Opens a row beside its list from its menu, as Space does on the row. No click with a modifier: Ctrl, ⌘ and Shift open a
 * link in a tab or window of its own.
 */
export function usePeekAction(onSelect: RowAction['onSelect']): RowAction {
  const { t } = useLingui();
  return { id: 'peek', label: t`Peek`, icon: PanelRight, isWide: true, onSelect };
}
