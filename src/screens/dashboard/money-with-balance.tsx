import { nextPayoutOf } from '#account/next-payout.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { query } from '#api/queries.ts';
import { payments, type Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { dash } from '#i18n/words.ts';
import { Outage } from '#ui/feedback/failed-state.tsx';
import { Freshness } from '#ui/feedback/freshness.tsx';
import { CountedFigure } from '#ui/figures/counted-figure.tsx';
import { FigureStrip, type Figure } from '#ui/figures/figure-strip.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';

function useBalance() {
  const { data, error, isFetching, fetchStatus, dataUpdatedAt, refetch } = useQuery(query(payments.balance));
  const isOffline = fetchStatus === 'paused';
  return {
    data,
    isFetching,
    loadedAt: dataUpdatedAt,
    isOffline,
    isWithoutAnswer: isOffline || error !== null,
    refresh: () => void refetch(),
  };
}
type Loading = ReturnType<typeof useBalance>;

const Stale = ({ balance: { loadedAt, isOffline, isFetching, refresh } }: { balance: Loading }) => (
  <Freshness isStale loadedAt={loadedAt} isOffline={isOffline} isBusy={isFetching} onRefresh={refresh} />
);

type NextProps = { next: ReturnType<typeof nextPayoutOf>; payoutDay: string };

function NextDay({ next, payoutDay }: NextProps) {
  const formats = useFormats();
  const day = formats.day(next?.day ?? payoutDay);
  switch (next?.waitsFor) {
    case undefined:
      return <Trans>Nothing is due. The next payout day is {day}.</Trans>;
    case 'billing':
      return <Trans>waits for your billing details</Trans>;
    case 'request':
      return <Trans>on {day}, if you request it by then</Trans>;
    default:
      return <Trans>on {day}</Trans>;
  }
}

function useItems() {
  const { t } = useLingui();
  const formats = useFormats();
  const lacksBilling = useMissingInfo() !== null;
  return (balance: Balance | undefined, failure: ReactNode): Figure[] => {
    const next = balance ? nextPayoutOf(balance, lacksBilling) : null;
    const write = (amount: number | null | undefined) =>
      balance ? formats.money(amount, balance.currency) : dash;
    const [pending, held] = [write(balance?.pending), write(balance?.held)];
    return [
      {
        id: 'available',
        label: t`Available`,
        figure: <CountedFigure id="available" value={balance?.available} write={write} />,
        note: failure ?? (
          <Trans>
            {pending} pending, {held} on hold
          </Trans>
        ),
      },
      {
        id: 'next',
        label: t`Next payout`,
        figure: <CountedFigure id="next" value={next?.amount} write={write} />,
        note: balance ? <NextDay next={next} payoutDay={balance.payout_day} /> : null,
      },
    ];
  };
}

type MoneyWithBalanceProps = { earnings: Figure; placeholders: readonly Figure[] };

/** Beside the earnings: what is available and the next payout. */
export function MoneyWithBalance({ earnings, placeholders }: MoneyWithBalanceProps) {
  const balance = useBalance();
  const itemsOf = useItems();
  const isOutage = useContext(Outage);
  const { data, isWithoutAnswer } = balance;
  if (data) {
    const failure = isWithoutAnswer && !isOutage ? <Stale balance={balance} /> : null;
    return <FigureStrip size="large" items={[earnings, ...itemsOf(data, failure)]} count={3} />;
  }
  const others = isWithoutAnswer
    ? itemsOf(undefined, <NotLoaded isBusy={balance.isFetching} refresh={balance.refresh} />)
    : placeholders;
  return <FigureStrip size="large" items={[earnings, ...others]} count={3} />;
}
