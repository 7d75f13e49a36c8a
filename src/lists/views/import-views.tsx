import { ApiError } from '#api/api-error.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { useForm } from '#fields/use-form.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useViewAddress } from './use-view-address.ts';
import { viewDrafts } from './use-views.ts';
import type { ViewDialogProps } from './use-view-dialog.ts';
import { ViewForm } from './view-form.tsx';
import { freeName, readViews, type HandedView, type ReadViews } from './view-file.ts';

const fields = defineForm({
  text: {
    type: 'textarea',
    label: msg`Link or exported text`,
    hint: msg`Paste the link of a view, or what somebody has exported.`,
    rules: 'max:300000',
  },
  file: { type: 'file', label: msg`Exported file`, accept: '.json,application/json', rules: 'size:300' },
  name: {
    type: 'text',
    label: msg`Name`,
    hint: msg`For a link; exported views bring theirs.`,
    rules: 'max:100',
  },
});

type Problem = Extract<ReadViews, { problem: unknown }>['problem'] | 'nothing';

const problems: Record<Problem, MessageDescriptor> = {
  nothing: msg`Paste a link or an export, or choose a file`,
  unreadable: msg`This is neither a link nor exported views`,
  otherList: msg`These views belong to another list`,
  otherAddress: msg`This link leads to another list`,
};

const at = (field: 'text' | 'name', description: string) =>
  new ApiError({ status: 422, code: 'VALIDATION_ERROR', entries: [{ code: null, description, field }] });

// Imports exported or shared views; duplicate names get a number.
export function ImportViews({ kind, parameters, views, onOpenDialog }: ViewDialogProps) {
  const { t, i18n } = useLingui();
  const { target } = useViewAddress(parameters);
  const close = () => onOpenDialog(null);

  function handedViews(text: string, name: string): readonly HandedView[] {
    const read = text.trim() ? readViews(text, target(kind)) : { problem: 'nothing' as const };
    if ('problem' in read) throw at('text', i18n._(problems[read.problem]));
    if ('views' in read) return read.views;
    if (!name.trim()) throw at('name', t`Give the view a name`);
    return [{ name: name.trim(), query: read.query, pinned: false }];
  }
  async function bringIn(handed: readonly HandedView[]) {
    const taken = (views.views ?? []).map(({ name }) => name);
    for (const view of handed) {
      const name = freeName(view.name, taken);
      taken.push(name);
      // Sequentially: the network stores them in this order, and the first failure stops.
      // oxlint-disable-next-line no-await-in-loop
      await views.save({ ...view, name });
    }
  }
  const form = useForm(fields, {
    id: 'views-import',
    draft: viewDrafts.import(kind),
    onSubmit: async ({ text, file, name }) => {
      const handed = handedViews(text || ((await file?.text()) ?? ''), name);
      await bringIn(handed);
      const number = handed.length;
      const imported = msg`${plural(number, { one: '# view imported', other: '# views imported' })}`;
      notify({ type: 'success', text: i18n._(imported) });
    },
    onSaved: close,
  });
  return (
    <ViewForm of={form} title={<Trans>Import views</Trans>} submit={<Trans>Import</Trans>} onClose={close}>
      <FormField of={form} name="text" />
      <FormField of={form} name="file" />
      <FormField of={form} name="name" />
    </ViewForm>
  );
}
