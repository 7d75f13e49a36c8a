import type { User } from '#api/user.ts';
import { apiOrigin } from '#api/api-origin.ts';
import { useApiToken } from '#portal/api-token.ts';
import { useConfiguration } from '#portal/portal-context.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ApiPageLink } from './api-page-link.tsx';
import { ShadowHold } from './shadow-hold.tsx';
import { TokenCard } from './token-card.tsx';
import { TokenDialog } from './token-dialog.tsx';

const NamedTokensCard = lazyComponent(async () => (await import('./named-tokens-card.tsx')).NamedTokensCard);

// Its requests come after the section; until then the page has its placeholders.
const OwnApiPageLink = lazyComponent(
  async () => (await import('./own-api-page-link.tsx')).OwnApiPageLink,
  () => <ApiPageLink />,
);

// The placeholder of a hidden token.
const hiddenToken = 'YOUR_TOKEN';

const sampleOf = (base: string, token: string) =>
  [
    `curl '${base}/v1/dict/offers?limit=10'`,
    `  --header 'Accept: application/json'`,
    `  --header 'Authorization: Bearer ${token}'`,
  ].join(' \\\n');

export function ApiSection({ user }: { user: User }) {
  const { t } = useLingui();
  const configuration = useConfiguration();
  const token = useApiToken({ exists: Boolean(user.api_token) });
  const base = configuration.publisherApiUrl || `${apiOrigin()}/publisher`;
  return (
    <>
      <ShadowHold user={user} change="api_tokens">
        <TokenCard user={user} token={token} />
        <NamedTokensCard />
      </ShadowHold>
      <FormSection
        title={<Trans>Example</Trans>}
        hint={<Trans>The names of ten offers, from a command line. Works with any token.</Trans>}
      >
        <CopyField text={sampleOf(base, token.secret ?? hiddenToken)} label={t`Copy as cURL`} />
        {configuration.general.hasApiPage ? (
          <Suspense fallback={<ApiPageLink />}>
            <OwnApiPageLink />
          </Suspense>
        ) : null}
      </FormSection>
      <FormSection title={<Trans>Base addresses</Trans>}>
        <FormStack>
          <Field id="base-v1" role="group" label={<Trans>Offers, links, postbacks</Trans>}>
            <CopyField text={`${base}/v1`} label={t`Copy the address of offers, links and postbacks`} />
          </Field>
          <Field id="base-v2" role="group" label={<Trans>Analytics</Trans>}>
            <CopyField text={`${base}/v2`} label={t`Copy the address of analytics`} />
          </Field>
        </FormStack>
      </FormSection>
      <TokenDialog token={token} />
    </>
  );
}
