import { isPersonalPassword, passwordLength } from '#contract/password-rules.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { useNewPassword } from '#portal/new-password.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Link2Off } from 'lucide-react';
import { Link } from 'wouter';
import { AuthPage } from './auth-page.tsx';
import { Outcome, ToLogin } from './outcome.tsx';

const password = { type: 'password', autoComplete: 'new-password', size: 'lg' } as const;

const fields = defineForm({
  // Shows whose password it is, to password managers too.
  email: { type: 'email', label: msg`Email`, autoComplete: 'username', size: 'lg' },
  password: {
    ...password,
    label: msg`New password`,
    rules: `required|min:${passwordLength.leastWithFactor}|max:${passwordLength.most}`,
    strength: true,
    hint: msg`At least ${passwordLength.least} characters, or ${passwordLength.leastWithFactor} if you have a second factor. Common passwords, your name, company and email address are refused.`,
  },
  password_confirmation: {
    ...password,
    label: msg`Repeat password`,
    rules: 'required|confirmed:password',
  },
});

type NewPassword = ReturnType<typeof useNewPassword>;

function Saved() {
  return (
    <Outcome
      tone="success"
      icon={CircleCheck}
      title={<Trans>Your new password is saved</Trans>}
      actions={<ToLogin variant="primary" />}
    >
      <p>
        <Trans>
          All your sessions were ended and your API tokens were revoked. Sign in with the new password.
        </Trans>
      </p>
    </Outcome>
  );
}

// Of an operator, whose pages are others.
function Ready() {
  return (
    <Outcome
      tone="success"
      icon={CircleCheck}
      title={<Trans>Your account is ready</Trans>}
      actions={
        <ButtonLink variant="primary">
          <a href="/operators/">
            <Trans>Go to sign in</Trans>
          </a>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Your password is saved. Sign in with it to the pages of operators.</Trans>
      </p>
    </Outcome>
  );
}

function LinkOver({ isRefused }: { isRefused: boolean }) {
  return (
    <Outcome
      tone="error"
      icon={Link2Off}
      title={<Trans>This link does not work any more</Trans>}
      actions={
        <>
          <ButtonLink variant="primary">
            <Link href={href('forgotPassword')}>
              <Trans>Ask for a new link</Trans>
            </Link>
          </ButtonLink>
          <ToLogin variant="secondary" />
        </>
      }
    >
      <p>
        {isRefused ? (
          <Trans>It was used already or has expired.</Trans>
        ) : (
          <Trans>It is incomplete, or the page was loaded again. Open the link of the newest email.</Trans>
        )}
      </p>
    </Outcome>
  );
}

function Asking({ isSaving, email, isFirst, failure, save }: NewPassword) {
  const form = useForm(fields, {
    draft: null,
    id: 'set-new-password',
    saved: { email },
    isBusy: isSaving,
    failure,
    onSubmit: (typed) => save({ password: typed.password, confirmation: typed.password_confirmation }),
  });
  return (
    <AuthPage>
      <h1>{isFirst ? <Trans>Set your password</Trans> : <Trans>Set a new password</Trans>}</h1>
      <FormErrors of={form} />
      <Form of={form}>
        <FormField of={form} name="email" readOnly />
        <FormField of={form} name="password" isPersonal={(typed) => isPersonalPassword(typed, { email })} />
        <FormField of={form} name="password_confirmation" />
        <SubmitButton of={form} size="lg" block>
          <Trans>Save password</Trans>
        </SubmitButton>
      </Form>
      <p>
        <Link href={href('login')}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </AuthPage>
  );
}

/** A new password by the link of a mail. */
export default function SetNewPasswordScreen() {
  const setting = useNewPassword();
  const { outcome } = setting;
  if (!outcome) return <Asking {...setting} />;
  if (outcome.ok) return setting.isFirst ? <Ready /> : <Saved />;
  return <LinkOver isRefused={outcome.error !== null} />;
}
