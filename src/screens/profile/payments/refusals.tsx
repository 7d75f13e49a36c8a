import { useMissingInfo } from '#account/use-missing-info.ts';
import type { Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { codeAsWords } from '#i18n/words.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { ItemList, type Item } from '#ui/content/item-list.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleDollarSign, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOpenPayment } from './use-open-payment.ts';

type Reason = Pick<Item, 'icon' | 'title' | 'note'>;

const billing = `${href('profile')}?tab=billing`;

const linkTo = (address: string, text: ReactNode) => (
  <ArrowLink>
    <Link href={address}>{text}</Link>
  </ArrowLink>
);

function useReasonOf({ open_payment_id: openId, ...balance }: Balance) {
  const { money } = useFormats();
  const minimum = money(balance.minimum, balance.currency);
  const missing = useMissingInfo();
  const { hrefOf } = useOpenPayment();
  return (refusal: Balance['refusals'][number]): Reason => {
    switch (refusal) {
      case 'PAYOUT_AUTOMATIC':
        return {
          icon: Clock,
          title: <Trans>Your payment terms pay without a request.</Trans>,
        };
      case 'PAYOUT_OPEN':
        return {
          icon: Clock,
          title: <Trans>A payout is in progress. You can request another once it is done.</Trans>,
          note: openId === null ? null : linkTo(hrefOf(openId), <Trans>Open this payment</Trans>),
        };
      case 'PAYOUT_BILLING_INCOMPLETE':
        return {
          icon: CircleAlert,
          title: <Trans>No payout can be requested while your billing details are incomplete.</Trans>,
          note: linkTo(missing?.href ?? billing, <Trans>Add missing info</Trans>),
        };
      case 'PAYOUT_NOTHING_AVAILABLE':
        return {
          icon: CircleDollarSign,
          title: <Trans>There is nothing to pay out yet.</Trans>,
          note: linkTo(href('analytics'), <Trans>See what you have earned</Trans>),
        };
      case 'PAYOUT_BELOW_MINIMUM':
        return {
          icon: CircleDollarSign,
          title: <Trans>Less than your minimum payout of {minimum} is available.</Trans>,
          note: linkTo(`${billing}&field=min_payout`, <Trans>Change the minimum payout</Trans>),
        };
      default:
        return {
          icon: CircleAlert,
          title: <NetworkText>{codeAsWords(refusal)}</NetworkText>,
        };
    }
  };
}

/** Why no payout can be requested, each with the way to change that. */
export function Refusals({ balance }: { balance: Balance }) {
  const { t } = useLingui();
  const reasonOf = useReasonOf(balance);
  if (balance.refusals.length === 0) return null;
  return (
    <CardBody>
      <ItemList
        whole
        label={t`Why no payout can be requested`}
        items={balance.refusals.map((id) => ({ id, ...reasonOf(id) }))}
      />
    </CardBody>
  );
}
