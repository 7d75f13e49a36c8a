import { monthEnd } from '#figures/forecast/forecast.ts';
import { ForecastRule } from '#figures/forecast/forecast-rule.tsx';
import { useDaily } from '#figures/forecast/use-daily.ts';
import { useFigures } from '#figures/use-figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';

/** What the month will have brought at its end; nothing where such forecasts were too far off. */
export function MonthEnd() {
  const { day } = useFormats();
  const write = useFigures().write('payout');
  const history = useDaily({ kpi: 'payout' });
  const forecast = history && monthEnd(history.daily, history.today);
  if (!history || !forecast) return null;
  const [from, to, end] = [write(forecast.from), write(forecast.to), day(forecast.day)];
  return (
    <ForecastRule day={forecast.day} error={forecast.error}>
      <Trans>
        {from} to {to} by {end}
      </Trans>
    </ForecastRule>
  );
}
