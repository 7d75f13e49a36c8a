import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import { query } from '#api/queries.ts';
import { reloadUser } from '#api/reference-data.ts';
import { password } from '#contract/password.ts';
import { isPersonalPassword, passwordLength } from '#contract/password-rules.ts';
import { secondFactor } from '#contract/second-factor.ts';
import { sessions } from '#contract/sessions.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LastChange, MailedPasswordLink } from './mailed-password-link.tsx';

const newPassword = { type: 'password', autoComplete: 'new-password' } as const;

const fields = defineForm({
  current_password: {
    type: 'password',
    label: msg`Current password`,
    autoComplete: 'current-password',
    rules: `required|max:${passwordLength.most}`,
  },
  password: {
    ...newPassword,
    label: msg`New password`,
    rules: `required|max:${passwordLength.most}`,
    strength: true,
  },
  password_confirmation: {
    ...newPassword,
    label: msg`Repeat password`,
    rules: 'required|confirmed:password',
  },
});

// Without an answer, as on a network without second factors, the longer one.
function useLeastLength() {
  const { data } = useQuery(query(secondFactor.get));
  const hasFactor = data && (data.totp !== null || data.passkeys.length > 0);
  return hasFactor ? passwordLength.leastWithFactor : passwordLength.least;
}

const ownerOf = ({ partner, billing, ...user }: User) => ({
  ...user,
  company: partner.name,
  legalName: billing?.company_name ?? null,
});

const empty = { current_password: '', password: '', password_confirmation: '' };

// Operators are paid nothing.
function Consequence({ user: { isAdmin, isSuperAdmin } }: { user: User }) {
  if (isAdmin || isSuperAdmin) return <Trans>Changing it signs you out everywhere else.</Trans>;
  return <Trans>Changing it signs you out everywhere else and holds payouts for 72 hours.</Trans>;
}

/** Changes the password at once, by the current one, or by a mailed link. */
export function PasswordForm({ user, client }: { user: User; client: Client }) {
  const queries = useQueryClient();
  const [changes, setChanges] = useState(0);
  const least = useLeastLength();
  const form = useForm(fields, {
    id: 'change-password',
    saved: empty,
    rules: { password: `required|min:${least}|max:${passwordLength.most}` },
    draft: null,
    onSubmit: (body) => client(password.change, { body }),
    onSaved: () => {
      setChanges((count) => count + 1);
      form.reset();
      void reloadUser(queries);
      void queries.invalidateQueries({ queryKey: query(sessions.list).queryKey });
    },
  });
  return (
    <Form of={form}>
      <FormSection
        title={<Trans>Password</Trans>}
        hint={
          <>
            <Consequence user={user} />
            <br />
            <LastChange at={user.password_changed_at} />
          </>
        }
        foot={
          <SubmitButton of={form} variant={form.isDirty ? 'primary' : 'secondary'}>
            <Trans>Save password</Trans>
          </SubmitButton>
        }
      >
        <FormErrors of={form} />
        <FormField of={form} name="current_password" />
        {/* The bar of its strength starts over, too. */}
        <FormField
          key={changes}
          of={form}
          name="password"
          hint={
            <Trans>
              At least {least} characters. Common passwords, your name, company and email address are refused.
            </Trans>
          }
          isPersonal={(typed) => isPersonalPassword(typed, ownerOf(user))}
        />
        <FormField of={form} name="password_confirmation" />
        {changes > 0 && !form.isDirty ? (
          <Callout tone="success" live title={<Trans>Your new password is saved</Trans>}>
            <Trans>You were signed out everywhere else. Your API tokens stay valid.</Trans>
          </Callout>
        ) : null}
        <MailedPasswordLink user={user} client={client} />
      </FormSection>
    </Form>
  );
}
