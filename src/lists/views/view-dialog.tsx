import { ImportViews } from './import-views.tsx';
import { ManageViews } from './manage-views.tsx';
import { NameView } from './name-view.tsx';
import { RemoveView } from './remove-view.tsx';
import type { ViewQuestion } from './use-view-question.ts';
import type { Views } from './use-views.ts';

const dialogs = { save: NameView, manage: ManageViews, import: ImportViews };

// `onAsk` opens another dialog, or closes with null.
export type ViewDialogProps = {
  kind: string;
  parameters: readonly string[];
  views: Views;
  onAsk: (question: ViewQuestion | null) => void;
};

export function ViewDialog({ question, ...shared }: ViewDialogProps & { question: ViewQuestion }) {
  if (question.asks === 'rename') return <NameView {...shared} view={question.view} />;
  if (question.asks === 'remove') return <RemoveView {...shared} view={question.view} />;
  const Dialog = dialogs[question.asks];
  return <Dialog {...shared} />;
}
