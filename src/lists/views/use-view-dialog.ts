import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { View, Views } from './use-views.ts';
import { dialogParameter } from './view-address.ts';

const listDialogs = ['save', 'manage', 'import'] as const;
const viewDialogs = ['rename', 'remove'] as const;

// A dialog of all views, or of one.
export type ViewDialogState =
  | { type: (typeof listDialogs)[number] }
  | { type: (typeof viewDialogs)[number]; view: View };

// `onOpenDialog` opens another dialog, or closes with null.
export type ViewDialogProps = {
  kind: string;
  parameters: readonly string[];
  views: Views;
  onOpenDialog: (dialog: ViewDialogState | null) => void;
};

const nameOf = ({ place, id }: View) => `${place}.${id}`;

// The view dialog in the address, and how to open another: one history entry.
export function useViewDialog(kind: string, views: readonly View[]) {
  const [address, setAddress] = useSearchParams();
  const [list, type, ...named] = address.get(dialogParameter)?.split('.') ?? [];
  const [chosen, setChosen] = useState<View | null>(null);
  const listDialog = listDialogs.find((name) => name === type);
  const viewDialog = viewDialogs.find((name) => name === type);
  // A view that was just removed stays in its dialog until that closes.
  const view = [...views, ...(chosen ? [chosen] : [])].find((one) => nameOf(one) === named.join('.'));

  function dialogOf(): ViewDialogState | null {
    if (list !== kind) return null;
    if (listDialog) return { type: listDialog };
    return viewDialog && view ? { type: viewDialog, view } : null;
  }
  function openDialog(dialog: ViewDialogState | null) {
    const one = dialog && 'view' in dialog ? dialog.view : null;
    setChosen(one);
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.delete(dialogParameter);
      if (dialog) {
        next.set(dialogParameter, [kind, dialog.type, ...(one ? [nameOf(one)] : [])].join('.'));
      }
      return next;
    });
  }
  return { dialog: dialogOf(), openDialog };
}
