import { Button } from '#ui/controls/button.tsx';
import { ChoicePanel } from '#ui/controls/choice-panel.tsx';
import { FilterBar, FilterDetail } from '#ui/tables/filter-bar.tsx';
import { CountedFigure } from '#ui/figures/counted-figure.tsx';
import { KpiToggles } from '#ui/controls/kpi-toggles.tsx';
import type { ReactNode } from 'react';
import { WithState } from './with-state.tsx';

const ranges = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
] as const;
const hint = 'What it counts';

export const figureSamples: Readonly<Record<string, () => ReactNode>> = {
  'choice-panel': () => (
    <WithState<'today' | 'week'> first="week">
      {(value, onChange) => (
        <ChoicePanel label="Ranges" items={ranges} value={value} onChoose={onChange}>
          Something of one’s own
        </ChoicePanel>
      )}
    </WithState>
  ),
  'counted-figure': () => (
    <CountedFigure id="sample" value={1275} write={(value) => String(Math.round(value ?? 0))} />
  ),
  'filter-bar': () => (
    <FilterBar label="What is shown" wide={<Button>Filter</Button>} narrow={<Button>Filter</Button>}>
      <Button>
        Last 7 days <FilterDetail>2026/11/14 – 2026/11/20</FilterDetail>
      </Button>
    </FilterBar>
  ),
  'kpi-toggles': () => (
    <WithState first="clicks">
      {(chosen, onChange) => (
        <KpiToggles
          label="Figures in the chart"
          onToggle={onChange}
          items={[
            { id: 'clicks', label: 'Clicks', figure: '1,275', hint, isChosen: chosen === 'clicks' },
            { id: 'payout', label: 'Earnings', figure: '€90.00', hint, isChosen: chosen === 'payout' },
          ]}
        />
      )}
    </WithState>
  ),
};
