import type { User } from '#api/user.ts';
import { useFormats } from '#i18n/formats.tsx';
import { textOfAll } from '#i18n/error-messages.ts';
import type { useApiToken } from '#portal/api-token.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Code } from '#ui/content/code.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Trash2 } from 'lucide-react';

type Token = ReturnType<typeof useApiToken>;
type TokenCardProps = { user: User; token: Token };

const absent: ReadonlySet<Token['state']> = new Set(['absent', 'creating']);

const Create = ({ token }: Pick<TokenCardProps, 'token'>) => (
  <Button writes variant="primary" icon={KeyRound} busy={token.state === 'creating'} onClick={token.create}>
    <Trans>Create token</Trans>
  </Button>
);

function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  return (
    <>
      <Callout tone="success" live title={<Trans>Token created</Trans>}>
        <Trans>Copy it now. It is shown only once.</Trans>
      </Callout>
      <CopyField text={secret} label={t`Copy the token`} />
    </>
  );
}

function Present({ user: { api_token: existing }, token }: TokenCardProps) {
  const { dateTime } = useFormats();
  const timeOf = (instant: string | null) => (instant ? dateTime(new Date(instant)) : null);
  return (
    <>
      {token.secret ? <Secret secret={token.secret} /> : null}
      {existing ? (
        <DefinitionList
          items={[
            { id: 'hint', term: <Trans>Token</Trans>, details: <Code>{existing.hint}</Code> },
            { id: 'created', term: <Trans>Created</Trans>, details: timeOf(existing.created_at) },
            {
              id: 'used',
              term: <Trans>Last used</Trans>,
              details: timeOf(existing.last_used_at) ?? <Trans>Never used</Trans>,
            },
          ]}
        />
      ) : null}
      <FactRow
        note={<Trans>Programs that use it stop working as soon as it is revoked.</Trans>}
        action={
          <Button writes variant="danger" icon={Trash2} onClick={token.revoke}>
            <Trans>Revoke token</Trans>
          </Button>
        }
      />
    </>
  );
}

export function TokenCard({ user, token }: TokenCardProps) {
  const { i18n } = useLingui();
  const isAbsent = absent.has(token.state);
  return (
    <FormSection
      title={<Trans>Access token</Trans>}
      hint={
        <Trans>
          Full access to your offers, links, postbacks and figures. It opens neither billing details nor
          sign-in details.
        </Trans>
      }
      foot={isAbsent ? <Create token={token} /> : undefined}
    >
      {token.messages.length > 0 && (isAbsent || token.state === 'hidden') ? (
        <Callout tone="error" live>
          {textOfAll(token.messages, i18n)}
        </Callout>
      ) : null}
      {isAbsent ? <FactRow note={<Trans>No token yet</Trans>} /> : <Present user={user} token={token} />}
    </FormSection>
  );
}
