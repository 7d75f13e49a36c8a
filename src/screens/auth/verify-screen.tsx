import { textOfAll } from '#i18n/error-messages.ts';
import { useGatedSearch } from '#portal/portal-context.tsx';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { useRouteParams } from '#portal/use-route-params.ts';
import { useVerification } from '#portal/verify-email.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Link2Off, LoaderCircle, RotateCw, WifiOff } from 'lucide-react';
import { Link } from 'wouter';
import { AuthPage } from './auth-page.tsx';
import { Outcome, ToLogin } from './outcome.tsx';

type Verification = ReturnType<typeof useVerification>;

function useTexts(messages: Verification['messages']) {
  const { i18n } = useLingui();
  return textOfAll(messages, i18n);
}

function Verifying() {
  return (
    <AuthPage>
      <div role="status">
        <Message tone="info" icon={LoaderCircle} title={<Trans>Verifying your email address …</Trans>} />
      </div>
    </AuthPage>
  );
}

function Verified() {
  return (
    <Outcome
      tone="success"
      icon={CircleCheck}
      title={<Trans>Email verified</Trans>}
      actions={<ToLogin variant="primary" />}
    >
      <p>
        <Trans>
          Thank you for verifying your e-mail address. We will get back to you shortly, once your account has
          been reviewed.
        </Trans>
      </p>
    </Outcome>
  );
}

function Invalid({ messages }: Verification) {
  const refusal = useTexts(messages);
  const guestHref = useGuestHref();
  return (
    <Outcome
      tone="error"
      icon={Link2Off}
      title={<Trans>Invalid URL params</Trans>}
      actions={
        <>
          {refusal ? (
            <ButtonLink variant="primary">
              <Link href={guestHref('register')}>
                <Trans>Create an account</Trans>
              </Link>
            </ButtonLink>
          ) : null}
          <ToLogin variant="secondary" />
        </>
      }
    >
      <p>
        {refusal || <Trans>The link is incomplete. Open the newest email from us and use its link.</Trans>}
      </p>
    </Outcome>
  );
}

function Failed({ messages, retry }: Verification) {
  const text = useTexts(messages);
  return (
    <Outcome
      tone="error"
      icon={WifiOff}
      title={<Trans>Your email address could not be verified yet</Trans>}
      actions={
        <>
          <Button variant="primary" icon={RotateCw} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
          <ToLogin variant="secondary" />
        </>
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}

// A2, E16.
function Judged(verification: Verification) {
  const { outcome, isFailed } = verification;
  if (outcome) return outcome.ok ? <Verified /> : <Invalid {...verification} />;
  return isFailed ? <Failed {...verification} /> : <Verifying />;
}

function VerifyLink({ id, search }: { id: string; search: string }) {
  const query = new URLSearchParams(search);
  const verification = useVerification({
    id,
    signature: query.get('signature'),
    expires: query.get('expires'),
  });
  return <Judged {...verification} />;
}

/** The link of a registration: each link of its own is verified once (A2, E16). */
export default function VerifyScreen() {
  const { id } = useRouteParams('verify');
  const search = useGatedSearch();
  return <VerifyLink key={`${id}?${search}`} id={id} search={search} />;
}
