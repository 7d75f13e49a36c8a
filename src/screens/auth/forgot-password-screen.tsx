import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { useForgotPassword } from '#portal/forgot-password.ts';
import { href } from '#routes';
import { Button } from '#ui/controls/button.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { Link } from 'wouter';
import { AuthPage } from './auth-page.tsx';
import { Outcome, ToLogin } from './outcome.tsx';

const fields = defineForm({
  email: {
    type: 'email',
    label: msg`Email`,
    rules: 'required|email|max:254',
    autoComplete: 'username',
    size: 'lg',
  },
});

type ForgotPassword = ReturnType<typeof useForgotPassword>;

function Sent({ requestAnother }: ForgotPassword) {
  return (
    <Outcome
      tone="success"
      icon={MailCheck}
      title={<Trans>Check your inbox</Trans>}
      actions={
        <>
          <ToLogin variant="secondary" />
          <Button variant="ghost" onClick={requestAnother}>
            <Trans>Send another link</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          If there is an account with this address, we have sent it a link for a new password. The newest link
          is the one that works.
        </Trans>
      </p>
    </Outcome>
  );
}

function Asking({ state, failure, request }: ForgotPassword) {
  const form = useForm(fields, {
    draft: null,
    unguarded: 'an address that the next screen asks for as well',
    id: 'forgot-password',
    isBusy: state === 'sending',
    failure,
    onSubmit: ({ email }) => request(email),
  });
  return (
    <AuthPage>
      <h1>
        <Trans>Reset your password</Trans>
      </h1>
      <p>
        <Trans>We send a link to your email address.</Trans>
      </p>
      <FormErrors of={form} />
      <Form of={form}>
        <FormField of={form} name="email" />
        <SubmitButton of={form} size="lg" block>
          <Trans>Send link</Trans>
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

/** A forgotten password: a link by mail, and the same answer for every address. */
export default function ForgotPasswordScreen() {
  const forgotten = useForgotPassword();
  return forgotten.state === 'sent' ? <Sent {...forgotten} /> : <Asking {...forgotten} />;
}
