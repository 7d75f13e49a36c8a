import { accountChanges } from '#contract/account-changes.ts';
import { useMailedLink } from '#portal/mailed-link.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { MailedLink } from './mailed-link.tsx';

// The question needs neither server data nor dates.
const UndoableChanges = lazyComponent(async () => (await import('./undoable-changes.tsx')).UndoableChanges);

/** For the owner of an account who was told of a change that they did not make. */
export default function UndoChangeScreen() {
  const link = useMailedLink(accountChanges.undo);
  return (
    <MailedLink
      link={link}
      question={{
        title: <Trans>Undo this change?</Trans>,
        text: (
          <Trans>
            Later changes of your sign-in and payout details are undone with it. All sessions end, API tokens
            are revoked, and we send you a link for a new password.
          </Trans>
        ),
        details: (
          <Suspense>
            <UndoableChanges onError={link.unread} />
          </Suspense>
        ),
        action: <Trans>Undo the change</Trans>,
      }}
      done={{
        title: <Trans>The change was undone</Trans>,
        text: (
          <Trans>
            Your former password does not work any more. We have sent you a link to set a new one.
          </Trans>
        ),
      }}
      refused={
        <Trans>
          It was used already or is older than 72 hours. If you did not make the change, set a new password
          and write to your account manager.
        </Trans>
      }
    />
  );
}
