import type { User } from '#api/user.ts';
import { webAddressOf } from '#api/web-address.ts';
import { apiOrigin } from '#api/api-origin.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useConfiguration } from '#portal/portal-context.tsx';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Trans } from '@lingui/react/macro';

function Acceptance({ user }: { user: User }) {
  const { dateTime } = useFormats();
  const { tos: version, accepted_at: at } = user.partner.terms_conditions;
  if (!at) return <Trans>Not accepted yet</Trans>;
  const time = dateTime(new Date(at));
  return user.partner.terms_conditions.acceptation ? (
    <Trans>
      Earlier terms accepted on {time}. Version {version} waits for you.
    </Trans>
  ) : (
    <Trans>
      Version {version} accepted on {time}
    </Trans>
  );
}

export function TermsCard({ user }: { user: User }) {
  const configuration = useConfiguration();
  const { terms_conditions: terms } = user.partner;
  const address = [terms.new_url, configuration.terms.url]
    .map((text) => webAddressOf(text, apiOrigin()))
    .find((found) => found !== null);
  return (
    <FormSection title={<Trans>Terms and Conditions</Trans>}>
      <FactRow note={<Acceptance user={user} />} />
      {address ? (
        <DocumentLink
          href={address}
          name={<Trans>Terms and Conditions</Trans>}
          note={<Trans>Opens in a new tab</Trans>}
        />
      ) : null}
    </FormSection>
  );
}
