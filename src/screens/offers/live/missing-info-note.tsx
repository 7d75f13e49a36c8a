import { useMissingInfo } from '#account/use-missing-info.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

export function MissingInfoNote() {
  const missing = useMissingInfo();
  if (!missing) return null;
  return (
    <Callout
      tone="warning"
      title={<Trans>Billing details incomplete</Trans>}
      action={
        <ButtonLink>
          <Link href={missing.href}>
            <Trans>Add missing info</Trans>
          </Link>
        </ButtonLink>
      }
    >
      <Trans>Your earnings are paid out once your billing details are complete.</Trans>
    </Callout>
  );
}
