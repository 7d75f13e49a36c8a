import { useMissingInfo } from '#account/use-missing-info.ts';
import type { Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { codeAsWords } from '#i18n/words.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { NoteList, type NoteItem } from '#ui/content/note-list.tsx';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleDollarSign, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOpenPayment } from './use-open-payment.ts';

type Note = { icon: LucideIcon; tone: NoteItem['tone']; title: ReactNode; action?: ReactNode };

const billing = `${href('profile')}?tab=billing`;

const linkTo = (address: string, text: ReactNode) => (
  <ArrowLink>
    <Link href={address}>{text}</Link>
  </ArrowLink>
);

function useNoteOf({ open_payment_id: openId, ...balance }: Balance) {
  const { money } = useFormats();
  const minimum = money(balance.minimum, balance.currency);
  const missing = useMissingInfo();
  const { hrefOf } = useOpenPayment();
  return (refusal: Balance['refusals'][number]): Note => {
    switch (refusal) {
      case 'PAYOUT_AUTOMATIC':
        return {
          icon: Clock,
          tone: 'info',
          title: <Trans>Your payment terms pay without a request.</Trans>,
          action: linkTo(`${billing}&field=payment_terms_id`, <Trans>Change payment terms</Trans>),
        };
      case 'PAYOUT_OPEN':
        return {
          icon: Clock,
          tone: 'info',
          title: <Trans>A payout is under way. The next one can be requested after it.</Trans>,
          action: openId === null ? null : linkTo(hrefOf(openId), <Trans>Open this payment</Trans>),
        };
      case 'PAYOUT_BILLING_INCOMPLETE':
        return {
          icon: CircleAlert,
          tone: 'warning',
          title: <Trans>No payout can be requested while your billing details are incomplete.</Trans>,
          action: linkTo(missing?.href ?? billing, <Trans>Add missing info</Trans>),
        };
      case 'PAYOUT_NOTHING_AVAILABLE':
        return {
          icon: CircleDollarSign,
          tone: 'neutral',
          title: <Trans>There is nothing to pay out yet.</Trans>,
          action: linkTo(href('analytics'), <Trans>See what you have earned</Trans>),
        };
      case 'PAYOUT_BELOW_MINIMUM':
        return {
          icon: CircleDollarSign,
          tone: 'neutral',
          title: <Trans>Less than your minimum payout of {minimum} is available.</Trans>,
          action: linkTo(`${billing}&field=min_payout`, <Trans>Change the minimum payout</Trans>),
        };
      default:
        return {
          icon: CircleAlert,
          tone: 'neutral',
          title: <NetworkText>{codeAsWords(refusal)}</NetworkText>,
        };
    }
  };
}

/** Why no payout can be requested, each with the way to change that. */
export function RefusalNotes({ balance }: { balance: Balance }) {
  const noteOf = useNoteOf(balance);
  if (balance.refusals.length === 0) return null;
  return <NoteList items={balance.refusals.map((id) => ({ id, ...noteOf(id) }))} />;
}
