import { answered } from '#api/api-error.ts';
import { query } from '#api/queries.ts';
import { apiTokens, tokenDays, tokenScope } from '#contract/api-token.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { tokenScopeNames } from './token-scope-names.ts';

const fields = defineForm({
  name: { type: 'text', label: msg`Name`, rules: 'required|max:60' },
  scope: { type: 'radio', variant: 'stacked', label: msg`Access`, rules: 'required' },
  days: { type: 'radio', variant: 'buttons', label: msg`Expires`, rules: 'required' },
});

const never = 'never';
const daysOf = (text: string) => tokenDays.find((days) => String(days) === text) ?? null;

type NamedTokenDialogProps = { onCreated: (secret: string) => void; onClose: () => void };

/** Creates a token with name, scope and expiry; its secret goes to the card, which shows it once. */
export function NamedTokenDialog({ onCreated, onClose }: NamedTokenDialogProps) {
  const { t, i18n } = useLingui();
  const { client } = usePortal();
  const queries = useQueryClient();
  const form = useForm(fields, {
    id: 'named-token',
    saved: { name: '', scope: 'figures', days: '90' },
    draft: null,
    onSubmit: async ({ name, scope, days }) => {
      const body = { name, scope: tokenScope.parse(scope), days: daysOf(days) };
      try {
        onCreated(answered(await client(apiTokens.create, { body })).access_token);
      } finally {
        void queries.invalidateQueries({
          queryKey: query(apiTokens.list, { query: { limit: -1 } }).queryKey,
        });
      }
    },
    onSaved: onClose,
  });
  const whileBusy = useWhileBusy(form.isBusy);
  const expiries = tokenDays.map((days) => ({ value: String(days), label: t`${days} days` }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Create a named token`}
      actions={
        <>
          <Button onClick={onClose} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form} form={form.id}>
            <Trans>Create</Trans>
          </SubmitButton>
        </>
      }
    >
      <Form of={form}>
        <FormGrid>
          <FormField of={form} name="name" hint={<Trans>Which program uses it, e.g. weekly report.</Trans>} />
          <FormField
            of={form}
            name="scope"
            options={tokenScope.options.map((scope) => ({
              value: scope,
              label: i18n._(tokenScopeNames[scope]),
            }))}
          />
          <FormField of={form} name="days" options={[...expiries, { value: never, label: t`Never` }]} />
        </FormGrid>
        <FormErrors of={form} />
      </Form>
    </Dialog>
  );
}
