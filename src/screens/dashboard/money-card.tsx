import type { TimePoint } from '#contract/analytics.ts';
import { analyticsHref } from '#figures/analytics-address.ts';
import { ChangeNote, useComparison } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { dash } from '#i18n/words.ts';
import { useOffered } from '#portal/offered.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { CountedFigure } from '#ui/figures/counted-figure.tsx';
import { emptyLines, FigureStrip, type Figure } from '#ui/figures/figure-strip.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Outage } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useContext } from 'react';
import { Link } from 'wouter';
import { comparedTotals } from './figures.ts';
import { ageOf, Loaded } from './loaded.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { Part } from './part.ts';
import type { Periods } from './periods.ts';
import { ComparedDays } from './compared-days.tsx';

type MoneyProps = { figures: Part<TimePoint[]>; periods: Periods };

function EarningsAlone({ earnings }: { earnings: Figure }) {
  return <FigureStrip size="large" items={[earnings]} count={1} />;
}

// Its request comes after the figures, and holds up no paint.
const MoneyWithBalance = lazyComponent(
  async () => (await import('./money-with-balance.tsx')).MoneyWithBalance,
  EarningsAlone,
  { hasInitialStyles: true },
);

// With a request of its own, which no screen waits for.
const MonthEndNote = lazyComponent(
  async () => (await import('./month-end-note.tsx')).MonthEndNote,
  undefined,
  { hasInitialStyles: true },
);

/** Code that no card waits for. */
export const moneyParts = [MoneyWithBalance, MonthEndNote];

function useEarnings(points: readonly TimePoint[], { month, parts, today }: Periods): Figure {
  const { t } = useLingui();
  const figures = useFigures();
  const compare = useComparison();
  const { now, over, before } = comparedTotals(points, month, parts);
  return {
    id: 'earnings',
    label: t`Earned this month`,
    figure: <CountedFigure id="earnings" value={now.payout} write={figures.write('payout')} />,
    note: (
      <>
        <ChangeNote {...compare('payout', { now: over, before, parts })} />
        <Suspense fallback={emptyLines}>
          <MonthEndNote today={today} />
        </Suspense>
      </>
    ),
  };
}

const emptyFigure = <Skeleton width={92} height={14} />;
const emptyNote = <Skeleton width={96} />;

// As tall as what will stand there.
const placeholders = (): readonly Figure[] => [
  { id: 'available', label: <Trans>Available</Trans>, figure: emptyFigure, note: emptyNote },
  { id: 'next', label: <Trans>Next payout</Trans>, figure: emptyFigure, note: emptyNote },
];

function MoneySkeleton() {
  // A bar is lower than the line of text that it stands for.
  const note = (
    <>
      {'\u00A0'}
      {emptyLines}
    </>
  );
  const earnings = { id: 'earnings', label: <Trans>Earned this month</Trans>, figure: emptyFigure, note };
  const others = useOffered('payments') ? placeholders() : [];
  return <FigureStrip size="large" items={[earnings, ...others]} count={1} />;
}

function Money({ earnings }: { earnings: Figure }) {
  if (!useOffered('payments')) return <EarningsAlone earnings={earnings} />;
  const loading = [earnings, ...placeholders()];
  return (
    <Suspense fallback={<FigureStrip size="large" items={loading} count={loading.length} />}>
      <MoneyWithBalance earnings={earnings} placeholders={placeholders()} />
    </Suspense>
  );
}

type EarnedProps = { points: readonly TimePoint[]; periods: Periods };

function Earned({ points, periods }: EarnedProps) {
  return <Money earnings={useEarnings(points, periods)} />;
}

// The balance comes from a call of its own, which may have been answered.
function NotEarned({ figures: { isBusy, refresh } }: Pick<MoneyProps, 'figures'>) {
  const { t } = useLingui();
  const note = <NotLoaded isBusy={isBusy} refresh={refresh} />;
  return <Money earnings={{ id: 'earnings', label: t`Earned this month`, figure: dash, note }} />;
}

/** Money first: the earnings of the month and, where the network pays out, what is available and when it is paid. */
export function MoneyCard({ figures, periods }: MoneyProps) {
  const hasPayments = useOffered('payments');
  const isOutage = useContext(Outage);
  return (
    <Card
      flush
      title={<Trans>Your earnings</Trans>}
      sub={<ComparedDays range={periods.month} parts={periods.parts} />}
      end={
        <ArrowLink>
          {hasPayments ? (
            <Link href={`${href('profile')}?tab=payments`}>
              <Trans>Payments</Trans>
            </Link>
          ) : (
            <Link href={analyticsHref({ preset: 'month-to-date', comparison: 'month', kpis: ['payout'] })}>
              <Trans>Open in Analytics</Trans>
            </Link>
          )}
        </ArrowLink>
      }
      busy={figures.isBusy}
      foot={ageOf(figures)}
    >
      {figures.isFailed && hasPayments && !isOutage ? (
        <NotEarned figures={figures} />
      ) : (
        <Loaded part={figures} skeleton={<MoneySkeleton />}>
          {(points) => <Earned points={points} periods={periods} />}
        </Loaded>
      )}
    </Card>
  );
}
