import { ImportViews } from './import-views.tsx';
import { ManageViews } from './manage-views.tsx';
import { NameView } from './name-view.tsx';
import { RemoveView } from './remove-view.tsx';
import type { ViewDialogProps, ViewDialogState } from './use-view-dialog.ts';

const dialogs = { save: NameView, manage: ManageViews, import: ImportViews };

export function ViewDialog({ dialog, ...shared }: ViewDialogProps & { dialog: ViewDialogState }) {
  if (dialog.type === 'rename') return <NameView {...shared} view={dialog.view} />;
  if (dialog.type === 'remove') return <RemoveView {...shared} view={dialog.view} />;
  const Dialog = dialogs[dialog.type];
  return <Dialog {...shared} />;
}
