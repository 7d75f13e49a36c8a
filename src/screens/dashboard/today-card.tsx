import type { TimePoint } from '#contract/analytics.ts';
import { useFormats } from '#i18n/formats.tsx';
import { analyticsHref } from '#portal/analytics-address.ts';
import { useFigures } from '#portal/use-figures.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Card } from '#ui/card.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { keyFigures } from './figures.ts';
import { ageOf, Loaded } from './loaded.tsx';
import type { Part } from './part.ts';
import type { Periods } from './periods.ts';

type TodayProps = { figures: Part<TimePoint[]>; periods: Periods };

function useToday(points: readonly TimePoint[], { today, yesterday }: Periods) {
  const figures = useFigures();
  const valuesOf = (day: string) => points.find(({ date }) => date === day)?.values;
  const [now, before] = [valuesOf(today), valuesOf(yesterday)];
  return keyFigures.map((id) => {
    const write = figures.write(id);
    const then = write(before?.[id]);
    return {
      id,
      label: figures.label(id),
      figure: write(now?.[id]),
      note: <Trans>yesterday {then}</Trans>,
    };
  });
}

const Figures = ({ points, periods }: { points: readonly TimePoint[]; periods: Periods }) => (
  <FigureStrip items={useToday(points, periods)} count={keyFigures.length} />
);

/** The day so far, which is not over: beside it, and never held against it, the whole day before. */
export function TodayCard({ figures, periods }: TodayProps) {
  const { day } = useFormats();
  return (
    <Card
      flush
      title={<Trans>Today so far</Trans>}
      sub={day(periods.today)}
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
        {(points) => <Figures points={points} periods={periods} />}
      </Loaded>
    </Card>
  );
}
