import type { Client } from '#api/client.ts';
import { isNotOffered } from '#api/not-offered.ts';
import { query } from '#api/queries.ts';
import { secondFactor } from '#contract/second-factor.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import { useFormats } from '#i18n/formats.tsx';
import { ListQuota } from '#lists/list-quota.tsx';
import { useFactorSetup, type FactorSetup } from '#portal/factor-setup.ts';
import { FactRow } from '#ui/content/fact-row.tsx';
import { ItemList } from '#ui/content/item-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { FactorDialogs } from './factor-dialogs.tsx';
import { factorParts } from './section-parts.ts';
import { SectionSkeleton } from './section-skeleton.tsx';

const useFactors = () => useQuery({ ...query(secondFactor.get), refetchOnMount: 'always' });
type Factors = NonNullable<ReturnType<typeof useFactors>['data']>;
type Part = { factors: Factors; setup: FactorSetup };

const countOf = ({ totp, passkeys }: Factors) => passkeys.length + (totp ? 1 : 0);
// The last factor stays where the network requires one.
const mayRemove = (factors: Factors) => !factors.required || countOf(factors) > 1;

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button writes size="sm" aria-label={label} onClick={onClick}>
      <Trans>Remove</Trans>
    </Button>
  );
}

function App({ factors, setup }: Part) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const since = factors.totp && dateTime(new Date(factors.totp.created_at));
  return (
    <FormSection
      title={<Trans>Authenticator app</Trans>}
      hint={<Trans>An app on your phone shows a code that you enter when you sign in.</Trans>}
    >
      {since === null ? (
        <FactRow
          note={<Trans>Not set up</Trans>}
          action={
            <Button writes busy={setup.state === 'startingApp'} onClick={setup.setApp}>
              <Trans>Set up authenticator app</Trans>
            </Button>
          }
        />
      ) : (
        <FactRow
          note={
            <>
              <Trans>Active since {since}</Trans>
              {mayRemove(factors) ? null : (
                <>
                  {'. '}
                  <Trans>
                    To move it to another phone, add a passkey, remove the app here and set it up anew.
                  </Trans>
                </>
              )}
            </>
          }
          action={
            mayRemove(factors) ? (
              <Remove
                label={t`Remove the authenticator app`}
                onClick={() => setup.remove({ type: 'totp' })}
              />
            ) : null
          }
        />
      )}
    </FormSection>
  );
}

function LastUse({ at }: { at: string | null }) {
  const { dateTime } = useFormats();
  if (at === null) return <Trans>Never used</Trans>;
  const time = dateTime(new Date(at));
  return <Trans>Last used {time}</Trans>;
}

function PasskeyRows({ factors, setup }: Part) {
  const { t } = useLingui();
  if (factors.passkeys.length === 0) return null;
  return (
    <ItemList
      whole
      label={t`Passkeys`}
      items={factors.passkeys.map(({ id, name, last_used_at: at }) => ({
        id,
        icon: Fingerprint,
        title: name,
        note: <LastUse at={at} />,
        actions: mayRemove(factors) ? (
          <Remove label={t`Remove ${name}`} onClick={() => setup.remove({ type: 'passkey', id, name })} />
        ) : null,
      }))}
    />
  );
}

function Passkeys({ factors, setup }: Part) {
  const canAdd = factors.offers_passkeys && 'PublicKeyCredential' in window;
  const hasNone = factors.passkeys.length === 0;
  if (!canAdd && hasNone) return null;
  return (
    <FormSection
      title={<Trans>Passkeys</Trans>}
      hint={<Trans>Sign in with your fingerprint, your face, a PIN or a security key.</Trans>}
    >
      <PasskeyRows factors={factors} setup={setup} />
      {canAdd ? (
        <FactRow
          note={hasNone ? <Trans>You have no passkeys.</Trans> : <ListQuota quota={factors.passkeys_quota} />}
          action={
            <Button writes icon={Fingerprint} onClick={setup.askPasskey}>
              <Trans>Add a passkey</Trans>
            </Button>
          }
        />
      ) : null}
    </FormSection>
  );
}

function Codes({ factors, setup }: Part) {
  if (countOf(factors) === 0) return null;
  return (
    <FormSection
      title={<Trans>Recovery codes</Trans>}
      hint={<Trans>Each signs you in once, when you have neither app nor passkey at hand.</Trans>}
    >
      <FactRow
        note={
          Number.isNaN(factors.recovery_codes) ? null : (
            <Plural
              value={factors.recovery_codes}
              _0="No codes left"
              one="# code left"
              other="# codes left"
            />
          )
        }
        action={
          <Button writes onClick={setup.renew}>
            <Trans>Renew codes</Trans>
          </Button>
        }
      />
    </FormSection>
  );
}

// Where no dialog says it.
function Refused({ setup }: { setup: FactorSetup }) {
  const { i18n } = useLingui();
  if (setup.state !== 'idle' || setup.messages.length === 0) return null;
  return (
    <Callout tone="error" live>
      {textOfAll(setup.messages, i18n)}
    </Callout>
  );
}

type FactorCardsProps = {
  client: Client;
  /** As the file of recovery codes names it. */
  systemName: string;
  /** Goes on once there is one. */
  onReady?: () => void;
};

/** The second factors of the user; nothing where the network has none. */
export function FactorCards({ client, systemName, onReady }: FactorCardsProps) {
  const { data, error, refetch, isFetching, fetchStatus } = useFactors();
  const setup = useFactorSetup(client, () => void refetch());
  if (!data) {
    const isFailed = error !== null || fetchStatus === 'paused';
    if (!isFailed) return <SectionSkeleton parts={factorParts} />;
    return isNotOffered(error) ? null : (
      <FormSection title={<Trans>Second factor</Trans>}>
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      </FormSection>
    );
  }
  const part = { factors: data, setup };
  return (
    <>
      <Refused setup={setup} />
      <App {...part} />
      <Passkeys {...part} />
      <Codes {...part} />
      {onReady && countOf(data) > 0 ? (
        <Button variant="primary" size="lg" block onClick={onReady}>
          <Trans>Continue</Trans>
        </Button>
      ) : null}
      <FactorDialogs setup={setup} systemName={systemName} hasOthers={countOf(data) > 1} />
    </>
  );
}
