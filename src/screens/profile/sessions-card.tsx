import { query } from '#api/queries.ts';
import { isNotOffered } from '#api/not-offered.ts';
import type { Client } from '#api/client.ts';
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
import { ChevronDown, Headset, Laptop, Monitor, Smartphone, Tablet, Tv, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { SectionSkeleton } from './section-skeleton.tsx';
import { sessionsPart } from './section-parts.ts';
import { nameOfSession } from './name-of-session.ts';
import { SessionLine, SessionNote } from './session-note.tsx';
import { everywhereElse, useSignOutOf } from './use-sign-out-of.ts';

const icons = new Map<string | null, LucideIcon>([
  ['desktop', Laptop],
  ['smartphone', Smartphone],
  ['tablet', Tablet],
  ['tv', Tv],
]);
const iconOf = ({ operator, device }: OpenSession) => (operator ? Headset : (icons.get(device) ?? Monitor));

// So many are shown at first: a fold for fewer than two would save nothing.
const shownAtFirst = 3;

type Rows = { list: readonly OpenSession[]; canEnd: boolean; onEnd: (id: string) => void };

function SessionRows({ list, canEnd, onEnd }: Rows) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormats();
  const [isWhole, setWhole] = useState(list.length <= shownAtFirst + 1);
  const shown = isWhole ? list : list.slice(0, shownAtFirst);
  return (
    <>
      <ItemList
        whole
        label={t`Signed-in devices`}
        items={shown.map((session) => {
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
            note: <SessionLine session={session} />,
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
      {isWhole ? null : (
        <div>
          <Button size="sm" variant="ghost" icon={ChevronDown} onClick={() => setWhole(true)}>
            <Trans>Show all {list.length}</Trans>
          </Button>
        </div>
      )}
    </>
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
      note={<Trans>This device stays signed in.</Trans>}
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

/** The sessions of the account, each with device, place and last use; nothing on a network that lists none. */
export function SessionsCard({ user, client }: { user: User; client: Client }) {
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...query(sessions.list),
    refetchOnMount: 'always',
  });
  const signOut = useSignOutOf(client);
  const isFailed = !data && (error !== null || fetchStatus === 'paused');
  if (isNotOffered(error)) return null;
  if (!data && !isFailed) return <SectionSkeleton parts={[sessionsPart]} />;
  const rows = { list: data ?? [], canEnd: !user.shadow, onEnd: signOut.ask };
  return (
    <FormSection
      title={<Trans>Signed-in devices</Trans>}
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
