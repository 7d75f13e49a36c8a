import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { neededDays } from '#figures/forecast/known-days.ts';
import { monthEnd } from '#figures/forecast/month-end.ts';
import { useFigures } from '#figures/use-figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { tipOf } from '#ui/overlays/tip-anchor.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const historyOf = (today: string) => {
  const { from, to } = neededDays(today);
  return query(analytics.timeseries, { query: { date_from: from, date_to: to, kpi: ['payout'] } });
};

/** What the month comes to, as a range with its rule; an empty line where the rule has not held: below it nothing moves. */
export function MonthEndNote({ today }: { today: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { currency } = useFigures();
  const { data } = useQuery(historyOf(today));
  const end = data ? monthEnd(data, today) : null;
  if (!end || currency === null) return <span>{'\u00A0'}</span>;
  const wrong = formats.share(Math.ceil(end.wrong * 100));
  const rule = t`Each day left counts as the last 8 of its weekday did, Thursdays as the last 8 Thursdays. In the last 8 weeks this was at most ${wrong} off.`;
  const [from, to] = [Math.floor(end.from), Math.ceil(end.to)].map((amount) =>
    formats.money(amount, currency, 0),
  );
  return (
    <abbr {...tipOf(rule)}>
      <Trans>
        Month end: {from} to {to}
      </Trans>
    </abbr>
  );
}
