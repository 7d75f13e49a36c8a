import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { useForm } from '#fields/use-form.ts';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useViewAddress } from './use-view-address.ts';
import { viewDrafts, type View } from './use-views.ts';
import type { ViewDialogProps } from './use-view-dialog.ts';
import { ViewForm } from './view-form.tsx';

const fields = defineForm({
  name: { type: 'text', label: msg`Name`, rules: 'required|max:100' },
  pinned: { type: 'checkbox', label: msg`Pin it above the list` },
  query: { type: 'hidden', label: msg`What it shows` },
});

const versionOf = ({ name = '', pinned = false, query, revision }: Partial<View> = {}) => ({
  saved: { name, pinned, query },
  revision,
});

// Saves the current view under a name, or renames one.
export function NameView({ kind, views, parameters, view, onOpenDialog }: ViewDialogProps & { view?: View }) {
  const { current } = useViewAddress(parameters);
  const close = () => onOpenDialog(view ? { type: 'manage' } : null);
  const form = useForm(fields, {
    id: 'view',
    draft: view ? viewDrafts.rename(kind, view) : viewDrafts.save(kind),
    ...versionOf(view ?? { query: current }),
    ...(view && { loadNewer: () => views.find(view).then(versionOf) }),
    onSubmit: async ({ name, pinned, query }, revision) => {
      await views.save({ name: name.trim(), pinned, query }, view && { ...view, revision });
      notify({ type: 'saveSuccess' });
    },
    onSaved: close,
  });
  return (
    <ViewForm
      of={form}
      size="sm"
      title={view ? <Trans>Rename view</Trans> : <Trans>Save this view</Trans>}
      submit={<Trans>Save</Trans>}
      onClose={close}
    >
      <FormField
        of={form}
        name="name"
        hint={
          view ? null : <Trans>It keeps search, filters, sort and columns of the list as it is shown.</Trans>
        }
      />
      <FormField of={form} name="pinned" />
    </ViewForm>
  );
}
