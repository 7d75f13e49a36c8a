import { userQuery } from '#api/reference-data.ts';
import { focusField } from '#fields/focus-field.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { billingFields, isBillingField } from './billing-fields.ts';
import { useIsHeld } from './shadow-hold.tsx';

export function MissingInfo() {
  const { i18n } = useLingui();
  const missing = useMissingInfo();
  const { data: user } = useQuery(userQuery);
  const isHeld = useIsHeld(user, 'payout_details');
  if (!missing) return null;
  const { first, href, fields } = missing;
  const names: readonly string[] = fields;
  const labels = names.filter(isBillingField).map((name) => i18n._(billingFields[name].label));
  const list = new Intl.ListFormat(i18n.locale).format(labels);
  return (
    <Callout
      tone="warning"
      title={<Trans>Billing details incomplete</Trans>}
      action={
        isHeld ? null : (
          <ButtonLink>
            <Link href={href} onClick={() => focusField(`billing-${first}`)}>
              <Trans>Add missing info</Trans>
            </Link>
          </ButtonLink>
        )
      }
    >
      <Trans>Missing: {list}. Payouts are on hold until then.</Trans>
    </Callout>
  );
}
