import { query } from '#api/queries.ts';
import { accountChanges, type ReceivedUndoable } from '#contract/account-changes.ts';
import { FormatsProvider, useFormats } from '#i18n/formats.tsx';
import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { ItemList } from '#ui/content/item-list.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CircleUser, KeyRound, Landmark, LockKeyhole, Mail, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

const icons = new Map<string, LucideIcon>([
  ['payout_details', Landmark],
  ['email_request', Mail],
  ['email', Mail],
  ['password', LockKeyhole],
  ['api_token', KeyRound],
]);

function What({ kind }: Pick<ReceivedUndoable, 'kind'>) {
  switch (kind) {
    case 'payout_details':
      return <Trans>Your payout details</Trans>;
    case 'email_request':
    case 'email':
      return <Trans>Your email address</Trans>;
    case 'password':
      return <Trans>Your password</Trans>;
    case 'api_token':
      return <Trans>An API token</Trans>;
    default:
      return <Trans>Your account</Trans>;
  }
}

function When({ kind, at }: Pick<ReceivedUndoable, 'kind' | 'at'>) {
  const { dateTime } = useFormats();
  const time = dateTime(new Date(at));
  switch (kind) {
    case 'email_request':
      return <Trans>Change requested {time}</Trans>;
    case 'api_token':
      return <Trans>Created {time}</Trans>;
    default:
      return <Trans>Changed {time}</Trans>;
  }
}

function Before({ kind, restores: text }: ReceivedUndoable) {
  if (text) return <Trans>Before: {text}</Trans>;
  return kind === 'payout_details' ? <Trans>There were none before.</Trans> : null;
}

type ChangesProps = { onError: (error: Error) => void };

function Changes({ onError }: ChangesProps) {
  const { t } = useLingui();
  const { mailedToken } = usePortal();
  const { data = [], error } = useQuery({
    ...query(accountChanges.read, { body: { token: mailedToken ?? '' } }),
    enabled: mailedToken !== null,
    retry: false,
  });
  const report = useEffectEvent(onError);
  useEffect(() => {
    if (error) report(error);
  }, [error]);
  if (data.length === 0) return null;
  return (
    <ItemList
      label={t`What is undone`}
      items={data.map((change, nth) => ({
        id: nth,
        icon: icons.get(change.kind) ?? CircleUser,
        title: <What kind={change.kind} />,
        note: (
          <>
            <When {...change} />
            <br />
            <Before {...change} />
          </>
        ),
      }))}
    />
  );
}

/** What the link of this page takes back, as the network says; nothing where the network does not say it. */
export function UndoableChanges({ onError }: ChangesProps) {
  const { data } = usePortal();
  const { dateFormat } = useConfiguration();
  return (
    <QueryClientProvider client={data.queryClient()}>
      <FormatsProvider patterns={dateFormat}>
        <Changes onError={onError} />
      </FormatsProvider>
    </QueryClientProvider>
  );
}
