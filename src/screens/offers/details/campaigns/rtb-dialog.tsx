import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChange } from '../use-change.ts';

const fields = defineForm({
  comment: { type: 'textarea', label: msg`What will you buy?`, rules: 'required|max:2000' },
  daily_budget: { type: 'number', label: msg`Daily budget`, min: 1, max: 10_000_000 },
});

export function RtbDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useLingui();
  const change = useChange();
  const { id, name, figures } = campaign;
  const form = useForm(fields, {
    id: 'rtb',
    draft: `rtb-${id}`,
    onSubmit: async ({ comment, daily_budget }) => {
      const body = { comment, ...(daily_budget !== null && { daily_budget }) };
      await change((client) => client(campaigns.rtb, { params: { id }, body }));
      notify({ type: 'success', text: t`Real-time buying is requested for ${name}` });
    },
    onSaved: onClose,
  });
  return (
    <Dialog open inAddress onClose={onClose} title={t`Request real-time buying for ${name}`} actions={null}>
      <Form of={form}>
        <FormGrid>
          <FormField of={form} name="comment" hint={<Trans>Visible to the network during review.</Trans>} />
          <FormField of={form} name="daily_budget" unit={figures.currency} />
        </FormGrid>
        <FormErrors of={form} />
        <FormActions>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form}>
            <Trans>Send request</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
