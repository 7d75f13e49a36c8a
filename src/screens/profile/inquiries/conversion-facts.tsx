import { query } from '#api/queries.ts';
import { conversionHref } from '#account/inquiry-address.ts';
import { RejectionReason, sameReasonHref } from '#account/rejection-reason.tsx';
import { trafficLog, type LoggedConversion } from '#contract/traffic-log.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useOffered } from '#portal/offered.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type Row = { id: string; term: ReactNode; details: ReactNode };
type Of = { conversion: LoggedConversion };

/** A conversion of the publisher; undefined while it is loaded, and on a network that has none of them alone. */
export function useConversion(id: string | null) {
  const { data, error } = useQuery({
    ...query(trafficLog.conversion, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchOnMount: 'always',
    // The network decides meanwhile, as about the inquiry.
    refetchOnWindowFocus: 'always',
  });
  return { conversion: id === null ? undefined : data, error };
}

function Payout({ conversion: { status, payout, rejected_payout: lost, currency } }: Of) {
  const { money } = useFormats();
  const amount = money(status === 'rejected' ? lost : payout, currency);
  switch (status) {
    case 'approved':
      return <Trans>{amount} booked</Trans>;
    case 'rejected':
      return <Trans>{amount} rejected</Trans>;
    default:
      return <Trans>{amount} pending</Trans>;
  }
}

function Reason({ conversion }: Of) {
  const hasReasons = useOffered('reasons');
  const { reason } = conversion;
  return (
    <>
      {reason ? <RejectionReason reason={reason} /> : <Trans>No reason given</Trans>}{' '}
      {hasReasons ? (
        <ArrowLink>
          <Link href={sameReasonHref(conversion)}>
            <Trans>Show all rejected for this reason</Trans>
          </Link>
        </ArrowLink>
      ) : null}
    </>
  );
}

function Places({ conversion }: Of) {
  const hasPayments = useOffered('payments');
  return (
    <>
      <ArrowLink>
        <Link href={conversionHref(conversion)}>
          <Trans>Open in the conversion log</Trans>
        </Link>
      </ArrowLink>{' '}
      {hasPayments && conversion.status === 'approved' ? (
        <ArrowLink>
          <Link href={`${href('profile')}?tab=payments`}>
            <Trans>Open your balance</Trans>
          </Link>
        </ArrowLink>
      ) : null}
    </>
  );
}

/** What came of a conversion: its payout, the reason of a rejection, and where it stands. */
export const outcomeOf = (conversion: LoggedConversion): Row[] => [
  { id: 'payout', term: <Trans>Payout</Trans>, details: <Payout conversion={conversion} /> },
  ...(conversion.status === 'rejected'
    ? [{ id: 'reason', term: <Trans>Reason</Trans>, details: <Reason conversion={conversion} /> }]
    : []),
  { id: 'places', term: <Trans>Conversion</Trans>, details: <Places conversion={conversion} /> },
];

/** Which conversion is written about. */
export function ConversionFacts({ conversion }: Of) {
  const { dateTime } = useFormats();
  return (
    <DefinitionList
      items={[
        { id: 'offer', term: <Trans>Offer</Trans>, details: conversion.offer.name },
        {
          id: 'converted',
          term: <Trans>Converted</Trans>,
          details: dateTime(new Date(conversion.converted_at)),
        },
        ...outcomeOf(conversion),
      ]}
    />
  );
}
