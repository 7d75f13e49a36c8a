import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import { password } from '#contract/password.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useOnce } from '#lists/use-once.ts';
import { FactRow } from '#ui/content/fact-row.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** When the password was changed. */
export function LastChange({ at }: { at: string | null | undefined }) {
  const { dateTime } = useFormats();
  const time = at && dateTime(new Date(at));
  return <span>{time ? <Trans>Last changed {time}</Trans> : <Trans>Never changed</Trans>}</span>;
}

export function MailedPasswordLink({ user: { email }, client }: { user: User; client: Client }) {
  const { i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useOnce(() =>
    client(password.requestReset, { body: { email } }),
  );
  return (
    <>
      <FactRow
        title={<Trans>Forgot your current password?</Trans>}
        note={<Trans>We send a link to {email}.</Trans>}
        action={
          <Button writes busy={isPending} onClick={() => mutate()}>
            <Trans>Send link</Trans>
          </Button>
        }
      />
      {isSuccess ? (
        <Callout tone="success" live title={<Trans>We have sent a link to {email}</Trans>}>
          <Trans>Sign out before you open it here. A new password ends all sessions.</Trans>
        </Callout>
      ) : null}
      {error ? (
        <Callout tone="error" live>
          {textOfAll(messagesOf(error), i18n)}
        </Callout>
      ) : null}
    </>
  );
}
