import { createClient } from '#api/client.ts';
import { isNotOffered } from '#api/not-offered.ts';
import { apiBase } from '#api/api-origin.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { heatAccess, transitionCounts, type HeatAccess } from '#contract/transition-counts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditedChart } from '../charts/audited-charts.ts';
import type { Period } from '../place.ts';

/** How often the transitions of a chart were taken since a day, by their ids: counting may have begun within the period. */
export type Heat = { access: HeatAccess; since: string; counts: ReadonlyMap<string, number> };

// The page is about nobody: it reads what everybody may.
const call = createClient({ baseUrl: apiBase(), authorization: () => null, onFailure: () => undefined });

async function loadHeat(chart: string, days: Period): Promise<Heat> {
  const from = addDays(dayOf(new Date()), 1 - days);
  // All charts and their code: not for a page that shows no heat.
  const { running } = await import('../evidence/running.ts');
  const hash = running.charts[chart] ?? '';
  try {
    const { access, first_day: first, taken } = await call(transitionCounts.shown, { query: { hash, from } });
    const counts = new Map(taken.map(({ transition, times }) => [transition, times]));
    return {
      access: heatAccess.options.find((known) => known === access) ?? 'off',
      since: first && first > from ? first : from,
      counts,
    };
  } catch (error) {
    if (isNotOffered(error)) return { access: 'off', since: from, counts: new Map() };
    throw error;
  }
}

const heatQuery = (chart: string, days: Period) =>
  queryOptions({ queryKey: ['heat', chart, days], queryFn: () => loadHeat(chart, days) });

/** The heat of a chart, where it is looked at. */
export const useHeat = ({ name }: AuditedChart, days: Period, isShown: boolean) =>
  useQuery({ ...heatQuery(name, days), enabled: isShown });
