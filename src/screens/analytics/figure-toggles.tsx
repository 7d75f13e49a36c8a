import { nthSeries, series } from '#charts/series.ts';
import type { Kpi } from '#contract/analytics.ts';
import { figureOrder } from '#i18n/figures.ts';
import { mostLines } from '#figures/analytics-address.ts';
import { useComparison } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { Button } from '#ui/controls/button.tsx';
import { KpiToggles } from '#ui/controls/kpi-toggles.tsx';
import { OptionList } from '#ui/controls/option-list.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { toggled, unitOf } from './lines.ts';
import type { Analytics } from './use-analytics.ts';
import type { View } from './use-view.ts';

const alwaysShown = 7;

// Lines of a split share one figure.
function useToggle({ kpis, split, change }: Analytics) {
  const { definitionOf } = useFigures();
  return (kpi: Kpi) =>
    change({
      kpis: split ? [kpi] : toggled(kpis, kpi, (one) => unitOf(definitionOf(one))).slice(-mostLines),
    });
}

function MoreFigures({ analytics }: { analytics: Analytics }) {
  const { t } = useLingui();
  const { label } = useFigures();
  const toggle = useToggle(analytics);
  const rest = figureOrder.slice(alwaysShown);
  return (
    <Popover
      end
      label={t`More figures`}
      trigger={
        <Button variant="ghost" size="sm" icon={Plus}>
          <Trans>More figures</Trans>
        </Button>
      }
    >
      <OptionList
        label={t`More figures`}
        options={rest.map((kpi) => ({ value: kpi, label: label(kpi) }))}
        value={analytics.kpis}
        onChange={(values) => {
          const pressed = rest.find((kpi) => values.includes(kpi) !== analytics.kpis.includes(kpi));
          if (pressed) toggle(pressed);
        }}
      />
    </Popover>
  );
}

/** The key figures of a view with their change; those that are pressed are the lines of the chart (O10). */
export function FigureToggles({ view, analytics }: { view: View | null; analytics: Analytics }) {
  const { t } = useLingui();
  const figures = useFigures();
  const toggle = useToggle(analytics);
  const compare = useComparison();
  const { kpis } = analytics;
  const shown = figureOrder.filter((kpi, nth) => nth < alwaysShown || kpis.includes(kpi));
  const items = shown.map((kpi) => {
    const write = figures.write(kpi);
    const equal = view?.equal;
    const place = kpis.indexOf(kpi);
    return {
      id: kpi,
      label: figures.label(kpi),
      figure: write(view?.now.figures[kpi]),
      hint: figures.meaning(kpi),
      ...compare(kpi, { now: equal?.now, before: equal?.before, parts: equal?.parts ?? null }),
      isChosen: place >= 0,
      style: place < 0 ? undefined : series(nthSeries(place)),
    };
  });
  return (
    <KpiToggles
      label={t`Figures in the chart`}
      items={view ? items : null}
      isCompared={analytics.compared !== null}
      onToggle={(id) => {
        const pressed = shown.find((kpi) => kpi === id);
        if (pressed) toggle(pressed);
      }}
    >
      <MoreFigures analytics={analytics} />
    </KpiToggles>
  );
}
