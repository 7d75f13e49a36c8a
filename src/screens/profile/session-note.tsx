import type { OpenSession } from '#contract/sessions.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

function Start({ session: { factor, started_at: start } }: { session: OpenSession }) {
  const { dateTime } = useFormats();
  const time = dateTime(new Date(start));
  switch (factor) {
    case 'password':
      return <Trans>Signed in {time} with a password</Trans>;
    case 'link':
      return <Trans>Signed in {time} with a link</Trans>;
    case 'totp':
      return <Trans>Signed in {time} with a password and a code</Trans>;
    case 'passkey':
      return <Trans>Signed in {time} with a passkey</Trans>;
    case 'recovery':
      return <Trans>Signed in {time} with a recovery code</Trans>;
    default:
      return <Trans>Signed in {time}</Trans>;
  }
}

function LastUse({ session: { current, last_used_at: lastUse } }: { session: OpenSession }) {
  const { dateTime } = useFormats();
  const time = dateTime(new Date(lastUse));
  return current ? <Trans>In use now</Trans> : <Trans>Last used {time}</Trans>;
}

function End({ at }: { at: string }) {
  const { dateTime } = useFormats();
  const time = dateTime(new Date(at));
  return <Trans>Ends {time}</Trans>;
}

/** Place, last use and start, a line each. */
export function SessionNote({ session }: { session: OpenSession }) {
  const { t } = useLingui();
  const { country } = useFormats();
  const { country: code, address, operator, ends_at: end } = session;
  const place = [code === null ? null : country(code), address ?? t`Unknown address`];
  return (
    <>
      {place.filter((part) => part !== null).join(' · ')}
      <br />
      <LastUse session={session} />
      <br />
      {operator && end ? <End at={end} /> : <Start session={session} />}
    </>
  );
}
