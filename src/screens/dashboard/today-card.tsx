import { addUp } from '#contract/kpi-sums.ts';
import { firstHours } from '#i18n/finished.ts';
import { useFormats } from '#i18n/formats.tsx';
import { analyticsHref } from '#figures/analytics-address.ts';
import { ChangeNote, timeOf, useComparison } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CountedFigure } from '#ui/figures/counted-figure.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { keyFigures } from './figures.ts';
import { ageOf, Loaded } from './loaded.tsx';
import type { Periods } from './periods.ts';
import type { Dashboard } from './use-dashboard.ts';

type TodayProps = Pick<Dashboard, 'today' | 'periods'>;
type Answers = NonNullable<Dashboard['today']['data']>;

// Compares the full hours of both days, never more of one than of the other.
function useToday({ points, hours: byHour }: Answers, { today, yesterday, dayParts: parts }: Periods) {
  const figures = useFigures();
  const compare = useComparison();
  const soFar = points.find(({ date }) => date === today)?.values;
  const until = (day: string) => {
    const counted = firstHours(byHour, { day, hours: parts?.hours ?? 0 });
    return addUp(
      counted.map(({ values }) => values),
      keyFigures,
    );
  };
  const [now, before] = [until(today), until(yesterday)];
  return keyFigures.map((id) => ({
    id,
    label: figures.label(id),
    figure: <CountedFigure id={`today ${id}`} value={soFar?.[id]} write={figures.write(id)} />,
    note: <ChangeNote {...compare(id, { now, before, parts })} />,
  }));
}

const Figures = ({ loaded, periods }: { loaded: Answers; periods: Periods }) => (
  <FigureStrip items={useToday(loaded, periods)} count={keyFigures.length} />
);

export function TodayCard({ today: figures, periods }: TodayProps) {
  const { day } = useFormats();
  const today = day(periods.today);
  const hours = periods.dayParts?.hours ?? null;
  const time = timeOf(hours ?? 0);
  return (
    <Card
      flush
      title={<Trans>Today so far</Trans>}
      sub={
        hours === null ? (
          today
        ) : (
          <Trans>
            {today}, compared with yesterday until {time} UTC
          </Trans>
        )
      }
      busy={figures.isBusy}
      end={
        <ArrowLink>
          <Link href={analyticsHref({ preset: 'today' })}>
            <Trans>Hour by hour</Trans>
          </Link>
        </ArrowLink>
      }
      foot={ageOf(figures)}
    >
      <Loaded part={figures} skeleton={<FigureStrip items={null} count={keyFigures.length} />}>
        {(loaded) => <Figures loaded={loaded} periods={periods} />}
      </Loaded>
    </Card>
  );
}
