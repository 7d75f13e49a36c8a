import type { OpenSession } from '#contract/sessions.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

function deviceOf({ browser, os }: OpenSession): MessageDescriptor | string {
  if (browser && os) return msg`${browser} on ${os}`;
  return browser ?? os ?? msg`Unknown device`;
}

/** The device, or the operator of a shadow login. */
export function nameOfSession(session: OpenSession, i18n: I18n): string {
  const { operator } = session;
  if (operator) {
    const name = `${operator.firstname} ${operator.lastname}`;
    return i18n._(msg`Operator ${name} (shadow login)`);
  }
  const device = deviceOf(session);
  return typeof device === 'string' ? device : i18n._(device);
}

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
