import { useState } from 'react';
import { ImportViews } from './import-views.tsx';
import { ManageViews } from './manage-views.tsx';
import { NameView } from './name-view.tsx';
import { RemoveView } from './remove-view.tsx';
import type { ViewDialogProps, ViewDialogState } from './use-view-dialog.ts';
import type { View } from './use-views.ts';

const dialogs = { save: NameView, import: ImportViews };

export function ViewDialog({ dialog, ...shared }: ViewDialogProps & { dialog: ViewDialogState }) {
  const [removed, setRemoved] = useState<View | null>(null);
  if (dialog.type === 'manage') return <ManageViews {...shared} removed={removed} />;
  if (dialog.type === 'rename') return <NameView {...shared} view={dialog.view} />;
  if (dialog.type === 'remove') {
    return <RemoveView {...shared} view={dialog.view} onRemoved={() => setRemoved(dialog.view)} />;
  }
  const Dialog = dialogs[dialog.type];
  return <Dialog {...shared} />;
}
