import { addUp } from '#contract/kpi-sums.ts';
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
import type { Periods } from './periods.ts';
import type { Dashboard } from './use-dashboard.ts';

type TodayProps = Pick<Dashboard, 'today' | 'periods'>;
type Answers = NonNullable<Dashboard['today']['data']>;

/** Beside the day so far stands yesterday until the last full hour, never the whole day. */
function useToday({ points, yesterday }: Answers, { today, hours }: Periods) {
  const figures = useFigures();
  const now = points.find(({ date }) => date === today)?.values;
  const sameHours = yesterday.slice(0, hours).map(({ values }) => values);
  const before = hours > 0 ? addUp(sameHours, keyFigures) : null;
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

const Figures = ({ loaded, periods }: { loaded: Answers; periods: Periods }) => (
  <FigureStrip items={useToday(loaded, periods)} count={keyFigures.length} />
);

/** The day so far, which is not over, and yesterday until the same hour. */
export function TodayCard({ today: figures, periods }: TodayProps) {
  const { day } = useFormats();
  const today = day(periods.today);
  const time = `${String(periods.hours).padStart(2, '0')}:00`;
  return (
    <Card
      flush
      title={<Trans>Today so far</Trans>}
      sub={
        <Trans>
          {today}, beside yesterday until {time} UTC
        </Trans>
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
