import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useCopy } from '../controls/use-copy.ts';
import { notify } from '../feedback/notify.ts';
import type { RowAction } from './row-actions.tsx';

/** Copies a text from the menu of a row. */
export function useCopyAction({ text, label }: { text: string; label: string }): RowAction {
  const { t } = useLingui();
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(text)) notify({ type: 'success', text: t`Copied` });
  };
  return { id: 'copy', label, icon: Copy, onSelect: () => void copy() };
}
