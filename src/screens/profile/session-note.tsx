import type { OpenSession } from '#contract/sessions.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

// How a session began, without its time.
const beginnings: Partial<Record<string, MessageDescriptor>> = {
  password: msg`Signed in with a password`,
  link: msg`Signed in with a link`,
  totp: msg`Signed in with a password and a code`,
  passkey: msg`Signed in with a passkey`,
  recovery: msg`Signed in with a recovery code`,
};

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

function usePlace({ country: code, address }: OpenSession) {
  const { t } = useLingui();
  const { country } = useFormats();
  const place = [code === null ? null : country(code), address ?? t`Unknown address`];
  return place.filter((part) => part !== null).join(' · ');
}

/** Place, way of signing in and last use in one line. */
export function SessionLine({ session }: { session: OpenSession }) {
  const { i18n } = useLingui();
  const { factor, operator, ends_at: end } = session;
  const place = usePlace(session);
  const way = beginnings[factor ?? ''];
  return (
    <>
      {place} · {way && !operator ? <>{i18n._(way)} · </> : null}
      <LastUse session={session} />
      {operator && end ? (
        <>
          {' '}
          · <End at={end} />
        </>
      ) : null}
    </>
  );
}

/** Place, last use and start, a line each. */
export function SessionNote({ session }: { session: OpenSession }) {
  const { operator, ends_at: end } = session;
  return (
    <>
      {usePlace(session)}
      <br />
      <LastUse session={session} />
      <br />
      {operator && end ? <End at={end} /> : <Start session={session} />}
    </>
  );
}
