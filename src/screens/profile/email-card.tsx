import { userQuery } from '#api/reference-data.ts';
import { accountChanges } from '#contract/account-changes.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const fields = defineForm({
  email: {
    type: 'email',
    label: msg`New email address`,
    rules: 'required|email|max:254',
    autoComplete: 'email',
  },
});

const Refused = ({ address }: { address: string }) => (
  <Callout tone="error" title={<Trans>Emails do not reach you</Trans>}>
    <Trans>There is no mailbox {address}: no more emails are sent there.</Trans>{' '}
    <Trans>
      Enter another address here. If {address} is right, ask your account manager to send emails there again.
    </Trans>
  </Callout>
);

export function EmailCard() {
  const { client } = usePortal();
  const { data: user } = useQuery(userQuery);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(fields, {
    id: 'change-email',
    saved: { email: '' },
    onSubmit: async ({ email }) => {
      setSentTo(null);
      await client(accountChanges.requestEmail, { body: { email } });
      setSentTo(email);
    },
    draft: 'change-email',
  });
  return (
    <Form of={form}>
      <FormSection
        title={<Trans>Email address</Trans>}
        foot={
          <SubmitButton of={form} variant={form.isDirty ? 'primary' : 'secondary'}>
            <Trans>Change email address</Trans>
          </SubmitButton>
        }
      >
        {user?.email_refused_at ? <Refused address={user.email} /> : null}
        <FormErrors of={form} />
        <FormField of={form} name="email" />
        {sentTo ? (
          <Callout tone="success" live title={<Trans>We have sent a link to {sentTo}</Trans>}>
            <Trans>Your address changes once you have opened it and confirmed.</Trans>
          </Callout>
        ) : null}
      </FormSection>
    </Form>
  );
}
