import { BillingDeadline } from '#account/billing-deadline.tsx';
import { nextPayoutOf } from '#account/next-payout.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { query } from '#api/queries.ts';
import { payments, type Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { LeadFigure } from '#ui/figures/lead-figure.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HeldUntil } from './held-until.tsx';
import { usePaymentNames } from './payment-words.ts';
import { PayoutRequest } from './payout-request.tsx';
import { Refusals } from './refusals.tsx';
import { WayToPayout } from './way-to-payout.tsx';

const partCount = 4;

function Parts({ balance }: { balance: Balance }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { currency, hold_days: days } = balance;
  return (
    <>
      <LeadFigure
        label={<Trans>Available</Trans>}
        figure={money(balance.available, currency)}
        action={<PayoutRequest balance={balance} />}
      />
      <Refusals balance={balance} />
      <FigureStrip
        count={partCount}
        items={[
          {
            id: 'pending',
            label: t`Pending`,
            figure: money(balance.pending, currency),
            note: t`until the advertiser approves`,
          },
          {
            id: 'held',
            label: t`On hold`,
            figure: money(balance.held, currency),
            note: (
              <Plural value={days} one="# day after each conversion" other="# days after each conversion" />
            ),
          },
          {
            id: 'requested',
            label: t({ message: 'Requested', context: 'payout' }),
            figure: money(balance.requested, currency),
            note: t`in an open payout`,
          },
          { id: 'paid', label: t`Paid`, figure: money(balance.paid, currency), note: t`so far, without VAT` },
        ]}
      />
    </>
  );
}

function NextPayout({ balance }: { balance: Balance }) {
  const { money, ...formats } = useFormats();
  const next = nextPayoutOf(balance, useMissingInfo() !== null);
  const day = formats.day(next?.day ?? balance.payout_day);
  const amount = money(next?.amount, balance.currency);
  switch (next?.waitsFor) {
    case undefined:
      return <Trans>Nothing is due. The next payout day is {day}.</Trans>;
    // The day is not kept while nothing can be paid.
    case 'billing':
      return (
        <>
          <Trans>{amount} waits for your billing details</Trans>. <BillingDeadline />
        </>
      );
    case 'request':
      return (
        <Trans>
          {amount} on {day}, if you request it by then
        </Trans>
      );
    default:
      return (
        <Trans>
          {amount} on {day}
        </Trans>
      );
  }
}

function PaymentTerms({ balance: { terms_id: id, is_automatic: isAutomatic } }: { balance: Balance }) {
  const { termsOf } = usePaymentNames();
  if (id === null) {
    return isAutomatic ? <Trans>Paid without a request</Trans> : <Trans>Paid on request</Trans>;
  }
  return (
    <>
      <NetworkText>{termsOf(id)}</NetworkText>,{' '}
      {isAutomatic ? <Trans>paid without a request</Trans> : <Trans>paid on request</Trans>}
    </>
  );
}

function Rules({ balance }: { balance: Balance }) {
  const { money } = useFormats();
  return (
    <DefinitionList
      items={[
        { id: 'next', term: <Trans>Next payout</Trans>, details: <NextPayout balance={balance} /> },
        ...(balance.releases?.length
          ? [
              {
                id: 'held',
                term: <Trans>Leaves its hold</Trans>,
                details: <HeldUntil balance={balance} />,
              },
            ]
          : []),
        { id: 'way', term: <Trans>How you are paid</Trans>, details: <WayToPayout balance={balance} /> },
        {
          id: 'terms',
          term: <Trans>Payment terms</Trans>,
          details: <PaymentTerms balance={balance} />,
        },
        {
          id: 'minimum',
          term: <Trans>Minimum payout</Trans>,
          details:
            balance.minimum === null ? (
              <Trans>None yet: it is part of your billing details</Trans>
            ) : (
              money(balance.minimum, balance.currency)
            ),
        },
      ]}
    />
  );
}

// In px: what runs over more lines on phones.
const onPhones = { next: 100, held: 420, way: 200 };
const elsewhere = { next: 40, held: 160, way: 60 };

function Loading() {
  const { next, held, way } = useIsNarrow() ? onPhones : elsewhere;
  // Then there is a reason against a request, too.
  const isIncomplete = useMissingInfo() !== null;
  return (
    <>
      <LeadFigure
        label={<Trans>Available</Trans>}
        figure={null}
        action={<Skeleton width={148} height={32} />}
      />
      {isIncomplete ? (
        <CardBody>
          <Skeleton width="100%" height={64} />
        </CardBody>
      ) : null}
      <FigureStrip count={partCount} items={null} />
      <CardBody>
        <DefinitionList
          items={[
            {
              id: 'next',
              term: <Trans>Next payout</Trans>,
              details: <Skeleton width="100%" height={next} />,
            },
            {
              id: 'held',
              term: <Trans>Leaves its hold</Trans>,
              details: <Skeleton width="100%" height={held} />,
            },
            {
              id: 'way',
              term: <Trans>How you are paid</Trans>,
              details: <Skeleton width="100%" height={way} />,
            },
            { id: 'terms', term: <Trans>Payment terms</Trans>, details: <Skeleton width={180} /> },
            { id: 'minimum', term: <Trans>Minimum payout</Trans>, details: <Skeleton width={64} /> },
          ]}
        />
      </CardBody>
    </>
  );
}

/** What is earned and where it stands, when it is paid, and the request of a payout, or why there can be none. */
export function BalanceCard() {
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...query(payments.balance),
    refetchOnMount: 'always',
  });
  const isFailed = !data && (error !== null || fetchStatus === 'paused');
  return (
    <Card flush title={<Trans>Balance</Trans>} busy={isFetching}>
      {data ? (
        <>
          <Parts balance={data} />
          <CardBody>
            <Rules balance={data} />
          </CardBody>
        </>
      ) : null}
      {isFailed ? <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {data || isFailed ? null : <Loading />}
    </Card>
  );
}
