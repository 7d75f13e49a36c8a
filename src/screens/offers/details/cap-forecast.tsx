import type { Result } from '#contract/endpoint.ts';
import type { offerParts } from '#contract/offer-parts.ts';
import { capSummary } from '#contract/offers.ts';
import { exhaustion } from '#figures/forecast/forecast.ts';
import { ForecastRule } from '#figures/forecast/forecast-rule.tsx';
import { useDaily } from '#figures/forecast/use-daily.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import type * as z from 'zod/mini';

type Days = { from: string; to: string | null; resets: boolean };

function Words({ from, to, resets }: Days) {
  const { day } = useFormats();
  const [first, last] = [day(from), to === null ? null : day(to)];
  if (last === first) return <Trans>Used up on {first}</Trans>;
  if (last !== null) {
    return (
      <Trans>
        Used up between {first} and {last}
      </Trans>
    );
  }
  return resets ? (
    <Trans>Used up on {first} at the earliest, or not before it resets</Trans>
  ) : (
    <Trans>Used up on {first} at the earliest</Trans>
  );
}

type Cap = Result<typeof offerParts.caps>['data'][number];
type KnownProps = { cap: Cap; kpi: z.infer<typeof capSummary>['type'] };

function Known({ cap: { offer_id: offer, remaining, resets_at: at }, kpi }: KnownProps) {
  const history = useDaily({ kpi, offer });
  const resetsAt = at === null ? null : new Date(at);
  const forecast = history && exhaustion(history.daily, history.today, { remaining, resetsAt });
  if (!forecast) return null;
  return (
    <p>
      <ForecastRule day={forecast.from} error={forecast.error}>
        <Words from={forecast.from} to={forecast.to} resets={resetsAt !== null} />
      </ForecastRule>
    </p>
  );
}

/** When a cap will be used up; nothing where it will not, or where such forecasts were too far off. */
export function CapForecast({ cap }: { cap: Cap }) {
  const kpi = capSummary.shape.type.safeParse(cap.type).data;
  return kpi ? <Known cap={cap} kpi={kpi} /> : null;
}
