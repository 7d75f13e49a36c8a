import { mutation } from '#api/queries.ts';
import { partners, type Partner } from '#contract/partners.ts';
import { messagesAbout, textOfAll } from '#i18n/error-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';

// In a tab that learns nothing of this one; false where the browser opens none.
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** Signs the operator in to the portal as the publisher; the session of these pages stays as it is (M4). */
export function OpenAs({ partner: { id, name } }: { partner: Partner }) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useMutation(mutation(partners.shadowLogin));
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = () =>
    mutate(
      { params: { id } },
      { onSuccess: (link) => setBlocked(link && !openTab(link.url) ? link.url : null) },
    );
  return (
    <>
      <FormActions>
        <Button icon={ExternalLink} busy={isPending} onClick={open}>
          <Trans>Open as {name}</Trans>
        </Button>
      </FormActions>
      {error ? (
        <Callout tone="error" live>
          {textOfAll(messagesAbout(error), i18n)}
        </Callout>
      ) : null}
      {blocked === null ? null : (
        <Callout
          tone="warning"
          live
          action={
            <ButtonLink>
              <a href={blocked} target="_blank" rel="noopener noreferrer">
                <Trans>Open</Trans>
              </a>
            </ButtonLink>
          }
        >
          <Trans>Your browser has blocked the new tab. The link works once, within a minute.</Trans>
        </Callout>
      )}
    </>
  );
}
