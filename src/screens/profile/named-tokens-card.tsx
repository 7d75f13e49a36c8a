import { cachedRow } from '#api/cached-row.ts';
import { isNotOffered } from '#api/not-offered.ts';
import { query } from '#api/queries.ts';
import { apiTokens, tokenScope, type ListedToken } from '#contract/api-token.ts';
import { useFormats } from '#i18n/formats.tsx';
import { ListQuota } from '#lists/list-quota.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { useRemoval } from '#portal/removal.ts';
import { Badge } from '#ui/content/badge.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { ItemList } from '#ui/content/item-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { SectionSkeleton } from './section-skeleton.tsx';
import { namedTokensPart } from './section-parts.ts';
import { tokenScopeNames } from './token-scope-names.ts';

const NamedTokenDialog = lazyComponent(
  async () => (await import('./named-token-dialog.tsx')).NamedTokenDialog,
);

const listQuery = query(apiTokens.list, { query: { limit: -1 } });

function TokenTitle({ token: { name, scope, expires_at: end } }: { token: ListedToken }) {
  const { i18n } = useLingui();
  const { networkClock } = usePortal();
  const [now] = useState(networkClock.now);
  const known = tokenScope.safeParse(scope).data;
  return (
    <>
      <bdi>{name}</bdi> {known ? <Badge tone="neutral">{i18n._(tokenScopeNames[known])}</Badge> : null}{' '}
      {end && new Date(end) <= now ? (
        <Badge tone="error">
          <Trans>Expired</Trans>
        </Badge>
      ) : null}
    </>
  );
}

function TokenNote({ token }: { token: ListedToken }) {
  const { dateTime } = useFormats();
  const created = dateTime(new Date(token.created_at));
  const end = token.expires_at ? dateTime(new Date(token.expires_at)) : null;
  const used = token.last_used_at ? dateTime(new Date(token.last_used_at)) : null;
  const address = token.last_address ?? '–';
  return (
    <>
      {token.hint} · <Trans>Created {created}</Trans>
      <br />
      {end ? <Trans>Expires {end}</Trans> : <Trans>Never expires</Trans>} ·{' '}
      {used ? (
        <Trans>
          Last used {used} from {address}
        </Trans>
      ) : (
        <Trans>Never used</Trans>
      )}
    </>
  );
}

function useRevocation() {
  const { t } = useLingui();
  const { client } = usePortal();
  const queries = useQueryClient();
  return useRemoval({
    remove: (id: number) => client(apiTokens.remove, { params: { id } }),
    onRemoved: (id) => {
      const name = cachedRow(queries, apiTokens.list, id)?.name ?? id;
      notify({ type: 'success', text: t`The token ${name} was revoked` });
      void queries.invalidateQueries({ queryKey: listQuery.queryKey });
    },
  });
}

function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  return (
    <>
      <Callout tone="success" live title={<Trans>Token created</Trans>}>
        <Trans>Copy it now. It is shown only once.</Trans>
      </Callout>
      <CopyField takesFocus text={secret} label={t`Copy the new token`} />
    </>
  );
}

type TokenListProps = { tokens: readonly ListedToken[]; onRevoke: (id: number) => void };

function TokenList({ tokens, onRevoke }: TokenListProps) {
  const { t } = useLingui();
  if (tokens.length === 0) return <FactRow note={<Trans>No tokens yet</Trans>} />;
  return (
    <ItemList
      whole
      label={t`Named tokens`}
      items={tokens.map((token) => ({
        id: token.id,
        icon: KeyRound,
        title: <TokenTitle token={token} />,
        note: <TokenNote token={token} />,
        actions: (
          <Button
            writes
            size="sm"
            aria-label={t`Revoke ${token.name} (${token.hint})`}
            onClick={() => onRevoke(token.id)}
          >
            <Trans>Revoke</Trans>
          </Button>
        ),
      }))}
    />
  );
}

type RevokeDialogProps = { revocation: ReturnType<typeof useRevocation>; token: ListedToken | undefined };

function RevokeDialog({ revocation, token }: RevokeDialogProps) {
  const { t } = useLingui();
  const { name = '', hint = '' } = token ?? {};
  return (
    <ConfirmDialog
      open={revocation.asked !== null}
      command={revocation}
      size="sm"
      title={t`Revoke the token ${name}?`}
      confirm={<Trans>Revoke</Trans>}
    >
      <Trans>Every program that uses {hint} stops working at once. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}

/** Tokens with name, scope and expiry; nothing on a network without them. */
export function NamedTokensCard() {
  const [secret, setSecret] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const revocation = useRevocation();
  // Programs use tokens while the page stands.
  const { data, error, isFetching, refetch } = useQuery({
    ...listQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  if (isNotOffered(error)) return null;
  if (!data && !error) return <SectionSkeleton parts={[namedTokensPart]} />;
  const named = data?.data.filter(({ name }) => name !== '') ?? [];
  return (
    <FormSection
      title={<Trans>Named tokens</Trans>}
      hint={<Trans>One per program, with only the access it needs.</Trans>}
      foot={
        <Button writes icon={KeyRound} onClick={() => setCreating(true)}>
          <Trans>Create named token</Trans>
        </Button>
      }
    >
      {secret && !isCreating ? <Secret secret={secret} /> : null}
      <ListQuota quota={data?.quota} />
      {data ? (
        <TokenList tokens={named} onRevoke={revocation.ask} />
      ) : (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {isCreating ? <NamedTokenDialog onCreated={setSecret} onClose={() => setCreating(false)} /> : null}
      <RevokeDialog revocation={revocation} token={named.find(({ id }) => id === revocation.asked)} />
    </FormSection>
  );
}
