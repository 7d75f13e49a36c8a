import type { Kpi } from '#contract/analytics.ts';
import { figureOrder } from '#i18n/figures.ts';
import type { ListSearch } from '#lists/list-search.ts';

/** The default figures of a table. */
export const usualFigures: readonly Kpi[] = ['clicks', 'unique_clicks', 'conversions', 'cr', 'epc', 'payout'];

/** The figures that the address names, in its order. */
export const figuresOf = ({ columns }: Pick<ListSearch, 'columns'>): Kpi[] =>
  columns.flatMap((column) => figureOrder.find((name) => name === column) ?? []);
