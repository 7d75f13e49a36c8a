import { analyticsFilters, type AnalyticsFilter } from '#figures/analytics-address.ts';
import { Select } from '#ui/controls/select.tsx';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { split as recipe } from '#styled/recipes';
import { useAnalytics } from '../use-analytics.ts';
import { useDimensions } from '../use-dimensions.ts';
import { SplitRows } from './split-rows.tsx';

/** Rows of a dimension, the best first: up to six of them get a line of their own. */
export function SplitPanel() {
  const { t } = useLingui();
  const { name } = useDimensions();
  const analytics = useAnalytics();
  const { split, dimensions } = analytics;
  // The first dimension of the pivot that has filters, as days have none.
  const [first] = dimensions.flatMap((one) => analyticsFilters.find((filter) => filter === one) ?? []);
  const [by, setBy] = useState<AnalyticsFilter>(split?.by ?? first ?? 'offer_id');
  return (
    <div className={recipe().panel}>
      <Select
        label={t`Lines by`}
        value={by}
        onChange={setBy}
        items={analyticsFilters.map((value) => ({ value, label: name(value) }))}
      />
      <SplitRows key={by} analytics={analytics} by={by} />
    </div>
  );
}
