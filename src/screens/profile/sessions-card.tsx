import { query } from '#api/queries.ts';
import type { User } from '#api/user.ts';
import { sessions, type OpenSession } from '#contract/sessions.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { ItemList } from '#ui/content/item-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Headset, Laptop, Monitor, Smartphone, Tablet, Tv, type LucideIcon } from 'lucide-react';
import { SectionSkeleton } from './section-skeleton.tsx';
import { sectionParts } from './section-parts.ts';
import { nameOfSession } from './name-of-session.ts';
import { SessionNote } from './session-note.tsx';
import { everywhereElse, useSignOutOf } from './use-sign-out-of.ts';

const icons = new Map<string | null, LucideIcon>([
  ['desktop', Laptop],
  ['smartphone', Smartphone],
  ['tablet', Tablet],
  ['tv', Tv],
]);
const iconOf = ({ operator, device }: OpenSession) => (operator ? Headset : (icons.get(device) ?? Monitor));

type Rows = { list: readonly OpenSession[]; canEnd: boolean; onEnd: (id: string) => void };

function SessionRows({ list, canEnd, onEnd }: Rows) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormats();
  return (
    <ItemList
      label={t`Where you are signed in`}
      items={list.map((session) => {
        const name = nameOfSession(session, i18n);
        const address = session.address ?? t`Unknown address`;
        const since = dateTime(new Date(session.started_at));
        return {
          id: session.id,
          icon: iconOf(session),
          title: (
            <>
              <bdi>{name}</bdi> {session.current ? <Badge tone="success">{t`This device`}</Badge> : null}
            </>
          ),
          note: <SessionNote session={session} />,
          actions:
            canEnd && !session.current ? (
              <Button
                writes
                size="sm"
                aria-label={t`Sign out ${name}, ${address}, ${since}`}
                onClick={() => onEnd(session.id)}
              >
                <Trans>Sign out</Trans>
              </Button>
            ) : null,
        };
      })}
    />
  );
}

function Others({ list, canEnd, onEnd }: Rows) {
  if (list.length < 2) return <FactRow note={<Trans>You are not signed in anywhere else.</Trans>} />;
  if (!canEnd) {
    return (
      <Callout>
        <Trans>Only the publisher can sign out these devices.</Trans>
      </Callout>
    );
  }
  return (
    <FactRow
      note={<Trans>Ends every session but this one.</Trans>}
      action={
        <Button writes variant="danger" onClick={() => onEnd(everywhereElse)}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      }
    />
  );
}

function SignOutDialog({
  signOut,
  list,
}: {
  signOut: ReturnType<typeof useSignOutOf>;
  list: readonly OpenSession[];
}) {
  const { i18n } = useLingui();
  const session = list.find(({ id }) => id === signOut.asked);
  const name = session ? nameOfSession(session, i18n) : '';
  return (
    <ConfirmDialog
      open={signOut.asked !== null}
      command={signOut}
      size="sm"
      title={
        signOut.asked === everywhereElse ? (
          <Trans>Sign out everywhere else?</Trans>
        ) : (
          <Trans>Sign out {name}?</Trans>
        )
      }
      confirm={<Trans>Sign out</Trans>}
    >
      {signOut.asked === everywhereElse ? (
        <Trans>Every session but this one ends, also those of operators. Your API tokens stay valid.</Trans>
      ) : (
        <>
          {session ? <SessionNote session={session} /> : null}
          <br />
          <Trans>This session ends at once.</Trans>
        </>
      )}
    </ConfirmDialog>
  );
}

/** The sessions of the account, each with device, place and last use; those elsewhere can be ended. */
export function SessionsCard({ user }: { user: User }) {
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...query(sessions.list),
    refetchOnMount: 'always',
  });
  const signOut = useSignOutOf();
  const isFailed = !data && (error !== null || fetchStatus === 'paused');
  if (!data && !isFailed) return <SectionSkeleton parts={sectionParts.security} />;
  const rows = { list: data ?? [], canEnd: !user.shadow, onEnd: signOut.ask };
  return (
    <FormSection
      title={<Trans>Where you are signed in</Trans>}
      hint={<Trans>If you do not know a device, sign it out and change your password.</Trans>}
    >
      {isFailed ? <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {data?.length === 0 ? (
        <EmptyState text={<Trans>The network lists no sessions for this account.</Trans>} />
      ) : null}
      {data && data.length > 0 ? (
        <>
          <SessionRows {...rows} />
          <Others {...rows} />
        </>
      ) : null}
      <SignOutDialog signOut={signOut} list={rows.list} />
    </FormSection>
  );
}
