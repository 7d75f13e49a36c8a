import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { ForecastRule } from '#figures/forecast/forecast-rule.tsx';
import { neededDays } from '#figures/forecast/known-days.ts';
import { monthEnd } from '#figures/forecast/month-end.ts';
import { useFigures } from '#figures/use-figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { emptyLines, NoteLine } from '#ui/figures/figure-strip.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const historyOf = (today: string) => {
  const { from, to } = neededDays(today);
  return query(analytics.timeseries, { query: { date_from: from, date_to: to, kpi: ['payout'] } });
};

/** What the month comes to, as a range with its rule; two empty lines where the rule has not held: below them nothing moves. */
export function MonthEndNote({ today }: { today: string }) {
  const formats = useFormats();
  const { currency } = useFigures();
  const { data } = useQuery(historyOf(today));
  const end = data ? monthEnd(data, today) : null;
  if (!end || currency === null) return emptyLines;
  const [from, to] = [Math.floor(end.from), Math.ceil(end.to)].map((amount) =>
    formats.money(amount, currency, 0),
  );
  return (
    <>
      <NoteLine>
        <Trans>
          Month end: {from} to {to}
        </Trans>
      </NoteLine>
      <NoteLine>
        <ForecastRule wrong={end.wrong} />
      </NoteLine>
    </>
  );
}
